import type { Control, Part } from './block.ts'
import { countWords } from './label.ts'
import { joinedWords } from './parts.ts'
import { isUnitBehind, unitInFront } from './units.ts'

/** Elements of a line, in order. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  /** A label with room for an answer. Without a label the room belongs to a line above or below. */
  | {
      readonly kind: 'room'
      readonly label: string
      readonly width: number
      readonly control: Control | null
      /** Text behind the room: a unit, a format, a name in brackets */
      readonly after: string
    }
  /** Boxes with words. `label`: null if the line has no question in front. */
  | {
      readonly kind: 'boxes'
      readonly label: string | null
      readonly options: readonly { readonly text: string; readonly hasRoom: boolean }[]
      readonly isRound: boolean
      readonly isWeak: boolean
      /** true: each box has a tick or a cross */
      readonly isMarked: boolean
    }

export function piecesOf(given: readonly Part[]): readonly Piece[] {
  const parts = joinedWords(given)
  const firstBox = parts.findIndex(({ kind }) => kind === 'box')
  if (firstBox === -1) return roomPieces(parts)
  // Rooms in front of boxes are separate questions: `Name: ____  Sex: ☐ M ☐ F`.
  let start = 0
  for (let at = 0; at < firstBox; at += 1) {
    const { kind } = parts[at] ?? {}
    if (kind === 'blank' || kind === 'control') start = at + 1
  }
  return [...roomPieces(parts.slice(0, start)), ...boxPieces(parts.slice(start))]
}

const words = (part: Part | undefined): string => (part?.kind === 'words' ? part.text : '')

function boxPieces(parts: readonly Part[]): readonly Piece[] {
  const firstBox = parts.findIndex(({ kind }) => kind === 'box')
  if (firstBox === -1) return roomPieces(parts)
  const lead = parts.slice(0, firstBox).map(words).join('')
  return boxesStandBehind(parts, lead) ? wordsFirst(parts) : boxesFirst(parts, lead, firstBox)
}

/** True for `Yes ☐  No ☐`, with boxes behind their options. */
function boxesStandBehind(parts: readonly Part[], lead: string): boolean {
  const last = parts.findLast((part) => part.kind !== 'words' || part.text.trim() !== '')
  if (last?.kind !== 'box' || lead.trim() === '') return false
  return afterQuestion(lead).option !== ''
}

interface LabelAndOption {
  readonly question: string
  readonly option: string
}

/** Splits `Gender: Male` into a question and its first option. Without a mark or a gap all of it is the option. */
function afterQuestion(lead: string): LabelAndOption {
  const text = lead.replace(/\s+$/, '')
  const marked = /^(.*[:?：？])\s*([^:?：？]*)$/su.exec(text)
  if (marked !== null) return { question: marked[1] ?? '', option: marked[2]?.trim() ?? '' }
  const gap = text.lastIndexOf('\t')
  if (gap > 0) return { question: text.slice(0, gap).trim(), option: text.slice(gap).trim() }
  // A sentence that ends in a usual option: `I agree to take part. Yes`
  const usual = /^(.{12,}?\S)\s+(yes|no|y|n|true|false|male|female|agree)$/i.exec(text.trim())
  if (usual !== null) return { question: usual[1] ?? '', option: usual[2] ?? '' }
  return { question: '', option: text.trim() }
}

function wordsFirst(parts: readonly Part[]): readonly Piece[] {
  const found: Piece[] = []
  let label: string | null = null
  let options: { text: string; hasRoom: boolean }[] = []
  let isRound = false
  let isWeak = false
  let isMarked = true
  const end = () => {
    if (options.length > 0) found.push({ kind: 'boxes', label, options, isRound, isWeak, isMarked })
    options = []
  }
  let waiting = ''
  for (const part of parts) {
    if (part.kind === 'words') waiting += part.text
    else if (part.kind === 'box') {
      const split: LabelAndOption =
        options.length === 0 || /[:?]\s*\S/.test(waiting)
          ? afterQuestion(waiting)
          : { question: '', option: waiting.trim() }
      const { question, option } = split
      if (question !== '') {
        end()
        label = question.trim()
      }
      isRound ||= part.isRound
      isWeak ||= part.isWeak === true
      isMarked &&= part.isMarked === true
      if (option !== '') options.push({ text: option, hasRoom: false })
      waiting = ''
    } else waiting = ''
  }
  end()
  return found
}

