import { readDay, readNumber } from '@ramiform/core/conditions/reading'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { namesOf } from './finding-words.ts'
import type { Atom, LogicRule } from './form-logic.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvedFields } from './prove-fields.ts'

/** Values between those that fields branch on, which show none of the fields. */
export function* gaps({ logic, classes, fields }: ProvedFields): Iterable<ProofFinding> {
  const { schema } = logic
  /** by source: fields with this one rule, a comparison by size */
  const branches = Map.groupBy(
    logic.rules.flatMap((rules) => {
      const [only, ...others] = rules
      return only !== undefined && others.length === 0 && isBySize(only) ? [only] : []
    }),
    ({ meaning }) => meaning.source,
  )
  for (const [source, rules] of branches) {
    const up = rules.filter(({ rule }) => rule.condition === 'greater_than')
    const down = rules.filter(({ rule }) => rule.condition === 'less_than')
    // Other fields that read the number handle its other values themselves.
    const readers = logic.rules
      .flat()
      .filter(({ meaning }) => typeof meaning === 'object' && meaning.source === source)
    if (up.length === 0 || down.length === 0 || readers.length > rules.length) continue
    const atoms = logic.atomsOf[source] ?? []
    const ordered = (classes[source] ?? [])
      .filter(({ example, isCertain }) => typeof example === 'string' && isCertain)
      .map((one) => ({ ...one, size: sizeOf(String(one.example)) }))
      .filter(({ size }) => !Number.isNaN(size))
      .toSorted((a, b) => a.size - b.size)
      .map((one) => ({
        example: one.example,
        showsSome: rules.some(({ meaning }) => one.truth[atoms.indexOf(meaning)] === true),
      }))
    const first = ordered.findIndex(({ showsSome }) => showsSome)
    const last = ordered.findLastIndex(({ showsSome }) => showsSome)
    const gap = ordered
      .slice(first + 1, Math.max(first + 1, last))
      .find(({ showsSome }) => !showsSome)
    const [reader] = rules
    if (gap?.example === undefined || reader === undefined) continue
    const fieldId = fields[source]?.fieldId ?? ''
    const readersOf = [...new Set(rules.map((rule) => rule.reader))]
    yield {
      code: 'gap',
      severity: 'hint',
      fieldId: fields[reader.reader]?.fieldId ?? '',
      rules: [reader.number],
      conflict: rules.map(({ reader: at, number }) => ({
        fieldId: fields[at]?.fieldId ?? '',
        rule: number,
      })),
      witness: { [fieldId]: gap.example },
      message: `When ${nameOf(schema, source)} is ${String(gap.example)}, none of ${namesOf(schema, readersOf)} is shown.`,
    }
  }
}

function isBySize(rule: LogicRule): rule is LogicRule & { readonly meaning: Atom } {
  const { condition } = rule.rule
  return (
    typeof rule.meaning === 'object' && (condition === 'greater_than' || condition === 'less_than')
  )
}

function sizeOf(text: string): number {
  const number = readNumber(text)
  return Number.isNaN(number) ? readDay(text) : number
}
