/** The questions of several answers (not of one choice) that a scene answers with its own things, by their prompt. */
export const ON_STAGE: string[] = [
  "vote",
  "appoint",
  "move-units",
  "retreat",
  "police-reaction",
  "place-units",
  "bribe-units",
  "volley",
  "order-battles",
  "budget-piles",
  "budget-sums",
];
