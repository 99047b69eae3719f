/** Answers in the making: touching things leads to the answer the server is sent. */
import { describe, expect, test, vi } from "vitest";
import {
  AssignDraft,
  draftFor,
  LOOSE,
  NumberDraft,
  OrderDraft,
  PickDraft,
  SplitDraft,
  SubsetDraft,
} from "../src/questions/answers.svelte";
import { commonWords, rowsOf } from "../src/questions/groups";
import type { Assign, Order, Pick, Split, Subset } from "../src/server/types";

const base = { id: "1.0.0", due: true, window: false, single: false, prompt: "p", facts: {}, rule: "" };
const pick = (options: string[]): Pick => ({ ...base, kind: "pick", options });

describe("pick", () => {
  test("two things touched are the whole of an option, and it is sent", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["stop", "forward:D1:NAV", "forward:D1:SEC", "stamp:D1"]), give);
    draft.touch("D1");
    expect(draft.options).toEqual(["forward:D1:NAV", "forward:D1:SEC", "stamp:D1"]);
    draft.touch("NAV");
    expect(give).toHaveBeenCalledWith("forward:D1:NAV");
  });
  test("a verb on one thing is offered at it, and once more lets it go", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["stop", "play:C05"]), give);
    draft.touch("C05");
    expect(give).not.toHaveBeenCalled();
    expect(draft.ways).toEqual([{ verb: "play", options: ["play:C05"] }]);
    draft.touch("C05");
    expect([draft.begun, draft.ways]).toEqual([false, []]);
    draft.touch("C05");
    draft.go(draft.ways[0]!);
    expect(give).toHaveBeenCalledWith("play:C05");
  });
  test("a verb's own place and then its only target say it whole: pressed again, it would be let go", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["stop", "investigate:NAV", "draw"]), give);
    draft.touch("investigate");
    expect([draft.value, give.mock.calls]).toEqual(["investigate:NAV", []]);
    draft.touch("NAV");
    expect(give).toHaveBeenCalledWith("investigate:NAV");
  });
  test("where things may change places, the first touched comes first", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["arrow:REF:TRE", "arrow:TRE:REF", "arrow:TRE:SEC"]), give);
    draft.touch("TRE");
    expect([draft.aiming, draft.options]).toEqual([true, ["arrow:TRE:REF", "arrow:TRE:SEC"]]);
    expect([draft.of("REF"), draft.of("SEC")]).toEqual(["open", "open"]);
    draft.touch("REF");
    expect(give).toHaveBeenCalledWith("arrow:TRE:REF");
    expect([draft.accepts("SEC", "TRE"), draft.accepts("TRE", "SEC")]).toEqual([false, true]);
  });
  test("where it waits, the whole option lies there until it is sent, and can be changed thing by thing", () => {
    const give = vi.fn();
    const options = ["A1", "A2"].flatMap((card) =>
      ["s1", "s2"].flatMap((seat) => ["home", "bank"].map((place) => `attempt:${card}:${seat}:${place}`)),
    );
    const draft = new PickDraft(pick(["no-more", ...options]), give, true);
    expect([draft.of("A1"), draft.of("s1"), draft.of("home")]).toEqual(["open", "closed", "closed"]);
    for (const thing of ["A1", "s1", "home"]) draft.touch(thing);
    expect([draft.value, draft.aiming, give.mock.calls]).toEqual(["attempt:A1:s1:home", false, []]);
    expect([draft.of("A2"), draft.of("s2"), draft.of("bank"), draft.of("D1")]).toEqual([
      "open",
      "open",
      "open",
      "closed",
    ]);
    draft.touch("bank");
    draft.touch("s2");
    expect(draft.value).toBe("attempt:A1:s2:bank");
    draft.send();
    expect(give).toHaveBeenCalledWith("attempt:A1:s2:bank");
  });
  test("where it waits, a thing that does not go with the means chosen is closed, and changes no means", () => {
    const free = ["home", "bank"].map((place) => `attempt:C9:s1:${place}`);
    const draft = new PickDraft(
      pick(["no-more", "attempt:police:s1:home", "attempt:police:s2:home", ...free]),
      vi.fn(),
      true,
    );
    draft.touch("police");
    draft.touch("s1");
    expect([draft.of("home"), draft.of("bank"), draft.of("s2"), draft.of("C9")]).toEqual([
      "open",
      "closed",
      "open",
      "open",
    ]);
  });
  test("where it waits, one thing that says it all opens no menu", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["hide:home", "hide:bank"]), give, true);
    draft.touch("bank");
    expect([draft.value, draft.ways, draft.of("home")]).toEqual(["hide:bank", [], "open"]);
    draft.touch("home");
    draft.send();
    expect(give.mock.calls).toEqual([["hide:home"]]);
  });
  test("several verbs are a menu, and the one taken waits for its target alone", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["stop", "forward:D1:NAV", "forward:D1:SEC", "stamp:D1", "stamp:D2"]), give);
    expect([draft.of("D1"), draft.of("NAV"), draft.of("D2")]).toEqual(["open", "closed", "open"]);
    draft.touch("D1");
    expect(draft.ways.map((way) => [way.verb, way.options.length])).toEqual([
      ["forward", 2],
      ["stamp", 1],
    ]);
    expect(draft.aiming).toBe(false);
    draft.go(draft.ways[0]!);
    expect([draft.aiming, draft.ways]).toEqual([true, []]);
    expect([draft.of("D1"), draft.of("NAV"), draft.of("D2")]).toEqual(["chosen", "open", "closed"]);
    draft.touch("SEC");
    expect(give).toHaveBeenCalledWith("forward:D1:SEC");
  });
  test("a single verb needs no menu", () => {
    const draft = new PickDraft(pick(["stop", "forward:D1:NAV", "forward:D1:SEC"]), vi.fn());
    draft.touch("D1");
    expect([draft.aiming, draft.ways]).toEqual([true, []]);
  });
  test("what the question is about alone lies in the hand already: only its target is touched", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["keep", "forward:D1:NAV", "forward:D1:SEC"]), give);
    expect([draft.begun, draft.aiming, draft.of("D1"), draft.of("NAV"), draft.of("HR")]).toEqual([
      false,
      true,
      "chosen",
      "open",
      "closed",
    ]);
    draft.touch("NAV");
    expect(give).toHaveBeenCalledWith("forward:D1:NAV");
  });
  test("where something else can be touched, or nothing tells the answers apart, nothing lies in the hand", () => {
    for (const options of [
      ["stop", "draw", "forward:D1:NAV", "forward:D1:SEC"],
      ["keep", "forward:D1:NAV", "forward:D2:NAV"],
      ["keep", "play:E06:1", "play:E06:2"],
      ["keep", "forward:D1:NAV"],
    ]) {
      const draft = new PickDraft(pick(options), vi.fn());
      expect([draft.aiming, draft.of(options.at(-1)?.split(":")[1] ?? "")]).toEqual([false, "open"]);
    }
  });
  test("what only a number tells apart is a menu", () => {
    const draft = new PickDraft(pick(["end", "play:E06:1", "play:E06:2", "buy:F01"]), vi.fn());
    draft.touch("E06");
    expect(draft.ways.map((way) => way.options)).toEqual([["play:E06:1"], ["play:E06:2"]]);
  });
  test("a bare word among verbs is a verb, and is not done by touching its thing", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["stop", "draw", "stamp:D1"]), give);
    draft.touch("draw");
    expect(give).not.toHaveBeenCalled();
    expect(draft.ways).toEqual([{ verb: "", options: ["draw"] }]);
  });
  test("a thing that is asked for is sent at once", () => {
    const give = vi.fn();
    new PickDraft(pick(["s1", "s2"]), give).touch("s2");
    expect(give).toHaveBeenCalledWith("s2");
  });
  test("what fits no option with what was touched begins anew", () => {
    const draft = new PickDraft(pick(["forward:D1:NAV", "forward:D2:SEC", "stamp:D2"]), vi.fn());
    draft.touch("D1");
    draft.touch("D2");
    expect(draft.touched).toEqual(["D2"]);
  });
  test("dragging one thing on another is an answer", () => {
    const give = vi.fn();
    const draft = new PickDraft(pick(["forward:D1:NAV", "forward:D1:SEC"]), give);
    expect(draft.accepts("D1", "NAV")).toBe(true);
    expect(draft.accepts("D1", "HR")).toBe(false);
    draft.drop("D1", "SEC");
    expect(give).toHaveBeenCalledWith("forward:D1:SEC");
  });
  test("closed things are closed", () => {
    const draft = new PickDraft(pick(["stamp:D1"]), vi.fn());
    expect([draft.of("D1"), draft.of("D2")]).toEqual(["open", "closed"]);
  });
});

