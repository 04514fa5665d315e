/** Events for the embedding page, such as `ramiform:ready`. They never contain answers. */
export interface Events {
  /** the form can be seen and filled in */
  readonly ready: { readonly form: string }
  /** CSS pixels */
  readonly resize: { readonly form: string; readonly height: number }
  /** one question at a time: which one shows, from 1, and of how many */
  readonly step: { readonly form: string; readonly step: number; readonly steps: number }
  readonly submitted: { readonly form: string }
  /** of dialog or drawer */
  readonly close: { readonly form: string }
}

/** Dispatched on the form's element and up from there, or on the page itself where there is none any more. */
export function announce<Name extends keyof Events>(
  target: Element,
  name: Name,
  detail: Events[Name],
): void {
  const event = new CustomEvent(`ramiform:${name}`, { bubbles: true, composed: true, detail })
  ;(target.isConnected ? target : document).dispatchEvent(event)
}

/** Subscribes to the events of all forms on the page. @returns function that unsubscribes */
export function on<Name extends keyof Events>(
  name: Name,
  callback: (detail: Events[Name]) => void,
): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<Events[Name]>).detail)
  document.addEventListener(`ramiform:${name}`, listener)
  return () => document.removeEventListener(`ramiform:${name}`, listener)
}
