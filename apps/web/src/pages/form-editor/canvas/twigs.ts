import type { Field } from '@ramiform/core/field'
import { logicKey } from '../../../forms/same-logic.ts'
import type { CardLayout } from './canvas-layout.ts'

/**
 * Place of a card under a shared branch. `lastRow`: the first card of the last row, while another card of the branch is
 * beside it.
 */
export type TwigPlace = 'inner' | 'lastRow' | 'last'

export interface Twig {
  readonly place: TwigPlace
  /** on the first card only: ids of all fields under the branch */
  readonly shared?: readonly string[]
}

/**
 * Finds fields in a row that have the same rule; they hang under one branch. A branch begins at the start of a row, so
 * that its sentence does not split a row.
 */
export function canvasTwigs(
  fields: readonly Field[],
  layouts: readonly CardLayout[],
): readonly (Twig | undefined)[] {
  const twigs: (Twig | undefined)[] = fields.map(() => undefined)
  for (let start = 0; start < fields.length; ) {
    let end = start + 1
    while (end < fields.length && isSame(fields[start], fields[end])) end += 1
    let from = start
    while (from < end && layouts[from] === 'next') from += 1
    if (end - from > 1) mark(twigs, fields, layouts, from, end)
    start = end
  }
  return twigs
}

function mark(
  twigs: (Twig | undefined)[],
  fields: readonly Field[],
  layouts: readonly CardLayout[],
  from: number,
  end: number,
) {
  let lastRow = end - 1
  while (layouts[lastRow] === 'next') lastRow -= 1
  for (let at = from; at < end; at += 1) {
    const place = at === end - 1 ? 'last' : at === lastRow ? 'lastRow' : 'inner'
    twigs[at] = {
      place,
      ...(at === from && { shared: fields.slice(from, end).map(({ id }) => id) }),
    }
  }
}

function isSame(a: Field | undefined, b: Field | undefined): boolean {
  const [one, other] = [a?.conditional, b?.conditional]
  if (one === undefined || other === undefined) return false
  return one === other || logicKey(one) === logicKey(other)
}

export function sameTwig(a: Twig | undefined, b: Twig | undefined): boolean {
  if (a?.place !== b?.place || a?.shared?.length !== b?.shared?.length) return false
  return a?.shared?.every((id, at) => id === b?.shared?.[at]) !== false
}
