import { isQuestion } from '../../reading/asking.ts'
import type { Control } from './block.ts'
import { inlineOptions } from './inline-options.ts'
import { countWords, readLabel } from './label.ts'
import { asksForWriting, asksIf, beginsWithQuestion, canBeLabel, isProse } from './line-kinds.ts'
import { oneOrManyInWords } from './one-or-many.ts'
import type { Piece } from './pieces.ts'
import { aQuestion, type Question } from './question.ts'
import { ask, endChoice, roomOf, type Sheet, settle } from './sheet.ts'

type Room = Piece & { readonly kind: 'room' }

/** Characters; a longer blank continues on the next line */
const widestLine = 110

/** Adds room for an answer: to its label, to the question above, or to a caption below. */
export function takeRoom(sheet: Sheet, piece: Room, isAlone: boolean): void {
  const { pending, open } = sheet
  const { control } = piece
  if (canBeLabel(piece.label)) {
    settle(sheet)
    openQuestion(sheet, labelled(piece))
  } else if (
    pending !== null &&
    (pending.kind === 'asks' ||
      control !== null ||
      !isProse(pending.text) ||
      beginsWithQuestion(pending.text) ||
      asksForWriting(pending.text) ||
      asksIf(pending.text))
  ) {
    const { text, isRequired, hint } = readLabel(pending.text)
    sheet.pending = null
    endChoice(sheet)
    const lines = roomOf(sheet, pending)
    openQuestion(sheet, aQuestion(text, { isRequired, hint, lines, ...ofControl(control, hint) }))
  } else if (control !== null && control.name !== '') {
    settle(sheet)
    openQuestion(sheet, labelled(piece))
  } else if (open !== null && isAlone) open.lines += 1
  else sheet.captions += 1
}

function openQuestion(sheet: Sheet, question: Question): void {
  ask(sheet, question)
  sheet.open = question
}

function labelled({ label, control, after, width }: Room): Question {
  const isMoney = /[$£€]\s*$/.test(label)
  const inBrackets = /^[([]\s*(.{2,60}?)\s*[)\]]/.exec(after)?.[1] ?? ''
  const whole = clause(label.replace(/\s*[:.]?\s*[$£€]\s*$/, ''), inBrackets)
  const listed = control === null ? inlineOptions(whole) : null
  const named = canBeLabel(whole) ? (listed?.label ?? whole) : (control?.name ?? '')
  const { text, isRequired, hint, choose } = readLabel(named)
  const aside = hint || (inBrackets === whole ? '' : inBrackets)
  const question = aQuestion(text, {
    isRequired,
    hint: aside,
    lines: width > widestLine ? 3 : 1,
    ...(isMoney && { type: 'number' }),
    ...ofControl(control, aside),
  })
  if (listed === null) return question
  const options = listed.options.map((option) => ({ text: option, hasRoom: false }))
  return { ...question, options, answer: oneOrManyInWords(text, listed.options, choose) }
}

/** Properties from the document's own form field. */
function ofControl(control: Control | null, hint: string): Partial<Question> {
  if (control === null) return {}
  const { type, required, maxLength, placeholder, options = [] } = control
  return {
    type,
    ...(required === true && { isRequired: true }),
    maxLength: maxLength ?? null,
    hint: placeholder ?? hint,
    options: options.map((option) => ({ text: option, hasRoom: false })),
    answer:
      options.length > 1 && type !== 'select' ? (type === 'checkbox' ? 'many' : 'one') : 'open',
  }
}

/** Words before a blank that name nothing */
const leading = /^(?:and|or|of|the|to|on|at|in|by|from|i|a|is|for|with|that|this|day of)[,\s]*$/i

/** The words of a sentence around a blank that say what to fill in. */
function clause(label: string, inBrackets: string): string {
  // Help in brackets behind a label: `Expiry date (leave blank if unknown)`
  const named = label.replace(/\s*\([^()]*\)\s*$/, '')
  const isLabel = /[:?]\s*$/.test(label) || countWords(named) <= 8
  if (isLabel && /\p{L}{2}/u.test(label) && !leading.test(label)) return label
  if (inBrackets !== '') return inBrackets
  if (isLabel || isQuestion(label) || asksForWriting(label)) return label
  const last = label.split(/[.,;!?]\s+/).at(-1) ?? label
  return last.trim().split(/\s+/).slice(-8).join(' ')
}
