/**
 * Windows that are at most so many CSS pixels wide, as media queries. Style sheets write `@media (--phone)` for
 * `upTo.phone` (see breakpoints-in-css.ts).
 */
export const upTo = {
  /** the narrowest phones */
  small: upToWidth(380),
  phone: upToWidth(760),
  /** the editor's palette becomes a menu */
  narrow: upToWidth(960),
  tablet: upToWidth(1100),
  /** the editor's logic panel lies over the canvas */
  medium: upToWidth(1180),
}

function upToWidth(pixels: number): string {
  return `(max-width: ${pixels}px)`
}
