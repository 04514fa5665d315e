/**
 * What a page with /embed.js and a form in its frame say to each other, by `postMessage`. The two may be of different
 * ages, since browsers keep the script for a while: members are added, never changed.
 */

/** The page's greeting, said until it is answered. To anybody else a form in a frame says nothing. */
export interface Greeting {
  readonly ramiform: 'hello'
  /** the frame is as high as the form says, so that nothing in it needs to scroll */
  readonly fits?: boolean
  /** the page is light, whatever the visitor's system prefers */
  readonly isLight?: boolean
}

/** Messages from a form to the page that greeted it. They never contain answers. */
export type FromForm =
  /**
   * the answer to a greeting: what the form is called, its height in CSS pixels, and the colours of its page where its
   * owner chose one
   */
  | {
      readonly ramiform: 'ready'
      readonly title: string
      readonly height: number
      readonly ground?: string
      readonly ink?: string
    }
  | { readonly ramiform: 'resize'; readonly height: number }
  /** one question at a time: which one shows, from 1, and of how many */
  | { readonly ramiform: 'step'; readonly step: number; readonly steps: number }
  | { readonly ramiform: 'submitted' }
  /** Escape was pressed inside the frame, and nothing there used it */
  | { readonly ramiform: 'escape' }
