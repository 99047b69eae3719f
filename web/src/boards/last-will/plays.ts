/** The words of a play: what options name, what may go along, which lines may suffer. */

/** What the paper is about: the cards, where they lie (nowhere: in the hand), and the ways to do it. */
export interface Subject {
  cards: string[];
  place: string | null;
  ways: string[];
}

/** Something that may go along with a play; what it adds, where that is known. */
export interface Addition {
  option: string;
  on: boolean;
  /** It belongs to the play already, and cannot be taken back. */
  fixed: boolean;
  amount: number | null;
}

/** A line of the job that may suffer, and what it pays. */
export interface Suffering {
  option: string;
  symbol: string;
  amount: number;
}

/** Answers that end a paper, take it back, or let no line suffer. */
export const DONE = "done";
export const BACK = "back";
export const DECLINE = "decline";
/** Questions that ask what goes along. */
export const DECLARING = ["declare-play", "declare-sale"];
/** Verbs that begin with a card of the hand. */
export const FROM_HAND = ["play", "buy", "place", "wed"];
const DIGITS = /^\d+$/;
/** In this order helpers, company and the rest are shown. */
export const ORDER = ["bonus", "with", "feed", "tokens", "waive"];

/** The verb of an option. */
export const verbIn = (option: string): string => option.split(":")[0] ?? "";
/** What an option names after its verb. */
export const wordsIn = (option: string): string[] => option.split(":").slice(1);
/** Two additions alike but for the hole they fill. */
export const kindOf = (option: string): string =>
  verbIn(option) === "tokens"
    ? "tokens"
    : option
        .split(":")
        .filter((word) => !DIGITS.test(word))
        .join(":");
/** A wild companion goes along. */
export const isWild = (option: string): boolean => wordsIn(option).includes("W01");
