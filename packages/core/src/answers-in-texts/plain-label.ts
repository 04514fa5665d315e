/**
 * A label without its answers, where no form is at hand to name their fields. Screens that have the form use
 * `withNamesInTexts`.
 */
export function plainLabel(label: string): string {
  return label.replace(/\{\{[^{}]+(\}\}|$)/g, '…')
}
