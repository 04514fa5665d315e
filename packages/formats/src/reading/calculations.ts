import { asGroup, type Conditional, type Group } from '@ramiform/core/conditions/condition'
import type { OperatorName } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { Formula } from '@ramiform/core/formula'
import { isTooLarge } from '@ramiform/core/formula-size'
import type { HiddenField } from '@ramiform/core/hidden-field'
import type { Value } from '@ramiform/core/value'
import { readFormula } from '@ramiform/core/values/read-formula'
import { type FormulaSource, sourcesOfFormulas } from '@ramiform/core/values/sources-of-formulas'
import { fieldTypes } from '@ramiform/fields'
import type { FormulaText } from './expression-formula.ts'
import { labelText } from './label-text.ts'
import { type Logic, ofWholeList, toConditional } from './logic.ts'

/** A value that another program's form calculates, before it becomes a value of ours. */
export interface Calculation {
  /** Name in that program's logic */
  readonly key: string
  readonly name: string
  /** The formula with keys in braces, or the reason why there is none */
  readonly formula: FormulaText
  /** True if its conditions compare lists as a whole */
  readonly comparesLists?: true
  /** True if the other program shows the result like a question */
  readonly isShown?: boolean
}

interface Around {
  readonly fields: readonly Field[]
  readonly hiddenFields: readonly HiddenField[]
  /** Ids of questions and hidden fields by key */
  readonly idOf: ReadonlyMap<string, string>
  /** Numbers of the options of a question that has some, by the texts of the options */
  readonly pointsOf: (id: string) => ReadonlyMap<string, number> | undefined
  /** Logic with our options; null with a problem */
  readonly resolve: (logic: Logic, problems: string[]) => Logic | null
  /** Called for each new value, so that the conditions of others can read it */
  readonly onValue: (key: string, value: Value) => void
  readonly newId: () => string
}

/**
 * Converts calculations into values, whatever order they are in.
 * @returns values by key, and a reason by key for each calculation that was lost
 */
export function valuesOf(calculations: readonly Calculation[], around: Around) {
  const values = new Map<string, Value>()
  const lost = new Map<string, string>()
  const sources = namedSources(around)
  const ids = new Map(calculations.map(({ key }) => [key, around.newId()]))
  let left = calculations
  for (let before = -1; before !== left.length; ) {
    before = left.length
    left = left.filter((one) => {
      const { key, name } = one
      const read = formulaOf(one, sources, around)
      if (typeof read === 'string') {
        lost.set(key, read)
        return true
      }
      const id = ids.get(key) ?? around.newId()
      lost.delete(key)
      const value: Value = { id, name: labelText(name) || key, ...read }
      values.set(key, value)
      around.onValue(key, value)
      sources.push({ id, name: key, holds: read.type, options: [] })
      return false
    })
  }
  return { values, lost }
}

/** What formulas can read, under the names of the other program. Options are its codes, so none are checked. */
function namedSources({ fields, hiddenFields, idOf, pointsOf }: Around): FormulaSource[] {
  const known = new Map(
    sourcesOfFormulas({ fields, hiddenFields }, fieldTypes).map((one) => [one.id, one]),
  )
  return [...idOf].flatMap(([name, id]) => {
    const source = known.get(id)
    if (source === undefined) return []
    const holds = pointsOf(id) === undefined ? source.holds : ('either' as const)
    return [{ id, name, holds, options: [] }]
  })
}

function formulaOf(
  { formula, comparesLists }: Calculation,
  sources: readonly FormulaSource[],
  outer: Around,
) {
  const around: Around = comparesLists
    ? { ...outer, resolve: (logic, problems) => outer.resolve(wholeLists(logic), problems) }
    : outer
  if ('unsaid' in formula) return formula.unsaid
  const read = readFormula(formula.text, sources)
  if ('mistake' in read) return lowerFirst(read.mistake.message.replace(/\.$/, ''))
  const problems: string[] = []
  const found = withOurs(read.formula, around, problems, false)
  if (isTooLarge(found)) return 'it is too large'
  return problems[0] ?? { type: read.type, formula: found }
}

function wholeLists(logic: Logic): Logic {
  if (logic.kind !== 'rule') return { ...logic, parts: logic.parts.map(wholeLists) }
  return logic.condition === 'contains' ? logic : ofWholeList(logic)
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** The formula with our options: conditions compare texts, and choices in arithmetic count their numbers. */
function withOurs(
  formula: Formula,
  around: Around,
  problems: string[],
  isNumber: boolean,
): Formula {
  const inner = (part: Formula) => withOurs(part, around, problems, true)
  const branch = (part: Formula) => withOurs(part, around, problems, isNumber)
  switch (formula.kind) {
    case 'answer': {
      const points = isNumber ? around.pointsOf(formula.id) : undefined
      if (points === undefined) return formula
      return {
        kind: 'points',
        id: formula.id,
        points: [...points].map(([option, number]) => ({ option, points: number })),
      }
    }
    case 'sum':
    case 'difference':
    case 'product':
    case 'division':
    case 'min':
    case 'max':
      return { ...formula, of: formula.of.map(inner) }
    case 'round':
      return { ...formula, of: inner(formula.of) }
    case 'if':
      return {
        ...formula,
        when: conditionOf(formula.when, around, problems),
        yes: branch(formula.yes),
        no: branch(formula.no),
      }
    default:
      return formula
  }
}

function conditionOf(when: Conditional, { resolve }: Around, problems: string[]): Conditional {
  const logic = resolve(logicOf({ ...asGroup(when), id: '' }), problems)
  const conditional = logic && toConditional(logic)
  if (conditional === null && problems.length === 0) problems.push('its condition is too large')
  return conditional ?? when
}

function logicOf({ operator, rules, groups }: Group): Logic {
  return {
    kind: operator === 'AND' ? 'all' : 'any',
    parts: [
      ...rules.map(
        ({ fieldId, condition, value, valueFrom }): Logic => ({
          kind: 'rule',
          source: fieldId,
          condition: condition as OperatorName,
          value,
          ...(valueFrom !== undefined && { valueFrom }),
        }),
      ),
      ...groups.map(logicOf),
    ],
  }
}
