import { affirmative, isQuestion } from '../../reading/asking.ts'
import { readMarks } from '../../reading/marks.ts'

/** An answer and what follows: `Yes → Is it green?`. */
export interface Branch {
  readonly answer: string
  readonly rest: string
  /** true: a condition such as `If yes:`; the rows below are questions */
  readonly isCondition?: boolean
}

const arrow = /^(.{1,160}?)\s*(?:[→⟶➔➜➡⇒⟹▶►]\ufe0f?|[-=–—─━═]+>)\s*(.*)$/su
const spoken = /^(.{1,40}?)\s*(?:[:—–]|\s-)\s*(\S.*)$/s
const bracketed = /^[[(]([^\])]{1,80})[\])]\s*(?::|-)?\s*(.*)$/s
const ifSo = /^if\s+(yes|no|[^,:→]{1,60}?)\s*[,:]\s*(.*)$/is
/** A sign that the next question of the tree follows */
const downwards = /^(.{1,80}?)\s*(?:[↓⬇▼]\ufe0f?)\s*$/su
const goesOn =
  /^(?:continue|next|go on|proceed|see below)(?: (?:below|question|down|to next))?[.…↓]*$/i

export function readBranch(text: string): Branch | null {
  const down = downwards.exec(text)
  if (down !== null) return { answer: tidy(down[1]), rest: '' }
  const arrowed = arrow.exec(text)
  if (arrowed !== null) return { answer: tidy(arrowed[1]), rest: tidy(arrowed[2]) }
  // `If yes, how many? (number)` is a field.
  if (/\)(?:\s*\*)?$/.test(text) && readMarks(text).type !== null) return null
  const conditional = ifSo.exec(text)
  if (conditional !== null) {
    const answer = capital(tidy(conditional[1]))
    return { answer, rest: tidy(conditional[2]), isCondition: true }
  }
  const said = spoken.exec(text)
  if (said !== null && affirmative.test(tidy(said[1]))) {
    return { answer: tidy(said[1]), rest: tidy(said[2]) }
  }
  const boxed = bracketed.exec(text)
  if (boxed !== null && !isQuestion(boxed[1] ?? '')) {
    return { answer: tidy(boxed[1]), rest: tidy(boxed[2]) }
  }
  return null
}

/** Reads `Option: next step`. Only its place in the tree tells it from a label with a colon. */
export function readOptionWithColon(text: string): Branch {
  const said = /^([^:?？]{1,60}):\s+(\S.*)$/s.exec(text)
  return said === null || isOpen(said[1] ?? '')
    ? { answer: text, rest: '' }
    : { answer: tidy(said[1]), rest: tidy(said[2]) }
}

/** True if a bracket is still open: `Relational [weight: 9]` is one option. */
function isOpen(text: string): boolean {
  const count = (sign: string) => text.split(sign).length
  return count('[') > count(']') || count('(') > count(')')
}

export function leadsDown(text: string, { rest }: Branch): boolean {
  return (
    downwards.test(text) ||
    goesOn.test(rest) ||
    /\((?:continue|next|go on|proceed)[^()]*\)$/i.test(text)
  )
}

function tidy(text = ''): string {
  return text
    .trim()
    .replace(/^["“'[(](.*)["”'\])]$/s, '$1')
    .replace(/\s*:$/, '')
    .replace(/\s*\((?:continue|next|go on|proceed)[^()]*\)$/i, '')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