describe("a likely answer", () => {
  const likely = <T extends object>(question: T, likely: unknown) => ({ ...question, likely });
  test("is what a draft begins with, and what was answered before goes before it", () => {
    const split = { ...base, kind: "split", places: ["a", "b"], caps: [3, 3], least: 1, most: 3 } as Split;
    expect(new SplitDraft(likely(split, { a: 2, b: 1 }), vi.fn()).value).toEqual({ a: 2, b: 1 });
    expect(new SplitDraft(likely({ ...split, answer: { a: 1 } }, { a: 2 }), vi.fn()).value).toEqual({ a: 1 });
    const order = { ...base, kind: "order", items: ["x", "y"] } as Order;
    expect(new OrderDraft(likely(order, ["y", "x"]), vi.fn()).value).toEqual(["y", "x"]);
  });
  test("all and the most, as far as the bounds go", () => {
    const some = new SubsetDraft(
      { ...base, kind: "subset", options: ["a", "b", "c"], least: 0, most: 2 } as Subset,
      vi.fn(),
    );
    some.all();
    expect(some.value).toEqual(["a", "b"]);
    const split = new SplitDraft(
      { ...base, kind: "split", places: ["a", "b"], caps: [2, 5], least: 1, most: 4 } as Split,
      vi.fn(),
    );
    split.max("a");
    split.max("b");
    expect(split.value).toEqual({ a: 2, b: 2 });
    const room: Record<string, [number, number]> = { yes: [0, 9], no: [0, 1] };
    const votes = { ...base, kind: "assign", items: ["p", "q", "r"], places: ["yes", "no"], least: 0, most: 3 };
    const cast = new AssignDraft({ ...votes, room, barred: { r: ["yes"] }, rivals: [] } as unknown as Assign, vi.fn());
    cast.all("yes");
    expect([cast.value, cast.loose]).toEqual([{ yes: ["p", "q"] }, ["r"]]);
  });
});

