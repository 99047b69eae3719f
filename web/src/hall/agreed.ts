/** What is agreed at a table, line by line: the options of its game, clock, bell, patience, who may come. */
import fire from "pictogram:fire";
import gate from "pictogram:open-gate";
import hands from "pictogram:shaking-hands";
import pickup from "pictogram:card-pickup";
import bell from "pictogram:ringing-bell";
import hourglass from "pictogram:hourglass";
import conversation from "pictogram:conversation";
import pen from "pictogram:quill-ink";
import watch from "pictogram:pocket-watch";
import { mattering } from "$lib/parts/options";
import { patienceOf } from "$lib/parts/patience";
import { fitting, seatsIn } from "$lib/parts/seats";
import type { ClockRule, Game, Table, TableChange } from "$lib/server/types";
import { t } from "$lib/talk/language.svelte";
import type { Voice } from "$lib/talk/voice";
import { stretch } from "./times";

/** What those who sit down agree to. */
export type Agreement = Pick<Table, "options" | "clock" | "patience" | "bell" | "advice" | "public" | "language">;

export interface Line {
  name: string;
  title: string;
  help: string;
  drawing: string;
  values: { value: unknown; label: string }[];
  value: unknown;
  /** The change that another value makes. */
  alter: (value: unknown) => Partial<TableChange>;
}

const DRAWINGS: Record<string, string> = { burn: fire, rescue: pickup, binding: hands };
const NONE: ClockRule = { kind: "none", seconds: 0, increment: 0 };
const CLOCKS: Record<ClockRule["kind"], ClockRule> = {
  none: NONE,
  decision: { kind: "decision", seconds: 90, increment: 0 },
  bank: { kind: "bank", seconds: 1800, increment: 10 },
};
const EACH = [30, 60, 90, 180, 3600, 86_400, 259_200];
const WHOLE = [600, 900, 1800, 3600];
const BELLS = [3, 5, 8, 0];
const PATIENCE = [0, 60, 120, 300, 600, 1800, 3600, 86_400];

/** The usual values, and the one there is. */
const among = (usual: number[], now: number) =>
  (usual.includes(now) ? usual : [...usual, now]).sort((one, other) => one - other);
const short = (seconds: number) => (seconds < 3600 && seconds % 60 ? `${seconds} s` : stretch(seconds));

/** The lines of the game's own options: those that make a difference with the others as they are. */
function optionLines(game: Game, texts: Voice, options: Record<string, unknown>, names: string[]): Line[] {
  const id = (option: string) =>
    texts.has(`option-${option}`) ? `option-${option}` : `option-${option.replaceAll("_", "-")}`;
  const seatwise = (option: string) => {
    const values = game.options[option]?.values ?? [];
    return (
      texts.has(`option-${option}-seats`) || (values.length > 0 && values.every((one) => /^s\d/.test(String(one))))
    );
  };
  /** What a value is called: by its own message, as yes or no, as a seat, or as it is. */
  function label(option: string, value: unknown): string {
    const own = [`option-${option.replaceAll("_", "-")}-${String(value)}`, `option-${option}-${String(value)}`];
    const found = own.find((message) => texts.has(message));
    if (found) return texts.say(found);
    if (typeof value === "boolean") return t(value ? "yes-sign" : "no-sign");
    const seats = seatwise(option) ? seatsIn(value) : null;
    if (!seats) return String(value);
    if (seats.every((seat) => names[seat])) return seats.map((seat) => names[seat]).join(", ");
    if (texts.has(`option-${option}-seats`))
      return texts.say(`option-${option}-seats`, { seats: seats.map((seat) => seat + 1) });
    return seats.map((seat) => names[seat] || t("seat-number", { number: seat + 1 })).join(", ");
  }
  return mattering(game.options, options, names.length).map(([name, option]) => {
    const value = options[name] ?? option.default;
    const helps = [
      texts.say(id(name), {}, "help"),
      texts.say(`option-${name.replaceAll("_", "-")}-${String(value)}`, {}, "help") ||
        texts.say(`option-${name}-${String(value)}`, {}, "help"),
    ];
    return {
      name,
      title: texts.say(id(name)),
      help: helps.filter(Boolean).join(" "),
      drawing: DRAWINGS[name] ?? "",
      values: fitting(option.values, value, names.length, seatwise(name)).map((one) => ({
        value: one,
        label: label(name, one),
      })),
      value,
      alter: (next) => ({ options: { ...options, [name]: next } }),
    };
  });
}

