import type { Field } from '@ramiform/core/field'
import { offeringOther } from '@ramiform/core/other'
import { remembered } from '../remembered.ts'
import { asksToRequire, declineUnread, isSmallTalk, shortened } from './declining.ts'
import { type Failure, isFailure } from './failure.ts'
import { isNoWord, isYesWord } from './lexicon/answers.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { allOf, anyOf, type FieldRule, fieldsOf } from './meaning/meaning.ts'
import { assumedFields } from './recognition/assumed-fields.ts'
import { isUnitWord } from './recognition/comparing.ts'
import { type Recognized, recognize } from './recognition/recognize.ts'
import { isSmallWord } from './recognition/similar-names.ts'
import { ruleOf, type Understood } from './rule-reply.ts'
import { type Statement, statementsOf } from './statements.ts'
import { declined, fallbackConfidence, type Understanding } from './understanding.ts'
import { grammarWords } from './words/phrases.ts'
import { stem } from './words/stem.ts'
import { tokensOf } from './words/tokens.ts'

/**
 * Understands a text as rules for fields of a form.
 * @param sentence One or more statements, at most 10,000 characters.
 * @param asked Fields of the form; empty: the words name fields, which the reply lists as assumed.
 * @returns At least one reply: a rule for each field, a question, or a decline with a hint. It never throws.
 */
export function understandSentence(
  sentence: string,
  asked: readonly Field[],
): readonly Understanding[] {
  const fields = withOtherOptions(asked)
  const { statements, rest } = statementsOf(sentence, fields)
  const known = fields.length > 0 ? fields : assumedFields(sentence)
  const read = readTogether(sentence, statements, known)
  const isOneOfSeveral = read.length > 1 || rest !== ''
  const rules = new Map<string, Understood>()
  const others: Understanding[] = []
  for (const one of read.flatMap((part) => repliesTo(part, sentence, fields, isOneOfSeveral))) {
    if ('rule' in one) {
      const { id } = one.rule.field
      const before = rules.get(id)
      rules.set(id, before === undefined ? one : together(before, one))
    } else others.push(one)
  }
  if (rest !== '') others.push(tooLong(rest))
  const found = [...[...rules.values()].map((rule) => ruleOf(rule, fields)), ...others]
  return found.length > 0 ? found : [declineUnread(sentence, fields)]
}

/** The fields with the label of *Other* as an option (decision 591). The same list each time, since its names are cached. */
const withOtherOptions = remembered((fields: readonly Field[]) => offeringOther({ fields }).fields)

interface Read extends Statement {
  readonly found: Recognized
}

/** Reads each statement; what has no reading of its own is read together with its neighbors: "Breed? Only for dogs". */
function readTogether(
  sentence: string,
  statements: readonly Statement[],
  fields: readonly Field[],
): readonly Read[] {
  const read = (start: number, end: number): Read => {
    const text = sentence.slice(start, end)
    return { start, text, found: recognize(text, fields) }
  }
  const between = (from: Read, to: Read) => read(from.start, to.start + to.text.length)
  const isOpen = ({ found }: Read) => isFailure(found)
  const said = statements
    .map(({ start, text }) => read(start, start + text.length))
    .filter((one) => !isOpen(one) || !isSmallTalk(one.text))
  const [first, ...others] = said
  const last = others.at(-1)
  if (first === undefined || last === undefined || !said.some(isOpen)) return said
  const whole = between(first, last)
  if (!isOpen(whole)) return [whole]
  const joined: Read[] = [first]
  for (const one of others) {
    const before = joined.at(-1) ?? first
    const both = isOpen(before) || isOpen(one) ? between(before, one) : null
    if (both !== null && !isOpen(both)) joined.splice(-1, 1, both)
    // "Work at night? Then ask ..." is no rule without its question.
    else if (both !== null && isOpen(before) && /\?\s*$/.test(before.text))
      joined.splice(-1, 1, { ...both, found: before.found })
    else joined.push(one)
  }
  return joined
}

function repliesTo(
  { start, text, found }: Read,
  sentence: string,
  fields: readonly Field[],
  isOneOfSeveral: boolean,
): readonly (Understood | Understanding)[] {
  if (isFailure(found) || asksToRequire(text, fields)) {
    const { failed, isTooLong, ask }: Failure = isFailure(found) ? found : { failed: '' }
    if (isTooLong) return [tooLong(text)]
    if (ask !== undefined) {
      // Each choice is the sentence with other words at the unclear place.
      const choices = ask.choices.map((one) => ({
        label: one.label,
        sentence: sentence.slice(0, start + one.start) + one.text + sentence.slice(start + one.end),
      }))
      return [{ ...ask, kind: 'question', confidence: fallbackConfidence, choices }]
    }
    const reply = declineUnread(text, fields, failed)
    const reason = isOneOfSeveral ? `“${shortened(text)}”: ${reply.reason}` : reply.reason
    return [{ ...reply, reason }]
  }
  const { rules, cost, assumed } = found
  const names = fields.length === 0 ? [] : unusedNames(text, rules, fields)
  const unused = [...new Set([...names, ...found.unused])]
  const doubt = unused.length > 0 ? unusedCost : 0
  return rules.map((rule) => ({ rule, text, cost: cost + doubt, assumed, unused }))
}

/** Cost of a named field or option that a rule leaves out: it becomes a question */
const unusedCost = 0.6

/** Words of labels and options whose fields take no part in the rules. */
function unusedNames(
  text: string,
  rules: readonly FieldRule[],
  fields: readonly Field[],
): readonly string[] {
  const lexicon = lexiconOf(fields)
  const used = new Set(
    rules.flatMap(({ field, shownWhen }) => [field, ...fieldsOf(shownWhen)]).map(({ id }) => id),
  )
  // Quotes name exactly what is meant, and some names are said not to matter.
  const unquoted = text.replaceAll(
    /"[^"]*"|“[^”]*”|\b(?:(?:regardless|irrespective) of|no matter)\b[^,;.]*/gi,
    (part) => ' '.repeat(part.length),
  )
  return tokensOf(unquoted).flatMap(({ kind, word, start, end }) => {
    if (kind !== 'word' || isSmallWord(word) || isYesWord(word) || isNoWord(word)) return []
    const names = lexicon.byStem.get(stem(word)) ?? []
    // A word is telling if it is the only one of a label or an option.
    const isTelling =
      names.some(({ stems }) => stems.size === 1) && !grammarWords.has(word) && !isUnitWord(word)
    const isUnused = isTelling && names.every(({ field }) => !used.has(field.id))
    return isUnused ? [text.slice(start, end)] : []
  })
}

const tooLong = (text: string) =>
  declined(
    `“${shortened(text)}”: This is too long to read at once.`,
    'Write at most 20 sentences at a time, and at most 160 words in a sentence.',
  )

/** "Show X if A. Show X if B." means A or B. If one of them hides, both conditions must hold. */
function together(a: Understood, b: Understood): Understood {
  const hides = [a, b].some(({ rule }) => rule.shownWhen.kind === 'not')
  const join = hides ? allOf : anyOf
  return {
    rule: { field: a.rule.field, shownWhen: join([a.rule.shownWhen, b.rule.shownWhen]) },
    text: a.text,
    cost: Math.max(a.cost, b.cost) + 0.05,
    assumed: [...a.assumed, ...b.assumed],
    unused: [...a.unused, ...b.unused],
  }
}