describe("subset", () => {
  const question = (more: Partial<Subset> = {}): Subset => ({
    ...base,
    kind: "subset",
    options: ["C1", "C1", "C2"],
    least: 1,
    most: 2,
    ...more,
  });
  test("copies are counted, and the bounds are kept", () => {
    const give = vi.fn();
    const draft = new SubsetDraft(question(), give);
    expect(draft.fault?.[0]).toBe("want-count");
    draft.touch("C1");
    draft.touch("C1");
    expect(draft.count("C1")).toBe(2);
    draft.send();
    expect(give).toHaveBeenCalledWith(["C1", "C1"]);
    draft.touch("C1");
    expect(draft.value).toEqual([]);
  });
  test("where two are wanted, a third takes the place of the first", () => {
    const two = { ...question({ options: ["a", "b", "c"], least: 2 }), likely: ["a", "b"] };
    const draft = new SubsetDraft(two, vi.fn());
    draft.touch("c");
    expect([draft.value, draft.fault]).toEqual([["b", "c"], null]);
    draft.touch("b");
    expect(draft.value).toEqual(["c"]);
  });
  test("a payment must be worth enough", () => {
    const draft = new SubsetDraft(question({ least: 0, most: 3, worth: { C1: 1, C2: 2 }, total: 3 }), vi.fn());
    draft.touch("C1");
    expect(draft.fault).toEqual(["want-worth", { total: 3, paid: 1 }]);
    draft.touch("C2");
    expect(draft.fault).toBeNull();
  });
});

describe("split", () => {
  const question: Split = { ...base, kind: "split", places: ["A", "B"], caps: [2, 5], least: 2, most: 4 };
  test("touching adds one, as far as there is room, then none", () => {
    const draft = new SplitDraft(question, vi.fn());
    draft.touch("A");
    draft.touch("A");
    expect(draft.count("A")).toBe(2);
    expect(draft.fault).toBeNull();
    draft.touch("A");
    expect(draft.count("A")).toBe(0);
  });
  test("a likely answer says where everything lies: what it does not name has nothing", () => {
    const draft = new SplitDraft({ ...question, now: { A: 1, B: 2 }, likely: { B: 3 } } as Split, vi.fn());
    expect([draft.value, draft.fault]).toEqual([{ B: 3 }, null]);
  });
  test("what lies there already does not change anything", () => {
    const draft = new SplitDraft({ ...question, now: { A: 1, B: 2 } }, vi.fn());
    expect(draft.fault).toEqual(["changes-nothing", {}]);
    draft.drop("B", "A");
    expect(draft.value).toEqual({ A: 2, B: 1 });
    expect(draft.fault).toBeNull();
  });
});

