import { denialsOf } from '../lexicon/denials.ts'
import { bareFieldAt, fieldAt, type Mention } from './fields.ts'
import {
  andThen,
  bestPerEnd,
  type Found,
  found,
  isWord,
  memoized,
  problemCost,
  type Reader,
  skipWords,
} from './reader.ts'

/** Fields in a row: "A, B and C". */
export interface Mentions {
  readonly fields: readonly Mention[]
  readonly joined: 'and' | 'or' | 'one'
}

const listJoiners = new Set(['and', ',', '&', '+', 'plus', 'or', 'nor'])

export function fieldsAt(reader: Reader, start: number): readonly Found<Mentions>[] {
  return memoized(reader, `fields ${start}`, () => {
    const lead = isWord(reader, start, 'both', 'either', 'neither', 'all', 'any')
      ? start + 1
      : start
    const from = lead > start && isWord(reader, lead, 'of') ? lead + 1 : lead
    let open: readonly Found<Mentions>[] = andThen(fieldAt(reader, from), (mention, end) => [
      found<Mentions>({ fields: [mention], joined: 'one' }, end),
    ])
    // "any claims" where the label itself begins with "Any"
    const own =
      lead === start
        ? []
        : bareFieldAt(reader, start).flatMap((one): readonly Found<Mentions>[] =>
            one.remarks.length === 0 && one.cost < 0.04
              ? [{ ...one, value: { fields: [one.value], joined: 'one' } }]
              : [],
          )
    const all = lead === start ? [...open] : [...pairAt(reader, start, from), ...own]
    for (let count = 1; count < 30 && open.length > 0; count += 1) {
      open = bestPerEnd(
        andThen(open, ({ fields, joined }, end) => {
          let at = end
          let word = ''
          while (listJoiners.has(reader.tokens[at]?.word ?? '')) {
            const joiner = reader.tokens[at]?.word ?? ''
            if (joiner !== ',') word = joiner
            at += 1
          }
          if (at === end) return []
          const kind = word === '' ? joined : word === 'or' || word === 'nor' ? 'or' : 'and'
          if (joined !== 'one' && kind !== joined && word !== '') return []
          at = skipWords(reader, at, new Set(['also', 'then']))
          return andThen(fieldAt(reader, at), (mention, next) => [
            found<Mentions>({ fields: [...fields, mention], joined: kind }, next, 0.01),
          ])
        }),
      )
      all.push(...open)
    }
    return all
  })
}

/** Reads "both addresses", "neither phone" as the two fields that the name fits. */
function pairAt(reader: Reader, start: number, from: number): readonly Found<Mentions>[] {
  if (!isWord(reader, start, 'both', 'either', 'neither')) return []
  const joined = isWord(reader, start, 'both') ? 'and' : 'or'
  return fieldAt(reader, from).flatMap((mention): readonly Found<Mentions>[] => {
    const { candidates = [], from: at, to } = mention.value
    const isAsked = mention.remarks.some(({ kind }) => kind === 'ask')
    if (!isAsked || candidates.length !== 2 || candidates.some((one) => denialsOf(one).size > 0))
      return []
    const fields = candidates.map((field) => ({ field, from: at, to }))
    const remarks = mention.remarks.filter(({ kind }) => kind !== 'ask')
    const cost = mention.cost - problemCost + 0.05
    return [found({ fields, joined }, mention.end, cost, remarks)]
  })
}
