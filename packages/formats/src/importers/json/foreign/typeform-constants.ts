import { type Members, membersOf, textIn } from '../members.ts'
import { localized, objectsIn } from './localized.ts'

/** A condition that never holds */
const never = { op: 'or', vars: [] }
const always = { op: 'always', vars: [] }
const texts = ['title', 'welcome_screens', 'fields', 'thankyou_screens', 'endings']
const deepest = 50

/** The form without its variables that have the same text all the time: what reads one has its text instead. */
export function withoutConstants(form: Members): Members {
  const variables = Object.entries(membersOf(form.variables) ?? {})
  const changed = changedIn(form)
  const constants = new Map(
    variables.flatMap(([name, value]) =>
      typeof value === 'string' && !changed.has(name) ? [[name, value] as const] : [],
    ),
  )
  if (constants.size === 0) return form
  const filled = texts.flatMap((name) =>
    form[name] === undefined ? [] : [[name, withTexts(form[name], constants, 0)] as const],
  )
  return {
    ...form,
    ...Object.fromEntries(filled),
    variables: Object.fromEntries(variables.filter(([name]) => !constants.has(name))),
    logic: objectsIn(form.logic).map((logic) => ({
      ...logic,
      actions: objectsIn(logic.actions).map((action) => ({
        ...action,
        condition: decided(action.condition, constants, 0),
      })),
    })),
  }
}

/** Names of the variables that an action changes. */
function changedIn(form: Members): ReadonlySet<string> {
  const targets = objectsIn(form.logic)
    .flatMap(({ actions }) => objectsIn(actions))
    .map(({ details }) => membersOf(membersOf(details)?.target))
  return new Set(targets.map((target) => localized(target?.value)))
}

function withTexts(value: unknown, constants: ReadonlyMap<string, string>, depth: number): unknown {
  if (typeof value === 'string')
    return value.replaceAll(
      /\{\{var:([^{}]+)\}\}/g,
      (place, name: string) => constants.get(name.trim()) ?? place,
    )
  if (depth > deepest) return value
  if (Array.isArray(value)) return value.map((one) => withTexts(one, constants, depth + 1))
  const members = membersOf(value)
  if (members === null) return value
  const filled = Object.entries(members).map(
    ([name, one]) => [name, withTexts(one, constants, depth + 1)] as const,
  )
  return Object.fromEntries(filled)
}

/** The condition with "always" and "never" where it compares a constant. */
function decided(value: unknown, constants: ReadonlyMap<string, string>, depth: number): unknown {
  const condition = membersOf(value)
  if (condition === null || depth > deepest) return value
  const op = textIn(condition, 'op') ?? ''
  const vars = objectsIn(condition.vars)
  if (op === 'and' || op === 'or')
    return { ...condition, vars: vars.map((one) => decided(one, constants, depth + 1)) }
  const source = vars.find(({ type }) => type === 'variable')
  const text = constants.get(localized(source?.value))
  const given = vars.find(({ type }) => type === 'constant')
  const compare = Object.hasOwn(comparisons, op) ? comparisons[op] : undefined
  if (text === undefined || given === undefined || compare === undefined) return value
  return compare(text, localized(given.value)) ? always : never
}

type Compare = (text: string, value: string) => boolean

const equals: Compare = (text, value) => text === value
const differs: Compare = (text, value) => text !== value
const lacks: Compare = (text, value) => !text.includes(value)

const comparisons: Readonly<Record<string, Compare>> = {
  is: equals,
  equal: equals,
  is_not: differs,
  not_equal: differs,
  contains: (text, value) => text.includes(value),
  not_contains: lacks,
  does_not_contain: lacks,
}
