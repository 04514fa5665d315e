/**
 * Media queries for maximum window widths in CSS pixels. Style sheets write `@media (--phone)` for `upTo.phone` (see
 * breakpoints-in-css.ts).
 */
export const upTo = {
  /** smallest phones */
  small: upToWidth(380),
  phone: upToWidth(760),
  /** up to this width the editor's palette becomes a menu */
  narrow: upToWidth(960),
  tablet: upToWidth(1100),
  /** up to this width the editor's logic panel overlaps the canvas */
  medium: upToWidth(1180),
  /** up to this width the form's bar shortens its buttons */
  bar: upToWidth(1280),
  /** up to this width *What shows* is below the editor's preview */
  large: upToWidth(1360),
  /** up to this width the editor's bar shortens its buttons, so that its places stay in the middle */
  editor: upToWidth(1600),
}

function upToWidth(pixels: number): string {
  return `(max-width: ${pixels}px)`
}