const nextQuestion = /\s(?=if (?:yes|no|so|other|applicable|not)\b)/i

function boxesFirst(parts: readonly Part[], lead: string, firstBox: number): readonly Piece[] {
  const found: Piece[] = []
  let label: string | null = lead.trim() === '' ? null : lead.trim()
  let options: { text: string; hasRoom: boolean }[] = []
  let isRound = false
  let isWeak = false
  let isMarked = true
  const end = () => {
    if (options.length > 0 || label !== null) {
      found.push({ kind: 'boxes', label, options, isRound, isWeak, isMarked })
    }
    options = []
    label = null
    isRound = false
    isWeak = false
    isMarked = true
  }
  for (let at = firstBox; at < parts.length; at += 1) {
    const box = parts[at]
    if (box?.kind !== 'box') continue
    isRound ||= box.isRound
    isWeak ||= box.isWeak === true
    isMarked &&= box.isMarked === true
    // Take everything up to the next box.
    let to = at + 1
    while (to < parts.length && parts[to]?.kind !== 'box') to += 1
    const between = parts.slice(at + 1, to)
    const { option, hasRoom, rest } = splitBehind(between, to >= parts.length)
    if (option !== '') options.push({ text: option, hasRoom })
    if (rest.length > 0) {
      const isLead = to < parts.length && rest.every(({ kind }) => kind === 'words')
      end()
      if (isLead) label = rest.map(words).join('').trim()
      else {
        let last = -1
        for (const [index, part] of rest.entries()) {
          if (part.kind === 'blank' || part.kind === 'control') last = index
        }
        found.push(...roomPieces(rest.slice(0, last + 1)))
        const after = rest
          .slice(last + 1)
          .map(words)
          .join('')
          .trim()
        if (after !== '' && to < parts.length) label = after
        else if (after !== '') found.push({ kind: 'words', text: after })
      }
    }
  }
  end()
  return found
}

/** Splits the words behind a box into its option, its room, and the rest. */
function splitBehind(
  between: readonly Part[],
  isLast: boolean,
): { readonly option: string; readonly hasRoom: boolean; readonly rest: readonly Part[] } {
  const [first, second] = between
  if (first === undefined) return { option: '', hasRoom: false, rest: [] }
  if (first.kind !== 'words') return { option: '', hasRoom: true, rest: between.slice(1) }
  const text = first.text
  const hasRoom = second?.kind === 'blank' || second?.kind === 'control'

  const cut = cutOf(text, hasRoom, isLast)
  if (cut === null) {
    return { option: optionText(text), hasRoom, rest: hasRoom ? trimmed(between.slice(2)) : [] }
  }
  const rest: Part[] = [{ kind: 'words', text: text.slice(cut).trim() }, ...between.slice(1)]
  return { option: optionText(text.slice(0, cut)), hasRoom: false, rest }
}

function trimmed(parts: readonly Part[]): readonly Part[] {
  return parts.some((part) => part.kind !== 'words' || /[\p{L}\p{N}]{2}/u.test(part.text))
    ? parts
    : []
}

/** Finds the start of another question in the words behind a box. */
function cutOf(text: string, hasRoom: boolean, isLast: boolean): number | null {
  const start = text.length - text.trimStart().length
  const follow = nextQuestion.exec(text.slice(start + 1))
  if (follow !== null) return start + 1 + follow.index
  const cell = text.trimEnd().indexOf('\t\t', start + 1)
  if (cell > 0 && text.slice(start, cell).trim() !== '' && !hasRoom) return cell
  const gap = text.trimEnd().indexOf('\t', start + 1)
  if (gap > 0) {
    const after = text.slice(gap).trim()
    const before = text.slice(start, gap).trim()
    if (after !== '' && before !== '' && (/[:?]\s*$/.test(after) || isLast || hasRoom)) {
      return hasRoom && /^(?:please )?(?:specify|explain|describe|state|which|list)/i.test(after)
        ? null
        : gap
    }
  }
  const short = /^\s*(?:yes|no|n\/a|male|female|m|f|y|n)\b(?=[\s.,;]+[A-Z][^\t]*[?:]\s*$)/i.exec(
    text,
  )
  return short !== null && !/specify/i.test(text) ? short[0].length : null
}

