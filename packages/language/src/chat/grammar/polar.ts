import type { Field } from '@ramiform/core/field'
import { isOneBox, noneOf, yesNoOf } from '../lexicon/answers.ts'
import { isTurned } from '../lexicon/denials.ts'
import { isCommonWord } from '../lexicon/lexicon.ts'
import { anyOf, isEmpty, isFilled, type Meaning, not, test } from '../meaning/meaning.ts'
import { stem } from '../words/stem.ts'
import {
  charsBetween,
  type Found,
  found,
  map,
  memoized,
  problemCost,
  type Reader,
  textBetween,
} from './reader.ts'
import { fieldChoice } from './which-field.ts'

/** A yes-or-no field, recognized by the words of its question: "own a car" for "Do you own a car?". */
interface Polar {
  readonly field: Field
  /** negated inside: "the pet is not insured" */
  readonly isDenied?: boolean
}

export function yesTo(polars: readonly Found<Polar>[], isYes: boolean): readonly Found<Meaning>[] {
  return map(polars, (polar) => (isYes === (polar.isDenied !== true) ? affirm(polar) : deny(polar)))
}

export const isPolar = (field: Field) => yesNoOf(field) !== null || isOneBox(field)

/** Meaning of "have X" and "there is X": yes for a yes-or-no question, otherwise answered. */
export function present(field: Field): Meaning {
  if (isPolar(field)) return affirm({ field })
  if (isCount(field)) return test(field, 'more', '0')
  const none = noneOf(field)
  if (none === undefined) return isFilled(field)
  const others = (field.options ?? []).filter((option) => option !== none)
  const is = field.type === 'checkbox' ? 'includes' : 'is'
  return anyOf(others.map((option) => test(field, is, option)))
}

export function absent(field: Field): Meaning {
  if (isPolar(field)) return deny({ field })
  if (isCount(field)) return not(test(field, 'more', '0'))
  return noneOf(field) === undefined ? isEmpty(field) : not(present(field))
}

/** "there are children" compares a number with 0. */
const isCount = ({ type, label }: Field) =>
  type === 'number' && /number of|how many|quantity|count|^#/i.test(label)

function affirm({ field }: Polar): Meaning {
  const known = yesNoOf(field)
  return known === null
    ? test(field, 'includes', field.options?.[0] ?? '')
    : test(field, 'is', known.yes)
}

export function deny({ field }: Polar): Meaning {
  const known = yesNoOf(field)
  return known === null ? isEmpty(field) : test(field, 'is', known.no)
}

const lightWords = new Set(
  'want wants wanted need needs needed like have wish one any some interested got bring brings own owns keep keeps'.split(
    ' ',
  ),
)

/** Most tokens of a question */
const longestQuestion = 12

export function polarAt(reader: Reader, start: number): readonly Found<Polar>[] {
  return memoized(reader, `polar ${start}`, () => {
    const founds: Found<Polar>[] = []
    let candidates: readonly Field[] = []
    const said = new Set<string>()
    let light = 0
    let isDenied = false
    const take = (end: number) => {
      if (said.size === 0) return
      const here = polarsFound(reader, start, end, candidates, said, light)
      founds.push(...(isDenied ? map(here, (polar) => ({ ...polar, isDenied })) : here))
    }
    for (let at = start; at < start + longestQuestion; at += 1) {
      const { kind, word } = reader.tokens[at] ?? { kind: 'mark', word: '' }
      if (kind === 'mark' && word !== "'s") break
      const among = candidates
      const having = polarsWith(reader, stem(word)).filter(
        (field) => said.size === 0 || among.includes(field),
      )
      if (having.length > 0 && !(isJoiner(word) && said.size > 0)) {
        candidates = [...new Set(having)]
        said.add(stem(word))
        take(at + 1)
      } else if (lightWords.has(word)) {
        light += 1
        if (word === 'one') take(at + 1)
      } else if (said.size > 0 && word === 'not' && !isDenied) isDenied = true
      else if (said.size === 0 && turning.has(word)) break
      else if (said.size > 0 && objects.has(word)) {
        // "the boat is not for me" does not answer a question about boats
        if (!turning.has(reader.tokens[at - 1]?.word ?? '')) take(at + 1)
      } else if (!isCommonWord(word) || word === 'if') break
    }
    return founds
  })
}

const isJoiner = (word: string) => word === 'and' || word === 'or'

/** words that change the meaning of what follows */
const turning = new Set(['for', 'from', 'by'])

/** words at the end of a question that add nothing: "contact them" */
const objects = new Set(
  'them us it me you him her that this so there themselves himself herself myself yourself'.split(
    ' ',
  ),
)

/** Yes-or-no fields that have this word or its noun: "smokes" and "smoker". */
function polarsWith(reader: Reader, one: string): readonly Field[] {
  const bare = /^(.{3,}?)e?r$/.exec(one)?.[1] ?? one
  const names = [...new Set([one, bare, `${one}er`, `${one}r`, `${one}or`])].flatMap(
    (word) => reader.lexicon.byStem.get(word) ?? [],
  )
  return names
    .filter(({ field }) => !reader.avoid.has(field.id))
    .filter(({ option, field }) =>
      option === null ? yesNoOf(field) !== null || isOneBox(field) : isOneBox(field),
    )
    .map(({ field }) => field)
}

function polarsFound(
  reader: Reader,
  from: number,
  end: number,
  candidates: readonly Field[],
  said: ReadonlySet<string>,
  light: number,
): readonly Found<Polar>[] {
  const named = candidates.map((field) => {
    const stems = reader.lexicon.labels.get(field)?.stems ?? new Set<string>()
    return { field, share: Math.min(1, said.size / Math.max(1, stems.size)) }
  })
  const plain = named.filter(({ field }) => !isTurned(field, said))
  const ways = plain.length > 0 ? plain : named
  const best = Math.max(...ways.map(({ share }) => share))
  const near = ways.filter(({ share }) => share > best - 0.01)
  const [only] = near
  if (only === undefined) return []
  if (near.length === 1 && (best === 1 || ways.length === 1)) {
    const one = found({ field: only.field }, end, 0.05 + 0.12 * (1 - best) + 0.01 * light)
    if (plain.length > 0) return [one]
    return [
      { ...one, cost: one.cost + problemCost, remarks: [{ kind: 'turned', field: only.field }] },
    ]
  }
  const span = charsBetween(reader, from, end)
  const choices = ways.slice(0, 12).map(({ field }) => {
    const choice = fieldChoice(reader, field, span)
    return { ...choice, text: `said ${yesNoOf(field)?.yes ?? 'yes'} to ${choice.text}` }
  })
  return [
    found({ field: only.field }, end, problemCost + 0.1, [
      {
        kind: 'ask',
        question: `Which question do you mean by “${textBetween(reader, from, end)}”?`,
        choices,
      },
    ]),
  ]
}
