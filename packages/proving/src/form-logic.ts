import { asGroup, type GroupOperator, type Rule } from '@ramiform/core/conditions/condition'
import { type Dependencies, dependenciesOf } from '@ramiform/core/conditions/dependencies'
import { readingOffers } from '@ramiform/core/conditions/offer-dependencies'
import { comparesOf, needsValue } from '@ramiform/core/conditions/operators'
import { nothing } from '@ramiform/core/conditions/reading'
import { logicOfFields } from '@ramiform/core/conditions/section-logic'
import { resolveSource, ruleTest } from '@ramiform/core/conditions/truth'
import { groupHolds, ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { areNeverComparable } from '@ramiform/core/findings/never-comparable'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { readingFormulas } from '@ramiform/core/reading-formulas'
import { fieldTypes } from '@ramiform/fields'
import { amountType } from './amounts-as-fields.ts'
import { type Atom, type ComparedAtom, fieldsOf } from './atom.ts'
import { comparedGroups } from './compared-groups.ts'
import { offersAt } from './offers-of-form.ts'
import { mostCombinations, type ValueLogic, valuesOf } from './value-logic.ts'

export { type Atom, fieldsOf } from './atom.ts'

export interface LogicRule {
  readonly kind: 'rule'
  /** position of the field that has the rule */
  readonly reader: number
  /** from 1, in reading order */
  readonly number: number
  readonly rule: Rule
  /** a truth value where no answer can change the outcome: decisions 7 and 9 */
  readonly meaning: Atom | boolean
}

export interface LogicGroup {
  readonly kind: 'group'
  readonly operator: GroupOperator
  readonly children: readonly LogicNode[]
}

export type LogicNode = LogicRule | LogicGroup

/** The logic of a form, with rules resolved to the fields they read. */
export interface FormLogic {
  readonly schema: FormSchema
  readonly dependencies: Dependencies
  /** by position; null for a field that always shows */
  readonly conditions: readonly (LogicGroup | null)[]
  /** by position: the rules of each field in reading order */
  readonly rules: readonly (readonly LogicRule[])[]
  readonly atoms: readonly Atom[]
  /** by position: the comparisons of each field with values */
  readonly atomsOf: readonly (readonly Atom[])[]
  /** comparisons of the answers to two fields; `atomsOf` has what tells these answers apart */
  readonly compared: readonly ComparedAtom[]
  /** by position: the fields that comparisons of examples are exact for */
  readonly isExact: readonly boolean[]
  /** By position: the fields whose answers decide whether the field shows, and which options it offers. Loops are left out (decision 9). */
  readonly sources: readonly (readonly number[])[]
  /** the values that rules read */
  readonly values: readonly ValueLogic[]
}

export function formLogic(
  schema: FormSchema,
  options: { readonly mostCombinations?: number | undefined } = {},
): FormLogic {
  const dependencies = dependenciesOf(schema)
  const atoms: Atom[] = []
  const atomsOf = schema.fields.map((): Atom[] => [])
  const known = new Map<string, Atom>()
  const compared: ComparedAtom[] = []

  function atomFor(source: number, { condition, value }: Rule): Atom {
    const key = JSON.stringify([source, condition, value])
    const same = known.get(key)
    if (same !== undefined) return same
    const atom: Atom = { index: atoms.length, source, rule: { condition, value } }
    known.set(key, atom)
    atoms.push(atom)
    atomsOf[source]?.push(atom)
    return atom
  }

  function comparedAtomFor(source: number, other: number, { condition, valueFrom }: Rule): Atom {
    const key = JSON.stringify([source, condition, [other]])
    const same = known.get(key)
    if (same !== undefined) return same
    const rule = { condition, value: '', valueFrom }
    const atom = { index: atoms.length, source, rule, other }
    known.set(key, atom)
    atoms.push(atom)
    compared.push(atom)
    for (const one of [source, other]) tellApart(one, 'is_empty', '')
    return atom
  }

  function tellApart(position: number, condition: string, value: string) {
    atomFor(position, { id: '', fieldId: '', condition, value })
  }

  function meaningOf(rule: Rule, reader: number): Atom | boolean {
    if (ruleTest(rule) === null) return true
    const { valueFrom } = rule
    const source = resolveSource(rule, reader, dependencies)
    if (typeof source !== 'number') return ruleHolds(rule, nothing)
    if (valueFrom === undefined || !needsValue(rule.condition)) return atomFor(source, rule)
    const other = resolveSource({ fieldId: valueFrom }, reader, dependencies)
    if (typeof other !== 'number') return atomFor(source, { ...rule, value: '' })
    const [one = '', two = ''] = [source, other].map((position) => schema.fields[position]?.type)
    // No answers change the outcome.
    if (comparesOf(rule.condition) !== 'part' && areNeverComparable(one, two, fieldTypes))
      return ruleHolds(rule, nothing)
    return comparedAtomFor(source, other, rule)
  }

  const rules = schema.fields.map((): LogicRule[] => [])
  const conditions = logicOfFields(schema).map((conditional, reader) => {
    const isIgnored = isTraditional(schema) && schema.fields[reader]?.type !== amountType
    if (conditional === undefined || isIgnored) return null
    const own = rules[reader] ?? []
    const read = (group: ReturnType<typeof asGroup>): LogicGroup => {
      const first = group.rules.map((rule): LogicRule => {
        const number = own.length + 1
        const one = {
          kind: 'rule',
          reader,
          number,
          rule,
          meaning: meaningOf(rule, reader),
        } as const
        own.push(one)
        return one
      })
      const children = [...first, ...group.groups.map(read)]
      return { kind: 'group', operator: group.operator, children }
    }
    return read(asGroup(conditional))
  })
  const sources = rules.map((own) => [
    ...new Set(
      own.flatMap(({ meaning }) => (typeof meaning === 'object' ? fieldsOf(meaning) : [])),
    ),
  ])
  const values = addValues()
  addOffers()
  const isExact = addExamples()
  const reading = readingOffers(values.length === 0 ? schema : readingFormulas(schema))
  const order = reading === schema ? {} : { order: dependenciesOf(reading).order }
  return {
    schema,
    dependencies: { ...dependencies, ...order },
    conditions,
    rules,
    atoms,
    atomsOf,
    compared,
    isExact,
    sources,
    values,
  }

  /** Options that are not always offered restrict the answers that rules read, and what can be sent. */
  function addOffers() {
    for (const [position, field] of schema.fields.entries()) {
      const offers = offersAt(schema, field, dependencies.positions)
      if (offers.length === 0) continue
      sources[position] = [...(sources[position] ?? []), ...offers.map((one) => one.position)]
      // Without rules, any offered option can be sent, but not any number of them.
      if (atomsOf[position]?.length === 0 && field.minChoices === undefined) continue
      const isList = fieldTypeOf(fieldTypes, field.type)?.answerKind === 'list'
      for (const { option } of offers) tellApart(position, isList ? 'contains' : 'equals', option)
    }
  }

  /** Tells the answers apart that comparisons of two fields need. */
  function addExamples(): readonly boolean[] {
    const exact: boolean[] = []
    for (const group of comparedGroups(schema.fields, compared, atomsOf)) {
      for (const position of group.fields) {
        exact[position] = group.isExact
        const isPart = compared.some(
          ({ source, rule }) => source === position && rule.condition === 'contains',
        )
        for (const value of group.examples) {
          tellApart(position, 'equals', value)
          if (isPart) tellApart(position, 'contains', value)
        }
      }
    }
    return exact
  }

  /** Values that rules read, with comparisons that tell apart the answers which decide about them. */
  function addValues(): readonly ValueLogic[] {
    if (!schema.fields.some(({ formula }) => formula)) return []
    const { compute, sourcesOf } = valuesOf(schema)
    return schema.fields.flatMap((field, position): readonly ValueLogic[] => {
      if (!field.formula || atomsOf[position]?.length === 0) return []
      const found = sourcesOf(field)
      const places = found.map(({ id, comparisons }) => {
        const source = dependencies.positions.get(id) ?? -1
        for (const one of comparisons) atomFor(source, { ...one, id: '', fieldId: id })
        return source
      })
      sources[position] = places
      const isCompared = compared.some((atom) => fieldsOf(atom).includes(position))
      return [
        {
          position,
          sources: places,
          isExact: found.map((one) => one.isExact),
          isCompared,
          mostCombinations: options.mostCombinations ?? mostCombinations,
          compute: (answers) => compute(field, answers),
        },
      ]
    })
  }
}

/** All rules of a group and of the groups in it, in reading order. */
export const rulesIn = (group: LogicGroup): readonly LogicRule[] =>
  group.children.flatMap((node) => (node.kind === 'rule' ? [node] : rulesIn(node)))

/** True when the group is false without any one of the rules, even if all its other rules hold. */
export function areAllNeeded(group: LogicGroup, rules: readonly LogicRule[]): boolean {
  return rules.every((rule) => !holdsWithout(group, rule))
}

function holdsWithout(node: LogicNode, rule: LogicRule): boolean {
  if (node.kind === 'rule') return node !== rule
  return groupHolds(
    node.operator,
    node.children.map((child) => holdsWithout(child, rule)),
  )
}
