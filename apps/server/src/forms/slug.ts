import { createHash, randomInt } from 'node:crypto'
import { languageOfTexts } from '@ramiform/core/built-in-texts/form-language'
import anyAscii from 'any-ascii'

const maxNameCharacters = 60
const endCharacters = 'abcdefghijkmnpqrstuvwxyz23456789'
const endLength = 6

/**
 * Last part of a public link: the form's name and a short random suffix, which keeps equal names distinct (decision
 * 15).
 */
export function newSlug(name: string): string {
  return slugWith(name, () => randomInt(endCharacters.length))
}

/** The slug that the first publishing tries. Its suffix comes from the form's id, so it can be shown before. */
export function firstSlug(name: string, formId: string): string {
  const digits = createHash('sha256').update(formId).digest()
  return slugWith(name, (at) => digits.readUInt32BE(at * 4) % endCharacters.length)
}

function slugWith(name: string, digitAt: (at: number) => number): string {
  const end = Array.from({ length: endLength }, (_, at) => endCharacters[digitAt(at)])
  return `${slugify(name) || 'form'}-${end.join('')}`
}

/**
 * Transliterates to ASCII: `Crème Brûlée, 2nd round!` becomes `creme-brulee-2nd-round`, and `Анкета` `anketa`. May be
 * empty.
 */
export function slugify(name: string): string {
  return anyAscii(germanSpelling(name.normalize('NFKC').replaceAll(apart, ' ')))
    .toLowerCase()
    .replaceAll(/['`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameCharacters)
    .replaceAll(/^-+|-+$/g, '')
}

/**
 * Characters replaced by spaces before transliteration. Apostrophes separate words; any-ascii would spell out emoji.
 * Apostrophes that transliteration adds are removed later.
 */
const apart = /['’`]|\p{Extended_Pictographic}/gu

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function germanSpelling(name: string): string {
  if (languageOfTexts({ fields: [], settings: {} }, name) !== 'de') return name
  return name.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
}
