-- Whether those who sit at a table may ask what a clerk would do, and whether somebody has: then it is not rated.
ALTER TABLE tables ADD COLUMN advice INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN advised INTEGER NOT NULL DEFAULT 0;
