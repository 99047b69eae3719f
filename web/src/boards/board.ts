/** What a board is: the parts of a table that look different in every game. The frame around them is the same. */
import type { Component } from "svelte";
import type { Draft, Means } from "$lib/questions/answers.svelte";
import type { Headline } from "$lib/director/stage.svelte";
import type { Foresight } from "$lib/questions/foresight.svelte";
import type { Targets, Way } from "$lib/questions/targets";
import type { LogLine, Question, Table, View } from "$lib/server/types";
import type { Voice } from "$lib/talk/voice";

/** The room the stage has, in pixels of its own: on a telephone it is laid out larger than what is seen of it. */
export interface Room {
  width: number;
  height: number;
  /** A telephone: faces lie in a row, the stage pans, the sheet covers a third. */
  small: boolean;
  /** A telephone held sideways: faces in a column at the left, the sheet at the right as high as the window. */
  sideways?: boolean;
}

export interface BoardProps {
  /** What the server says the seat may see: the whole truth, no rules are needed beside it. */
  view: View;
  /** Who sits where, who is a bot, who is away; null in a replay. */
  table: Table | null;
  /** Names, card texts, headings, sentences, in the reader's language. */
  texts: Voice;
  /** The question now being answered: the due one, or an opening the person has turned to. */
  question: Question | null;
  /**
   * What may be touched for it: `targets.of("D2")` is "open", "chosen" or "closed", `targets.touch("D2")` touches it,
   * `targets.drop("D2", "NAV")` drags one thing on another, `targets.aiming` says that a verb waits for its target.
   * Null while there is nothing to answer. Elements marked by `thing()` need none of it: the frame does it for them.
   */
  targets: Targets | null;
  /** What an option would bring, asked for when it is shown. */
  foresight: Foresight;
  /** Look at a thing: the frame shows its text, and says why it cannot be chosen now. */
  inspect: (thing: string) => void;
  /** Bring a thing of the stage into sight, where the stage pans. */
  goTo: (thing: string) => void;
  /** Lines of the log that are new since the last view: what to animate, briefly. */
  fresh: LogLine[];
  /** A line of the log is pointed at: the words of the game it names, to be marked on the board. */
  marked: string[];
  /** The person wants no motion. */
  reducedMotion: boolean;
  /** What has happened is still being played: the question may be ahead of what is seen. */
  playing: boolean;
  /** How large the stage is. */
  room: Room;
  /** An answer is under way: nothing can be sent just now. */
  busy: boolean;
  /** Lay the list of all choices open, or put it away. */
  list: () => void;
  /** Who won, where a match that is over is looked at again. */
  ended?: string;
}

/** What the prompt says of an answer in the making, where the board has better words than the question alone. */
export interface Said {
  /** The sentence. */
  ask?: string;
  /** Below it: what is at stake. */
  more?: string;
  /** On the button that sends it. */
  send?: string;
  /** The one option that is a button of the prompt, the main one: all others are pressed where they stand. */
  only?: string;
  /** There is more to do than that option: it is a button among others, not the main one. */
  undone?: boolean;
  /** Told when that button is pressed, just before. */
  sent?: () => void;
}

/**
 * What `boards/<game>/index.ts` exports. Every component finds what it shows with `board()`; only those about one
 * seat have a prop. What a game leaves out is drawn as on the plain table.
 */
