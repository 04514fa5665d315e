import type { Field } from '@ramiform/core/field'
import { isOneBox, yesNoOf } from '../../lexicon/answers.ts'
import { allOf, anyOf, isFilled, type Meaning, test } from '../../meaning/meaning.ts'
import { complementAt, predicateAt, verblessAt } from '../predicates.ts'
import {
  addCost,
  type Found,
  found,
  isWord,
  map,
  problemCost,
  type Reader,
  repeated,
} from '../reader.ts'

/** Reads several statements about one field: "is below 3 or empty". */
export function chainAt(reader: Reader, field: Field, start: number): readonly Found<Meaning>[] {
  type Said = readonly { readonly join: 'and' | 'or' | null; readonly meaning: Meaning }[]
  const first = [...predicateAt(reader, field, start), ...affirmedByNaming(reader, field, start)]
  const all = repeated<Said>(
    map(first, (meaning) => [{ join: null, meaning }]),
    19,
    (said, end) => {
      const at = isWord(reader, end, ',') ? end + 1 : end
      if (!isWord(reader, at, 'and', 'or', 'but')) return []
      const join = isWord(reader, at, 'or') ? ('or' as const) : ('and' as const)
      const next = isWord(reader, at + 1, 'not') ? complementAt : verblessAt
      return map(addCost(next(reader, field, at + 1), 0.004), (meaning) => [
        ...said,
        { join, meaning },
      ])
    },
  )
  return map(all, joinedByRank)
}

/** Joins meanings; "and" binds closer than "or". */
export function joinedByRank(
  said: readonly { readonly join: 'and' | 'or' | null; readonly meaning: Meaning }[],
): Meaning {
  const groups: Meaning[][] = []
  for (const { join, meaning } of said) {
    const last = groups.at(-1)
    if (join === 'and' && last !== undefined) last.push(meaning)
    else groups.push([meaning])
  }
  return anyOf(groups.map((group) => allOf(group)))
}

/** Reads a yes-or-no field without a verb as yes: "if newsletter, show the address". */
function affirmedByNaming(reader: Reader, field: Field, at: number): readonly Found<Meaning>[] {
  const known = yesNoOf(field)
  const remark = { kind: 'assumed', text: `“${field.label}” by itself was read as yes.` } as const
  if (known !== null) return [found(test(field, 'is', known.yes), at, 0.2, [remark])]
  const [option] = field.options ?? []
  if (isOneBox(field) && option !== undefined)
    return [found(test(field, 'includes', option), at, 0.2, [remark])]
  return [
    found<Meaning>(isFilled(field), at, problemCost + 0.4, [
      {
        kind: 'ask',
        question: `Which answer to “${field.label}” do you mean?`,
        choices: [
          ...(field.options ?? [])
            .slice(0, 10)
            .map((option) => ({ label: option, ...insertAt(reader, at), text: ` is "${option}"` })),
          { label: 'Any answer', ...insertAt(reader, at), text: ' is filled in' },
          { label: 'No answer', ...insertAt(reader, at), text: ' is empty' },
        ],
      },
    ]),
  ]
}

function insertAt(reader: Reader, at: number) {
  const place = reader.tokens[at - 1]?.end ?? reader.text.length
  return { start: place, end: place }
}