/** Where to go on after an option: `No → please go to Part C` */
const jump =
  /\s*(?:(?:→|⇒|➔|➜|►|▶|[-=]+>)\s*|[([]\s*|[-–—,;]\s+)(?:please |bitte |then )?(?:go|skip|move|jump|proceed|continue|turn|weiter|passez|allez|pase|vaya|passi|vai|vada|passe|vá|ga)(?: on| directly| straight)? (?:to|with|at|mit|zu|zur|bei|à|au|a|al|alla|para|naar|door naar) (?:the |la |el |der |de )?(?:questions?|part|section|page|step|end|next|frage|teil|abschnitt|seite|partie|rubrique|pregunta|parte|sección|domanda|sezione|pergunta|seção|vraag|deel|q?\d|[a-z]\b)[^()[\]]{0,30}[)\]]?\.?$/iu

/** An option without jumps, and without `(please specify)`. */
export function optionText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(jump, '')
    .replace(/^[\s.,;:)–-]+(?=[\p{L}\p{N}])/u, '')
    .replace(/[\s:;,(–-]+$/u, '')
    .replace(
      /\s*\((?:please )?(?:(?:specify|explain|describe|list|state)|(?:say|write|tell us|write in)(?: (?:what|which|where|who|how|below|here))?)\)?$|[,:–-]?\s*(?:please )?(?:specify|explain|describe)$/i,
      '',
    )
    .trim()
}

function roomPieces(parts: readonly Part[]): readonly Piece[] {
  const found: Piece[] = []
  let waiting = ''
  let afterRoom = false
  for (const part of parts) {
    if (part.kind === 'words') {
      waiting += part.text
      continue
    }
    if (part.kind === 'box') continue
    const unit = afterRoom ? unitInFront(waiting) : ''
    if (unit !== '') {
      addLeftover(found, unit, afterRoom)
      waiting = waiting.trimStart().slice(unit.length)
    }
    const { before, label } = labelInFrontOf(waiting)
    if (before !== '') addLeftover(found, before, afterRoom)
    found.push({
      kind: 'room',
      label,
      width: part.kind === 'blank' ? part.width : 20,
      control: part.kind === 'control' ? part.control : null,
      after: '',
    })
    waiting = ''
    afterRoom = true
  }
  if (waiting.trim() !== '') {
    if (afterRoom) addLeftover(found, waiting.trim(), afterRoom)
    else found.push({ kind: 'words', text: waiting.trim() })
  }
  return found
}

/** The label of a room: the words behind the last gap. */
function labelInFrontOf(waiting: string): { readonly before: string; readonly label: string } {
  const text = waiting.replace(/\s+$/, '')
  const gap = text.lastIndexOf('\t')
  if (gap === -1) return { before: '', label: text.trim() }
  const label = text.slice(gap).trim()
  if (!/\p{L}/u.test(label) || /^[a-z]/.test(label)) return { before: '', label: text.trim() }
  return { before: text.slice(0, gap).trim(), label }
}

/** Words behind a room are its format, its name, or a new element. */
function addLeftover(found: Piece[], text: string, afterRoom: boolean): void {
  const last = found.at(-1)
  // `and expiry date:` is the label of the next room.
  const isLabel = /^\p{L}.*[:：]$/u.test(text) && countWords(text) <= 8
  const isAside =
    /^[([].{0,80}[)\]][.,;]?$/.test(text) ||
    (/^[a-z%,.;)]/.test(text) && !isLabel) ||
    isUnitBehind(text)
  if (afterRoom && last?.kind === 'room' && (isAside || countWords(text) === 0)) {
    found[found.length - 1] = { ...last, after: text }
  } else
    for (const one of text.split('\t'))
      if (one.trim() !== '') found.push({ kind: 'words', text: one.trim() })
}
