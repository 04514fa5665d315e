/** Capitalizes the first letter of a label. */
export function capital(text: string): string {
  const plain = text.trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
