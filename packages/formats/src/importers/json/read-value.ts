import type { Formula } from '@ramiform/core/formula'
import { isTooLarge } from '@ramiform/core/formula-size'
import { limits } from '@ramiform/core/limits'
import type { Value } from '@ramiform/core/value'
import { cleanText } from '../../reading/clean-text.ts'
import { type Members, membersOf, numberIn, textIn } from './members.ts'
import { readConditional } from './read-conditional.ts'

/** Reads a value of our own format. Null for a formula that no form may have. */
export function readValue(
  members: Members,
  id: string,
  idOf: (given: string) => string,
): Value | null {
  const name = cleanText(textIn(members, 'name') ?? '', limits.labelCharacters).trim()
  const { type } = members
  if (name === '' || (type !== 'number' && type !== 'text')) return null
  // Before reading parts in parts.
  if (isTooLarge(members.formula as Formula)) return null
  const formula = readFormula(members.formula, idOf)
  return formula && { id, name, type, formula }
}

function readFormula(value: unknown, idOf: (given: string) => string): Formula | null {
  const members = membersOf(value)
  if (members === null) return null
  const { kind } = members
  const part = (name: string) => readFormula(members[name], idOf)
  const id = idOf(textIn(members, 'id') ?? '')
  switch (kind) {
    case 'number': {
      const number = amountIn(members, 'value')
      return number === null ? null : { kind, value: number }
    }
    case 'text':
      return { kind, value: cleanText(textIn(members, 'value') ?? '', limits.hiddenCharacters) }
    case 'answer':
    case 'count':
      return id === '' ? null : { kind, id }
    case 'points': {
      const points = objectsIn(members.points).map((one) => ({
        option: cleanText(textIn(one, 'option') ?? '', limits.labelCharacters),
        points: amountIn(one, 'points') ?? 0,
      }))
      return id === '' || points.length === 0 ? null : { kind, id, points }
    }
    case 'round': {
      const [of, places] = [part('of'), numberIn(members, 'places') ?? 0]
      const isPossible = Number.isInteger(places) && places >= 0 && places <= 12
      return of && isPossible ? { kind, of, places } : null
    }
    case 'if': {
      const [when, yes, no] = [readConditional(members.when, idOf), part('yes'), part('no')]
      return when && yes && no ? { kind, when, yes, no } : null
    }
    case 'sum':
    case 'difference':
    case 'product':
    case 'division':
    case 'min':
    case 'max': {
      const found = Array.isArray(members.of) ? members.of : []
      const of = found.flatMap((one: unknown) => readFormula(one, idOf) ?? [])
      return of.length === 0 || of.length < found.length ? null : { kind, of }
    }
    default:
      return null
  }
}

function objectsIn(value: unknown): readonly Members[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown): readonly Members[] => {
    const members = membersOf(one)
    return members === null ? [] : [members]
  })
}

function amountIn(members: Members, name: string): number | null {
  const number = numberIn(members, name)
  return number !== null && Math.abs(number) < 1e15 ? number : null
}
