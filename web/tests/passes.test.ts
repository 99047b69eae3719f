import { describe, expect, it } from "vitest";
import { split } from "$lib/server/passes";

describe("what opens a table", () => {
  it("is taken out of the address, where the server never sees it", () => {
    expect(split("", "#invitation=abc")).toEqual({ pass: "abc", rest: "" });
    expect(split("", "#show=abc")).toEqual({ pass: "abc", rest: "" });
  });
  it("is taken out of older links too, and the rest stays", () => {
    expect(split("?invitation=abc&x=1", "")).toEqual({ pass: "abc", rest: "?x=1" });
  });
  it("leaves other addresses alone", () => {
    expect(split("?x=1", "#rule")).toEqual({ pass: null, rest: "?x=1#rule" });
    expect(split("", "")).toEqual({ pass: null, rest: "" });
  });
});
