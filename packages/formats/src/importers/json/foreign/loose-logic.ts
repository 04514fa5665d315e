import { readExpression } from '../../../reading/expression.ts'
import { all, any, type Logic, not } from '../../../reading/logic.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { compareNamed, equals, isComparison, rule } from './comparisons.ts'
import { listOf, localized } from './localized.ts'

/** Visibility of a question in any common notation; null if it is none. */
export type LooseLogic = Logic | { readonly kind: 'unsaid'; readonly words: string }

const shows = [
  'visibleIf',
  'visible_if',
  'showIf',
  'show_if',
  'showWhen',
  'show_when',
  'visibleWhen',
  'displayIf',
  'display_if',
  'displayCondition',
  'displayConditions',
  'visibilityCondition',
  'visibility',
  'condition',
  'conditions',
  'conditional',
  'conditionalLogic',
  'conditional_logic',
  'conditionalOn',
  'conditional_on',
  'dependsOn',
  'depends_on',
  'dependency',
  'dependencies',
  'enableWhen',
  'relevant',
  'when',
  'logic',
  'skipLogic',
  'branching',
  'branching_logic',
] as const
const hides = ['hideIf', 'hide_if', 'hiddenIf', 'hideWhen', 'hidden_when'] as const

const deepest = 12

/** Reads a question's condition; null if it has none. */
export function logicIn(members: Members, isKnown: (key: string) => boolean): LooseLogic | null {
  for (const [list, isHiding] of [
    [shows, false],
    [hides, true],
  ] as const) {
    for (const name of list) {
      const value = members[name]
      if (value === undefined || value === null || value === '' || isNothing(value, 0)) continue
      const joined = { ...members, conjunction: members.enableBehavior }
      const read =
        typeof value === 'string'
          ? readText(value, members, isKnown)
          : readValue(value, isKnown, 0, Array.isArray(value) ? joinOf(joined) : all)
      const logic = read === null || !isHiding ? read : not(read)
      return logic ?? { kind: 'unsaid', words: `${name}: ${wordsOf(value)}` }
    }
  }
  return null
}

/** The condition as JSON, which is long or too deep to print in a file that is made to be so. */
function wordsOf(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, 160)
  } catch (error) {
    if (error instanceof RangeError) return 'It is nested too deeply.'
    throw error
  }
}

function isNothing(value: unknown, depth: number): boolean {
  if (depth > deepest) return false
  if (Array.isArray(value)) return value.length === 0
  const members = membersOf(value)
  return (
    members !== null &&
    Object.values(members).every(
      (one) => one === null || one === '' || one === false || isNothing(one, depth + 1),
    )
  )
}

