import { rulesOf } from '@ramiform/core/conditions/condition'
import type { Dependencies } from '@ramiform/core/conditions/dependencies'
import { readDay, readNumber } from '@ramiform/core/conditions/reading'
import { resolveSource } from '@ramiform/core/conditions/truth'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { classesOfAnswers } from './classes-of-answers.ts'
import { nameIn, namesOf } from './finding-words.ts'
import type { Atom } from './form-logic.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvingContext } from './proving-context.ts'

/** A field that reads a source, and whether its only rule compares by size. */
interface Reader {
  readonly position: number
  readonly isBranch: boolean
  readonly rule: Atom['rule']
}

/** Values between those that fields branch on, which show none of the fields. */
export function* gaps(
  schema: FormSchema,
  dependencies: Dependencies,
  context: ProvingContext,
): Iterable<ProofFinding> {
  if (isTraditional(schema)) return
  for (const [source, readers] of readersIn(schema, dependencies)) {
    const field = schema.fields[source]
    const compares = (condition: string) => readers.some(({ rule }) => rule.condition === condition)
    // Other fields that read the number handle its other values themselves.
    const isBranched = readers.every(({ isBranch }) => isBranch)
    // The answers to a value are not known.
    if (field?.formula) continue
    if (field === undefined || !isBranched || !compares('greater_than') || !compares('less_than'))
      continue
    const atoms = readers.map(({ rule }, index) => ({ index, source, rule }))
    const ordered = classesOfAnswers(field, atoms, context)
      .filter(({ example, isCertain }) => typeof example === 'string' && isCertain)
      .map((one) => ({ ...one, size: sizeOf(String(one.example)) }))
      .filter(({ size }) => !Number.isNaN(size))
      .toSorted((a, b) => a.size - b.size)
      .map(({ example, truth }) => ({ example, showsSome: truth.includes(true) }))
    const first = ordered.findIndex(({ showsSome }) => showsSome)
    const last = ordered.findLastIndex(({ showsSome }) => showsSome)
    const gap = ordered
      .slice(first + 1, Math.max(first + 1, last))
      .find(({ showsSome }) => !showsSome)
    const [reader] = readers
    if (gap?.example === undefined || reader === undefined) continue
    const idOf = (position: number) => schema.fields[position]?.id ?? ''
    yield {
      code: 'gap',
      severity: 'hint',
      fieldId: idOf(reader.position),
      rules: [1],
      conflict: readers.map(({ position }) => ({ fieldId: idOf(position), rule: 1 })),
      witness: { [field.id]: gap.example },
      message: `When ${nameIn(schema, source)} is ${String(gap.example)}, ${noneOf(
        schema,
        readers.map(({ position }) => position),
      )} is shown.`,
    }
  }
}

/** `neither Junior nor Senior`, or `none of Junior, Senior and Veteran`. */
function noneOf(schema: FormSchema, positions: readonly number[]): string {
  const [first = 0, second = 0] = positions
  return positions.length === 2
    ? `neither ${nameIn(schema, first)} nor ${nameIn(schema, second)}`
    : `none of ${namesOf(schema, positions)}`
}

/** By source: the fields that read it, in form order. */
function readersIn(
  { fields }: FormSchema,
  dependencies: Dependencies,
): ReadonlyMap<number, readonly Reader[]> {
  const readers = new Map<number, Reader[]>()
  for (const [position, { conditional }] of fields.entries()) {
    const rules = conditional === undefined ? [] : rulesOf(conditional)
    for (const rule of rules) {
      const source = resolveSource(rule, position, dependencies)
      if (typeof source !== 'number') continue
      const { condition } = rule
      const isBySize =
        rule.valueFrom === undefined && (condition === 'greater_than' || condition === 'less_than')
      const reader = { position, isBranch: rules.length === 1 && isBySize, rule }
      const known = readers.get(source)
      if (known === undefined) readers.set(source, [reader])
      else known.push(reader)
    }
  }
  return readers
}

function sizeOf(text: string): number {
  const number = readNumber(text)
  return Number.isNaN(number) ? readDay(text) : number
}
