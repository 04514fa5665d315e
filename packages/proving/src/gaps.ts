import { asGroup, type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import type { Dependencies } from '@ramiform/core/conditions/dependencies'
import { readDay, readNumber, readText } from '@ramiform/core/conditions/reading'
import { resolveSource } from '@ramiform/core/conditions/truth'
import { conditionalHolds, ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { classesOfAnswers } from './classes-of-answers.ts'
import { nameIn, namesOf } from './finding-words.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvingContext } from './proving-context.ts'

/** A field that reads a source. */
interface Reader {
  readonly position: number
  /** True when all its rules compare the source with values, some of them by size. */
  readonly isBranch: boolean
  readonly rules: readonly Rule[]
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
    const rules = readers.flatMap((one) => one.rules)
    const compares = (condition: string) => rules.some((rule) => rule.condition === condition)
    // Other fields that read the number handle its other values themselves.
    const isBranched = readers.every(({ isBranch }) => isBranch)
    // The answers to a value are not known.
    if (field?.formula) continue
    if (field === undefined || !isBranched || !compares('greater_than') || !compares('less_than'))
      continue
    const atoms = rules.map((rule, index) => ({ index, source, rule }))
    const isShownAt = (value: string) =>
      readers.some(({ position }) => {
        const { conditional } = schema.fields[position] ?? {}
        const holds = (rule: Rule) => ruleHolds(rule, readText(value), field, fieldTypes)
        return conditional && conditionalHolds(asGroup(conditional), holds)
      })
    const ordered = classesOfAnswers(field, atoms, context)
      .filter(({ example, isCertain }) => typeof example === 'string' && isCertain)
      .map(({ example }) => placed(String(example)))
      .filter(({ size }) => !Number.isNaN(size))
      .toSorted((a, b) => a.size - b.size)
      .map((one) => ({ ...one, isShown: isShownAt(one.value) }))
    const first = ordered.findIndex(({ isShown }) => isShown)
    const last = ordered.findLastIndex(({ isShown }) => isShown)
    const gap = ordered.find(({ isShown }, at) => at > first && at < last && !isShown)
    const next = ordered.find(({ isShown, size }) => isShown && size > (gap?.size ?? last))
    const [reader] = readers
    if (gap === undefined || next === undefined || reader === undefined) continue
    const end = rules
      .map(({ value }) => placed(value))
      .filter((one) => one.size > gap.size && one.size < next.size && !isShownAt(one.value))
      .reduce((most, one) => (one.size > most.size ? one : most), gap)
    const values = end === gap ? gap.value : `from ${gap.value} to ${end.value}`
    const idOf = (position: number) => schema.fields[position]?.id ?? ''
    yield {
      code: 'gap',
      severity: 'hint',
      fieldId: idOf(reader.position),
      rules: reader.rules.map((_, at) => at + 1),
      conflict: readers.flatMap(({ position, rules: own }) =>
        own.map((_, at) => ({ fieldId: idOf(position), rule: at + 1 })),
      ),
      witness: { [field.id]: gap.value },
      message: `When ${nameIn(schema, source)} is ${values}, ${noneOf(
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
    const sources = new Set(rules.map((rule) => resolveSource(rule, position, dependencies)))
    const isBranch =
      sources.size === 1 &&
      rules.every(
        (rule) => rule.valueFrom === undefined && (isBySize(rule) || rule.condition === 'equals'),
      ) &&
      rules.some(isBySize)
    for (const source of sources) {
      if (typeof source !== 'number') continue
      readers.set(source, [...(readers.get(source) ?? []), { position, isBranch, rules }])
    }
  }
  return readers
}

const isBySize = ({ condition }: Pick<Rule, 'condition'>) =>
  condition === 'greater_than' || condition === 'less_than'

/** A number or day with its size, which is NaN for other texts. */
function placed(value: string): { readonly value: string; readonly size: number } {
  const number = readNumber(value)
  return { value, size: Number.isNaN(number) ? readDay(value) : number }
}
