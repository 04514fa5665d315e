import type { Field } from '@ramiform/core/field'
import { yesNoOf } from '../../lexicon/answers.ts'
import { type Meaning, test } from '../../meaning/meaning.ts'
import { doingAt } from '../doing.ts'
import { absent, polarAt } from '../polar.ts'
import { addCost, type Found, map, type Reader } from '../reader.ts'
import { chainAt } from './chain.ts'
import { type Clause, personal, spoken } from './clause.ts'

const it = new Set('it this that its the answer value which these those'.split(' '))

/** Reads a clause that continues the one before: "... and have a car", "... or is empty", "... or Blue". */
export function elided(
  reader: Reader,
  at: number,
  before: Clause | null,
  about: readonly Field[],
): readonly Found<Clause>[] {
  const doing = map(doingAt(reader, at, about), (meaning) => personal(meaning, about))
  const person = before === null || before.isPerson ? doing : addCost(doing, 0.03)
  const [field] = about
  const polar =
    before === null
      ? []
      : addCost(
          map(polarAt(reader, at), ({ field: one, isDenied }) =>
            spoken(isDenied === true ? absent(one) : affirmed(one), [one], true),
          ),
          0.05,
        )
  if (field === undefined || about.length !== 1) return [...addCost(person, 0.02), ...polar]
  let from = at
  while (it.has(reader.tokens[from]?.word ?? '')) from += 1
  const same = (place: number) =>
    map(
      chainAt(reader, field, place).filter(({ end }) => end > place),
      (meaning) => spoken(meaning, [field]),
    )
  return [
    ...addCost(person, 0.02),
    ...polar,
    ...addCost(same(at), 0.03),
    ...(from > at ? addCost(same(from), 0.03) : []),
  ]
}

function affirmed(field: Field): Meaning {
  const known = yesNoOf(field)
  return known === null
    ? test(field, 'includes', field.options?.[0] ?? '')
    : test(field, 'is', known.yes)
}
