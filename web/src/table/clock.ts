/** Time left, as a clock shows it: minutes and seconds, then hours; of days only hours are told. */
export function shown(seconds: number, days: (days: number, hours: number) => string): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (hours >= 24) return days(Math.floor(hours / 24), hours % 24);
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, "");
}
