import { isFieldName } from '../../reading/guess-field-type.ts'
import type { Cell } from './block.ts'
import { choicesInWords } from './inline-options.ts'
import { countWords, readLabel } from './label.ts'
import { isInstruction, isProse } from './line-kinds.ts'
import { isScale, oneOrManyInWords } from './one-or-many.ts'
import { wordsOf } from './parts.ts'
import { aQuestion, type Question } from './question.ts'

/** Reads two cells of a row as a label with choices in words or with a hint: `Title | Mr / Mrs / Ms`. */

const longestLabel = 20
const dateFormat = /^[([]?(?:[dmytja]{1,4}\s*[/.\s-]\s*){1,2}[dmytja]{2,4}[)\]]?$/i
const hinted =
  /^(?:e\.g\.|for example|such as|as in|as on|as shown|z\. ?b\.|par exemple|p\. ?ej\.) ?.{2,80}$/i

/**
 * The question of two cells; null if the second one has neither choices nor a hint.
 * @param isForm true in a table with room or choices in other rows, where lists with commas are choices, too
 */
export function askedByCells(label: Cell, beside: Cell, isForm: boolean): Question | null {
  const name = textOf(label, ' ')
  const { text, isRequired, hint, choose } = readLabel(name)
  if (hasPlace(label) || hasPlace(beside) || !/\p{L}{2}/u.test(text)) return null
  if (countWords(text) > longestLabel || (isProse(name) && !/[?？]/.test(name))) return null
  const words = textOf(beside, '\t')
  const found = helpIn(words)
  if (found !== '') return aQuestion(text, { isRequired, hint: found })
  const options = choicesOf(words, name, isForm)
  if (options.length < 2) return null
  // Answers go into the cells of labels: `Phone | Fax / Email`.
  const areNames = options.some(isFieldName) && isFieldName(text)
  if (areNames) return null
  return aQuestion(text, {
    isRequired,
    hint,
    answer: oneOrManyInWords(text, options, choose),
    options: options.map((option) => ({ text: option, hasRoom: false })),
  })
}

/** True for `Yes / No`, which shows that a table is a form. */
export function isChoiceCell(cell: Cell): boolean {
  return !hasPlace(cell) && choicesInWords(textOf(cell, '\t'), false).length > 1
}

function helpIn(words: string): string {
  if (dateFormat.test(words)) return words.replaceAll(/[()[\]]/g, '')
  const inside = /^[([]([^()[\]]{2,120})[)\]]\.?$/.exec(words)?.[1]?.trim() ?? ''
  if (inside === '') return hinted.test(words) ? words : ''
  return choicesInWords(inside, false).length > 1 ? '' : inside
}

function choicesOf(words: string, label: string, isForm: boolean): readonly string[] {
  const plain = words.replace(/^[([]([^()[\]]*)[)\]]$/, '$1')
  const told = readLabel(words)
  const isTold = readLabel(label).choose !== null || told.choose !== null
  const strict = choicesInWords(plain, isTold)
  if (strict.length > 1 || !isForm || isInstruction(words)) return strict
  const loose = choicesInWords(plain, true)
  const isSlashed = /[/|]/.test(plain)
  const isShort = (option: string) => countWords(option) <= 3 && option.length <= 24
  // An address and a list of names have commas and digits, too.
  const canBe = isSlashed || (loose.length > 2 && !/\d/.test(plain)) || isScale(loose)
  return canBe && loose.every(isShort) ? loose : []
}

const hasPlace = ({ lines }: Cell): boolean =>
  lines.some(({ parts }) => parts.some(({ kind }) => kind !== 'words'))

/** Words of a cell. Wide gaps stay tabs, if `between` is one. */
function textOf({ lines }: Cell, between: string): string {
  const texts = lines.map(({ parts }) =>
    between === '\t'
      ? parts.map((part) => (part.kind === 'words' ? part.text : ' ')).join('')
      : wordsOf(parts),
  )
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(between)
}