/** Reads a key with a value beside it, or an expression: `plan == 'pro'`, `${age} > 18`. */
function readText(text: string, members: Members, isKnown: (key: string) => boolean): Logic | null {
  if (isKnown(text)) {
    const own = { ...members, field: text }
    return readLeaf(own, isKnown) ?? rule(text, 'is_not_empty')
  }
  const named = text
    .slice(0, 4_000)
    .replaceAll(
      /\$\{\s*([\w.-]+)\s*\}|\[([\w.-]+)\]/g,
      (_, dollar, bracket) => `{${dollar ?? bracket}}`,
    )
    .replaceAll(/(?<!["'{\w.-])[A-Za-z_][\w.-]*(?!["'}\w(])/g, (word) =>
      isKnown(last(word)) ? `{${last(word)}}` : word,
    )
  const read = readExpression(named)
  return read.kind === 'unsaid' ? null : read
}

function readValue(
  value: unknown,
  isKnown: (key: string) => boolean,
  depth: number,
  join: typeof all,
): Logic | null {
  if (depth > deepest) return null
  if (typeof value === 'string') return readText(value, {}, isKnown)
  if (Array.isArray(value)) return joined(value, isKnown, depth, join)
  const members = membersOf(value)
  if (members === null) return null
  const logic = readMembers(members, isKnown, depth)
  const action = textIn(members, 'action') ?? textIn(members, 'actionType') ?? ''
  const isHiding =
    /^(?:hide|hidden|disable|skip)/i.test(action) ||
    members.show === false ||
    members.show === 'false'
  return logic !== null && isHiding ? not(logic) : logic
}

const lists = [
  'conditions',
  'rules',
  'groups',
  'criteria',
  'children',
  'filters',
  'clauses',
] as const
const wrappers = [
  'showIf',
  'show_if',
  'visibleIf',
  'show',
  'condition',
  'when',
  'if',
  'logic',
  'rule',
] as const

function readMembers(
  members: Members,
  isKnown: (key: string) => boolean,
  depth: number,
): Logic | null {
  for (const [names, join] of [
    [['all', 'and', 'AND', 'every', 'allOf'], all],
    [['any', 'or', 'OR', 'some', 'anyOf'], any],
  ] as const) {
    for (const name of names) {
      if (Array.isArray(members[name])) return joined(listOf(members[name]), isKnown, depth, join)
    }
  }
  const parts = lists.flatMap((name) => listOf(members[name]))
  if (parts.length > 0) return joined(parts, isKnown, depth, joinOf(members))
  for (const name of wrappers) {
    const value = members[name]
    // `{condition: "equals"}` is an operator, not a nested condition.
    if (membersOf(value) !== null || Array.isArray(value))
      return readValue(value, isKnown, depth + 1, joinOf(members))
  }
  return readLeaf(members, isKnown) ?? readByKey(members, isKnown)
}

function joined(
  parts: readonly unknown[],
  isKnown: (key: string) => boolean,
  depth: number,
  join: typeof all,
): Logic | null {
  const read = parts.map((part) => readValue(part, isKnown, depth + 1, join))
  return read.length > 0 && read.every((part) => part !== null) ? join(...read) : null
}

function joinOf(members: Members): typeof all {
  const said = [
    'operator',
    'operatorIdentifier',
    'conjunction',
    'match',
    'matchType',
    'logicType',
    'logic',
    'logicOperator',
    'type',
    'combinator',
    'join',
    'mode',
    'enableBehavior',
    'relation',
  ].map((name) => textIn(members, name))
  return said.some((one) => one !== null && /^(?:or|any|some|\|\|)$/i.test(one)) ? any : all
}

const sources = [
  'field',
  'fieldId',
  'field_id',
  'fieldName',
  'questionId',
  'question_id',
  'question',
  'dependsOn',
  'depends_on',
  'sourceFieldKey',
  'source',
  'sourceField',
  'property_meta',
  'when',
  'key',
  'component',
  'variable',
  'linkId',
  'parent',
  'target',
  'ref',
  'name',
  'id',
] as const
const valueNames = [
  'value',
  'answer',
  'answerId',
  'answerValue',
  'eq',
  'is',
  'values',
  'answers',
  'expected',
  'showWhen',
  'option',
  'optionId',
] as const

/** Reads `{field: "plan", operator: "equals", value: "pro"}`, `{questionId: "q1", answerIn: ["a", "b"]}`. */
function readLeaf(members: Members, isKnown: (key: string) => boolean): Logic | null {
  const sourceName = sources.find((name) => {
    const text = localized(members[name])
    return text !== '' && isKnown(last(text))
  })
  if (sourceName === undefined) return null
  const source = last(localized(members[sourceName]))
  const operator = [
    'operator',
    'op',
    'comparison',
    'comparator',
    'condition',
    'operation',
    'test',
    'compare',
  ]
    .map((name) => textIn(members, name))
    .find((text) => text !== null)
  const valueName =
    valueNames.find((name) => members[name] !== undefined) ??
    Object.keys(members).find((name) => /^answer[A-Z]/.test(name) && name !== 'answerIn')
  if (operator !== undefined && operator !== null) {
    return (
      compareNamed(operator)?.(source, valueName === undefined ? '' : members[valueName]) ?? null
    )
  }
  for (const [name, value] of Object.entries(members)) {
    if (name === sourceName || name === valueName || value === null || !isComparison(name)) continue
    return compareNamed(name)?.(source, value) ?? null
  }
  return valueName === undefined ? null : equals(source, members[valueName])
}

/** Reads `{plan: "pro"}`, `{mood: {lte: 2}}`. */
function readByKey(members: Members, isKnown: (key: string) => boolean): Logic | null {
  const parts = Object.entries(members).map(([key, value]): Logic | null => {
    if (!isKnown(last(key))) return null
    const inner = membersOf(value)
    if (inner === null) return equals(last(key), value)
    const compared = Object.entries(inner).map(
      ([name, given]) => compareNamed(name.replace(/^\$/, ''))?.(last(key), given) ?? null,
    )
    return compared.length > 0 && compared.every((one) => one !== null) ? all(...compared) : null
  })
  return parts.length > 0 && parts.every((part) => part !== null) ? all(...parts) : null
}

/** Last part of a path; groups often prefix the key. */
function last(path: string): string {
  return path.split('.').at(-1) ?? path
}