describe("assign", () => {
  const question: Assign = {
    ...base,
    kind: "assign",
    items: ["x", "y"],
    places: ["A", "B"],
    least: 2,
    most: 2,
    room: { A: [1, 1], B: [1, 1] },
    barred: { y: ["A"] },
    rivals: [],
  };
  test("items are taken up and put down", () => {
    const give = vi.fn();
    const draft = new AssignDraft(question, give);
    draft.touch("x");
    draft.touch("A");
    draft.touch("y");
    expect(draft.of("A")).toBe("closed");
    draft.touch("B");
    expect(draft.fault).toBeNull();
    draft.send();
    expect(give).toHaveBeenCalledWith({ A: ["x"], B: ["y"] });
  });
  test("in a full place they change places", () => {
    const draft = new AssignDraft({ ...question, barred: {} }, vi.fn());
    draft.put("x", "A");
    draft.put("y", "B");
    draft.put("x", "B");
    expect(draft.value).toEqual({ A: ["y"], B: ["x"] });
  });
  test("rivals are kept apart", () => {
    const draft = new AssignDraft({ ...question, room: {}, barred: {}, rivals: ["x", "y"] }, vi.fn());
    draft.put("x", "A");
    draft.put("y", "A");
    expect(draft.placeOf("y")).toBeNull();
    draft.lay({ A: ["x", "y"] });
    expect(draft.fault?.[0]).toBe("rivals-at");
  });

  test("what is taken up and touched again lies nowhere", () => {
    const draft = new AssignDraft({ ...question, barred: {} }, vi.fn());
    draft.put("x", "A");
    draft.touch("x");
    expect(draft.held).toBe("x");
    draft.touch("x");
    expect(draft.placeOf("x")).toBeNull();
    draft.put("x", "A");
    draft.drop("x", LOOSE);
    expect(draft.placeOf("x")).toBeNull();
  });
});

test("order: touching settles one after the other", () => {
  const question: Order = { ...base, kind: "order", items: ["a", "b", "c"] };
  const draft = new OrderDraft(question, vi.fn());
  draft.touch("c");
  draft.touch("a");
  expect(draft.value).toEqual(["c", "a", "b"]);
  expect(draft.count("c")).toBe(1);
});

test("number: outside its bounds it is not sent", () => {
  const give = vi.fn();
  const draft = new NumberDraft({ ...base, kind: "number", least: 1, most: 6 }, give);
  draft.number = 9;
  draft.send();
  expect(give).not.toHaveBeenCalled();
  draft.number = 6;
  draft.send();
  expect(give).toHaveBeenCalledWith(6);
});

test("an offer is written on its own paper", () => {
  expect(
    draftFor({ ...base, kind: "offer", partners: [], goods: {}, promises: {}, counters: [], holds: {} }, vi.fn()),
  ).toBeNull();
});

describe("rows of options", () => {
  const say = (option: string) =>
    option === "stop" ? "End your turn" : option.replace("forward:", "Forward the ").replace(":", " to ");
  test("those of one verb and thing share a heading", () => {
    const options = ["stop", "forward:D1:A", "forward:D1:B", "forward:D2:A", "forward:D2:B"];
    const rows = rowsOf(options, say, { D1: "B" });
    expect(rows.map((row) => row.heading)).toEqual(["", "Forward the D1 to", "Forward the D2 to"]);
    expect(rows[1]?.choices.map((choice) => [choice.brief, choice.next])).toEqual([
      ["A", false],
      ["B", true],
    ]);
  });
  test("a few are left whole", () => {
    expect(rowsOf(["stop", "forward:D1:A", "forward:D1:B"], say)).toHaveLength(1);
  });
  test("something of every label is left", () => {
    expect(commonWords(["Play it", "Play it now"])).toBe(1);
  });
});
