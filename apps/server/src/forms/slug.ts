import { randomInt } from 'node:crypto'

const maxNameCharacters = 60
const endCharacters = 'abcdefghijkmnpqrstuvwxyz23456789'
const endLength = 6

/** A public link's last part: the form's name, and a short end that keeps two of a name apart (decision 15). */
export function newSlug(name: string): string {
  const end = Array.from(
    { length: endLength },
    () => endCharacters[randomInt(endCharacters.length)],
  )
  return `${slugify(name) || 'form'}-${end.join('')}`
}

/** `Crème Brûlée, 2nd round!` becomes `creme-brulee-2nd-round`; may be empty. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameCharacters)
    .replaceAll(/^-+|-+$/g, '')
}
