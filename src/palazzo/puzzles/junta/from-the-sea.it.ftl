title = Dal mare
task = Finisci il golpe con tre dei cinque centri di potere in mano ai ribelli.
tale = I Marines sono pochi, umidi, e non hanno mai visto una ferrovia. È ora che ne vedano una.
hint = I moli sono accanto alla stazione. Due fasi: una per sbarcare, una per camminare.
lesson = I Marines sbarcano vicino al porto e possono marciare: comincia da chi ha la strada più lunga.
