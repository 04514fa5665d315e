/**
 * Selects the heading of the form, so that typing replaces it (decision 300). Not on touch screens, where a focused input
 * would open the keyboard.
 */
export function selectHeading(): void {
  if (window.matchMedia('(pointer: coarse)').matches) return
  const heading = document.querySelector<HTMLTextAreaElement>('[data-form-heading]')
  heading?.focus()
  heading?.select()
}
