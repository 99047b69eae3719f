/** What `pictograms.ts` makes of imports. */
declare module "pictogram:*" {
  const drawing: string;
  export default drawing;
}
declare module "*?pictograms" {
  export const pictures: Record<string, unknown>;
  export const icons: Record<string, string>;
}
