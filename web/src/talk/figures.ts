/** Dates and numbers as the reader writes them. */

/** The reader's own kind of a language, where their browser names one: British dates for British readers. */
export function localeOf(language: string, known: readonly string[]): string {
  return known.find((one) => one.split("-")[0] === language) ?? language;
}

/** A day: `16 Nov 2026`. */
export function day(seconds: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(seconds * 1000);
}

/** A day and the time of it. */
export function moment(seconds: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" }).format(seconds * 1000);
}

/** A number with so many decimals, always. */
export function figure(number: number, decimals: number, locale: string): string {
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: "negative" } as const;
  return new Intl.NumberFormat(locale, format).format(number).replace("-", "−");
}
