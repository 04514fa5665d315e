import type { Field } from '@ramiform/core/field'
import type { Found, Reader, Remark } from './grammar/reader.ts'
import { TooComplex } from './grammar/reader.ts'
import { belongsBefore, continues, type Section, sectionsOf } from './grammar/sections.ts'
import { statementAt } from './grammar/statements.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { wholeMatches } from './lexicon/matches.ts'
import { type FieldRule, fieldsOf } from './meaning/meaning.ts'
import { effectVerbs } from './synonyms.ts'
import { phrasesAt } from './words/phrases.ts'
import { type Token, tokensOf } from './words/tokens.ts'

/** The reading of one statement; null if there is none. */
export interface ReadStatement {
  /** the text as written */
  readonly text: string
  /** true: only names the field of the next statement */
  readonly isTopic: boolean
  /** the part behind the last understood word, if there is no reading */
  readonly unread?: string
  readonly read: {
    readonly rules: readonly FieldRule[]
    readonly cost: number
    readonly remarks: readonly Remark[]
  } | null
}

/** Characters; the rest of a text is ignored. */
const longestText = 10_000
/** Tokens in one statement, at most */
const longestStatement = 400
const mostSteps = 60_000
/** Statements in one text, at most; more belong in a second message */
const mostStatements = 20
/** Sections in one statement, at most, beside those that cannot stand alone */
const mostSections = 3

/**
 * Reads a text statement by statement.
 * @param fields The form's fields; without any, the words of the text name fields.
 */
export function readStatements(text: string, fields: readonly Field[]): readonly ReadStatement[] {
  const source = text.slice(0, longestText)
  const tokens = tokensOf(source)
  const lexicon = lexiconOf(fields)
  const inName = insideNames(tokens, (at) =>
    wholeMatches(lexicon, tokens, at).map(({ end }) => end),
  )
  const sections = sectionsOf(tokens, inName)
  const work = { left: mostSteps }
  const statements: ReadStatement[] = []
  let topic: readonly Field[] = []
  /** the farthest token that a reading without obstacles reached */
  let farthest = 0
  let left = tokens.length
  for (let at = 0; at < sections.length && statements.length < mostStatements; ) {
    const { taken, statement, about } = readSections(sections, at, topic)
    statements.push(statement)
    topic = about
    at += taken
    left = sections[at]?.from ?? tokens.length
  }
  // Report the unread rest instead of dropping it.
  const rest = text.slice(tokens[left]?.start ?? source.length)
  return rest.trim() === ''
    ? statements
    : [...statements, { text: rest, isTopic: false, read: null }]

  /** Finds the shortest row of sections that forms a statement, together with sections that need it. */
  function readSections(all: readonly Section[], first: number, before: readonly Field[]) {
    const start = all[first]?.from ?? 0
    farthest = start
    const about = topicOf(all[first], before)
    let taken = 1
    while (isBound(all, first + taken)) taken += 1
    const least = taken
    let best: { taken: number; found: Found<readonly FieldRule[]> } | null = null
    // A question alone introduces the next statement, unless both together form one.
    const second = about === before ? undefined : all[first + least]
    const answered = second === undefined ? null : readOne(second, about)
    const isTopic = about !== before && (answered === null || answered.cost < 1)
    for (let count = least; count <= least + mostSections; count += 1) {
      const to = all[first + count - 1]?.to
      if (to === undefined || to - start > longestStatement || (isTopic && answered !== null)) break
      const read = readOne({ from: start, to }, before)
      if (read !== null && (best === null || read.cost < best.found.cost)) {
        best = { taken: count, found: read }
      }
      const isDone = best !== null && best.found.cost < 1
      const next = all[first + count]
      const isLast = next === undefined || count > (best?.taken ?? 0) || !continues(tokens, next)
      if (isDone && isLast) break
    }
    if (isTopic && best !== null && best.found.cost >= 1) best = null
    taken = best?.taken ?? least
    const from = tokens[start]?.start ?? 0
    const to = tokens[(all[first + taken - 1]?.to ?? 1) - 1]?.end ?? from
    const statement: ReadStatement = {
      text: source.slice(from, to),
      isTopic: best === null && about !== before,
      unread: source.slice(Math.max(from, tokens[farthest]?.start ?? from), to),
      read:
        best === null
          ? null
          : { rules: best.found.value, cost: best.found.cost, remarks: best.found.remarks },
    }
    return { taken, statement, about }
  }

  function isBound(all: readonly Section[], at: number): boolean {
    const section = all[at]
    if (section === undefined || !belongsBefore(tokens, section)) return false
    // Lines that begin with "show" or "hide" are rules, not conditions.
    const [first] = phrasesAt(effectVerbs, tokens, section.from + 1)
    return tokens[section.from]?.word !== '*' || first === undefined
  }

  function readOne(
    { from, to }: Section,
    before: readonly Field[],
  ): Found<readonly FieldRule[]> | null {
    if (to - from > longestStatement) return null
    const reader: Reader = {
      text: source,
      tokens: tokens.slice(0, to),
      lexicon,
      inName,
      memory: new Map(),
      work,
      avoid: nothing,
      topic: before,
    }
    const read = (one: Reader) =>
      statementAt(one, from)
        .filter(({ end }) => end === to || isOnlyMarks(tokens, end, to))
        .toSorted((a, b) => a.cost - b.cost)[0] ?? null
    try {
      const first = read(reader)
      for (const [key, founds] of first === null ? reader.memory : []) {
        if (!/^(?:effects|condition|for whom) /.test(key)) continue
        for (const { end, remarks } of founds)
          if (remarks.length === 0 && end < to) farthest = Math.max(farthest, end)
      }
      const targets = new Set(first?.value.map(({ field }) => field.id))
      if (first === null || !needsAnotherLook(first, targets)) return first
      // The targets are known now, and a field cannot depend on itself.
      const second = read({ ...reader, memory: new Map(), avoid: targets })
      return second !== null && second.cost < first.cost + 1 ? second : first
    } catch (error) {
      if (error instanceof TooComplex) return null
      throw error
    }
  }

  /** The field that a section names without saying anything: "Do you own a car? If yes, ..." */
  function topicOf(section: Section | undefined, before: readonly Field[]): readonly Field[] {
    if (section === undefined) return before
    const named = wholeMatches(lexicon, tokens, section.from).filter(
      ({ name, end }) =>
        name.option === null && (end === section.to || isOnlyMarks(tokens, end, section.to)),
    )
    const [only] = named
    return named.length === 1 && only !== undefined ? [only.name.field] : before
  }
}

const nothing: ReadonlySet<string> = new Set()

function needsAnotherLook(
  { value, remarks }: Found<readonly FieldRule[]>,
  targets: ReadonlySet<string>,
): boolean {
  if (remarks.some(({ kind }) => kind === 'ask')) return true
  return value.some(({ shownWhen }) => fieldsOf(shownWhen).some(({ id }) => targets.has(id)))
}

function isOnlyMarks(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(({ word }) =>
      /^(?:[.!?;,:\n"')*-]|\p{Extended_Pictographic}|\p{M}|[\u200d\ufe0f])$/u.test(word),
    )
}

/** Marks the tokens inside names of several words: the label "Tell us if you smoke" has its own "if". */
function insideNames(
  tokens: readonly Token[],
  endsAt: (at: number) => readonly number[],
): readonly boolean[] {
  const inside = tokens.map(() => false)
  for (const at of tokens.keys()) {
    const end = Math.max(at, ...endsAt(at))
    if (end > at + 1) inside.fill(true, at + 1, end)
  }
  return inside
}