export interface BoardModule {
  /** The scene: fills its zone exactly, whatever `room` it is given, and never scrolls the page. */
  Stage: Component;
  /** In the ribbon: goal, standing, phase as a track; one line of at most 50 pixels, 40 on a telephone. */
  Ribbon?: Component;
  /** One of the others in the column of people; on a telephone one of the row of faces. */
  Person?: Component<{ seat: string }>;
  /** My own card, at the foot of the column; on a telephone the first of the row of faces. */
  Me?: Component<{ seat: string }>;
  /** Beside the cards of the hand: the pile, money, other secrets. */
  HandSide?: Component;
  /** The whole hand zone, where a board keeps more there than cards; on a telephone it peeks until it is drawn `up`. */
  Hand?: Component<{ up: boolean; draw: (up: boolean) => void }>;
  /** Whether it does so in this view; always, where a board does not say. */
  ownHand?: (seen: BoardProps) => boolean;
  /** In the prompt's place (on a telephone in the sheet, pulled up) while a draft of the board's own is on `paper`. */
  Paper?: Component;
  /** Before the sentence of the prompt: how much is left of what the question spends. */
  Left?: Component;
  /** In the table of figures at the end: what somebody was left with, beside its worth. */
  Owned?: Component<{ seat: string }>;
  /** On a telephone, over a stage that pans: what stays in sight, such as a chart of where one is. */
  Over?: Component;
  /** On a telephone, in the sheet: the thing just touched, over what can be done with it; nothing for most things. */
  Touched?: Component<{ thing: string }>;
  /** A card of the hand that is not like every other. */
  HandCard?: Component<{ card: string; copy: number; brief?: boolean }>;
  /** A headline across the stage for what changes everything; marked `data-banner`, gone after its `ms`. */
  Banner?: Component<{ headline: Headline; texts: Voice }>;
  /** A thing at its ceremony: large, in the middle of a headline. */
  Honoured?: Component<{ thing: string }>;
  /** Something that changes hands, on a tray or a deal's paper: a card's title, one drop of blame, one banknote. */
  Good?: Component<{ good: string; spent?: boolean }>;
  /** The drawings of ready papers (`pictogram:…`), by their names. */
  papers?: Readonly<Record<string, string>>;
  /** A card at reading size: what is shown of it where it is pointed at. */
  ReadCard?: Component<{ card: string }>;
  /** The drawing of a verb (`pictogram:…`), for the menu at a thing. */
  verb?: (verb: string) => string | undefined;
  /** Figures of the rules that go without saying in that menu, where others are told. */
  quiet?: readonly string[];
  /** In that menu, a line below a way: what it leads to beside its figures; nothing for most. */
  hint?: (seen: BoardProps, way: Way, thing: string) => string;
  /** `ReadCard` shows this thing too, though no wit is written on it: a space with a card, a paper. */
  reads?: (thing: string, view: View) => boolean;
  /** Everything public about somebody, where the board has its own way to show it. */
  File?: Component<{ seat: string }>;
  /** Cards of the hand lie over each other, each so many pixels in sight, before only their titles fit. */
  fan?: number;
  /** What lies beside the hand says by itself that only I see it: the cards get the room of that sentence. */
  eyesBeside?: boolean;
  /** The hand reaches under the side, also where that lies open. */
  broad?: boolean;
  /**
   * Questions of several answers (a number, a split, an assignment, an order) that the stage answers with its own
   * things; for all others the frame lays a paper on the stage, where they are answered.
   */
  answers?: (question: Question) => boolean;
  /** Choices of one option that are not sent as soon as the last thing is touched, but by the prompt's button. */
  waits?: (question: Question) => boolean;
  /** What the prompt says while an answer is being made. */
  says?: (props: BoardProps) => Said | null;
  /** A draft of the board's own for a question, such as a choice of several answers made on one paper (`Course`). */
  draft?: (question: Question, means: Means, props: () => BoardProps) => Draft | null;
  /** From so many pixels of the window on the side lies open: more than usual, where the stage needs the room. */
  wide?: number;
  /** The stage wants the room of the hand in this view, which folds to titles. */
  low?: (seen: Pick<BoardProps, "view" | "question" | "room">) => boolean;
  /** Captions lie where the prompt does; the whole stage is to be read. */
  captionsInPrompt?: boolean;
  /** What one may always do and hardly ever wants: it stands in the list of all choices, and has no button. */
  rare?: readonly string[];
  /**
   * How large the stage is laid out where it pans, in pixels; a stage without it scrolls on a telephone by itself
   * and shows what the question is about first. A board of which only some scenes pan says it by view and question.
   */
  canvas?: Canvas | ((seen: Pick<BoardProps, "view" | "question">) => Canvas | null);
}

/** How large a stage that pans is laid out. */
export interface Canvas {
  width: number;
  height: number;
  /** So many pixels at the top of its window are covered by what lies over it. */
  above?: number;
}

/** How large the stage is laid out in this view where it pans; nothing, where it fills its zone. */
export function canvasOf(
  board: Pick<BoardModule, "canvas"> | null,
  seen: Pick<BoardProps, "view" | "question">,
): Canvas | undefined {
  const canvas = board?.canvas;
  return (typeof canvas === "function" ? canvas(seen) : canvas) ?? undefined;
}