/** All lines of a table; that of the edition stands elsewhere. */
export function linesOf(game: Game, texts: Voice, agreed: Agreement, names: string[]): Line[] {
  const { clock } = agreed;
  const lines = optionLines(game, texts, agreed.options, names).filter((line) => line.name !== "edition");
  lines.push({
    name: "clock",
    title: t("clock"),
    help: t(`clock-${clock.kind}`, {}, "help"),
    drawing: watch,
    values: [
      { value: "none", label: t("clock-no") },
      { value: "decision", label: t("clock-each") },
      { value: "bank", label: t("clock-whole") },
    ],
    value: clock.kind,
    alter: (kind) => ({ clock: CLOCKS[kind as ClockRule["kind"]] }),
  });
  if (clock.kind !== "none")
    lines.push({
      name: "seconds",
      title: t(clock.kind === "bank" ? "how-long-whole" : "how-long-each"),
      help: "",
      drawing: "",
      values: among([...(clock.kind === "bank" ? WHOLE : EACH)], clock.seconds).map((value) => ({
        value,
        label: short(value),
      })),
      value: clock.seconds,
      alter: (seconds) => ({ clock: { ...clock, seconds: Number(seconds) } }),
    });
  lines.push(
    {
      name: "bell",
      title: t("agreed-bell"),
      help: t(agreed.bell ? "agreed-bell-help" : "agreed-bell-none"),
      drawing: bell,
      values: (BELLS.includes(agreed.bell) ? BELLS : [...BELLS, agreed.bell]).map((value) => ({
        value,
        label: value ? `${value} s` : t("clock-no"),
      })),
      value: agreed.bell,
      alter: (value) => ({ bell: Number(value) }),
    },
    {
      name: "patience",
      title: t("patience"),
      help: agreed.patience ? t("patience-help") : t("patience-never", {}, "help"),
      drawing: hourglass,
      values: among([...PATIENCE], agreed.patience).map((value) => ({ value, label: patienceOf(value) })),
      value: agreed.patience,
      alter: (value) => ({ patience: Number(value) }),
    },
    {
      name: "advice",
      title: t("agreed-advice"),
      help: t(agreed.advice ? "agreed-advice-all" : "agreed-advice-alone"),
      drawing: pen,
      values: [
        { value: false, label: t("no-sign") },
        { value: true, label: t("yes-sign") },
      ],
      value: agreed.advice,
      alter: (value) => ({ advice: value === true }),
    },
    {
      name: "language",
      title: t("agreed-language"),
      help: t("agreed-language-help"),
      drawing: conversation,
      values: (["en", "it"] as const).map((value) => ({ value, label: t(`agreed-language-${value}`) })),
      value: agreed.language,
      alter: (value) => ({ language: value as Table["language"] }),
    },
    {
      name: "public",
      title: t("agreed-hall"),
      help: t(agreed.public ? "agreed-hall-seen" : "agreed-hall-hidden", {}, "help"),
      drawing: gate,
      values: [
        { value: false, label: t("agreed-hall-hidden") },
        { value: true, label: t("agreed-hall-seen") },
      ],
      value: agreed.public,
      alter: (value) => ({ public: value === true }),
    },
  );
  return lines;
}

/** What a value of a line is called. */
export function labelOf(line: Line): string {
  return line.values.find((one) => String(one.value) === String(line.value))?.label ?? String(line.value);
}
