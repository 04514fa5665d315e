/** Events for the embedding page, such as `ramiform:ready`. They never contain answers. */
export interface Events {
  /** Sent once the form is visible and can be filled in. */
  readonly ready: { readonly form: string }
  /** Height in CSS pixels. */
  readonly resize: { readonly form: string; readonly height: number }
  /** Current step, counted from 1, and the number of steps. Sent by forms that show one question at a time. */
  readonly step: { readonly form: string; readonly step: number; readonly steps: number }
  readonly submitted: { readonly form: string }
  /** Sent when a dialog or drawer closes. */
  readonly close: { readonly form: string }
}

/** Dispatches an event on the form's element. It bubbles. Uses `document` when the element is no longer on the page. */
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
