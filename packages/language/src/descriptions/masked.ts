const inside =
  /\((?:[^()]|\([^()]{0,200}\)){1,600}\)|\[[^[\]]{1,600}\]|\{[^{}]{1,600}\}|"[^"]{1,600}"|“[^“”]{1,600}”/g

/** The text with "_" for each character inside brackets and quotes; positions stay the same. */
export const masked = (text: string) =>
  text.replaceAll(inside, (part) => `${part[0]}${'_'.repeat(part.length - 2)}${part.at(-1)}`)
