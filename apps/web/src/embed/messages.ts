/**
 * Messages between a page with `/embed.js` and a form in its frame, sent by `postMessage`. Browsers cache the script,
 * so the two versions may differ: only add members, never change them.
 */

/**
 * Greeting from the page, repeated until the form answers. A form in a frame sends messages only to a page that
 * greeted it.
 */
export interface Greeting {
  readonly ramiform: 'hello'
  /** True when the frame grows with the form, so that the form does not need to scroll. */
  readonly fits?: boolean
  /** True when the page is light, whatever color scheme the visitor's system prefers. */
  readonly isLight?: boolean
}

/** Messages from a form to the page that greeted it. They never contain answers. */
export type FromForm =
  /**
   * Answer to a greeting: the form's title and its height in CSS pixels. Background and text color are included when
   * the owner chose them.
   */
  | {
      readonly ramiform: 'ready'
      readonly title: string
      readonly height: number
      readonly ground?: string
      readonly ink?: string
    }
  | { readonly ramiform: 'resize'; readonly height: number }
  /** Current step, counted from 1, and the number of steps. Sent by forms that show one question at a time. */
  | { readonly ramiform: 'step'; readonly step: number; readonly steps: number }
  | { readonly ramiform: 'submitted' }
  /** Sent when Escape is pressed in the frame and nothing there handled it. */
  | { readonly ramiform: 'escape' }
