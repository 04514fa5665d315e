import { all, always, type Logic, not } from '../../../reading/logic.ts'
import type { Question, SectionWords } from '../../../reading/question.ts'
import { statementOf } from '../../../reading/statement.ts'
import { tooDeepParts } from '../../../reading/too-deep.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { linesOf, listOf, localized, objectsIn, plainText } from './localized.ts'
import { logicOf, logicOfValue, type Resolve } from './schema-logic.ts'

const deepest = 50

const layouts = [
  'VerticalLayout',
  'HorizontalLayout',
  'Group',
  'Categorization',
  'Category',
  'Control',
]

/** True for the UI schema of JSON Forms: a tree of layouts and controls. */
export const isJsonFormsUi = (ui: Members | null): ui is Members =>
  ui !== null && layouts.includes(textIn(ui, 'type') ?? '')

interface Around {
  readonly section: SectionWords | undefined
  /** Label of the category around */
  readonly category?: string
  readonly logic: Logic
  readonly lost: readonly string[]
}

/**
 * Puts the questions of a schema in the order of a UI schema of JSON Forms, with its sections, labels and rules.
 * Questions that it does not show are left out and reported.
 */
export function arranged(
  questions: readonly Question[],
  ui: Members,
  resolve: Resolve,
): { readonly questions: readonly Question[]; readonly lost: readonly string[] } {
  const lost: string[] = []
  const tooDeep = tooDeepParts(lost, deepest)
  /** Questions whose controls are nested too deeply */
  const unread = new Set<Question>()
  const placed = new Map<Question, Question>()
  walk(ui, { section: undefined, logic: always, lost: [] }, 0)
  const left = questions
    .filter((one) => !placed.has(one) && !unread.has(one))
    .map(({ words }) => words.label)
  if (left.length > 0)
    lost.push(
      `Fields that the UI schema does not show were skipped: ${left.join(', ').slice(0, 200)}.`,
    )
  return { questions: [...placed.values()], lost }

  function walk(element: Members, around: Around, depth: number) {
    if (depth > deepest) return nameTooDeep(element)
    const type = textIn(element, 'type') ?? ''
    const inside = ruled(element, around)
    if (type === 'Control' || type === 'ListWithDetail') return control(element, inside)
    const label = plainText(element.label)
    if (type === 'Label') {
      const title = linesOf(element.text) || label
      const { section, logic, lost: told } = inside
      const statement = statementOf({ key: 'label', title, section, logic, lost: told })
      placed.set(statement, statement)
      return
    }
    const isPage = type === 'Category'
    const { category = '' } = around
    const title = isPage && category !== '' ? `${category} – ${label}` : label
    const opens = (type === 'Group' && label !== '') || isPage
    const section = opens ? { title, text: '', newPage: isPage && placed.size > 0 } : inside.section
    const next = { ...inside, section, ...(isPage && { category: title }) }
    for (const one of objectsIn(element.elements)) walk(one, next, depth + 1)
  }

  function nameTooDeep(element: Members) {
    tooDeep.addNamed(element, {
      nameOf: (inner) => (inner.elements === undefined ? nameOf(inner) : ''),
      insideOf: ({ elements }) => objectsIn(elements),
    })
  }

  /** Label of an element; the questions of a control count as named. */
  function nameOf(element: Members): string {
    const path = pathOf(textIn(element, 'scope') ?? '')
    const found = path === '' ? [] : questionsAt(path)
    for (const one of found) unread.add(one)
    const label = plainText(element.label) || linesOf(element.text)
    return label || (found[0]?.words.label ?? path)
  }

  function questionsAt(path: string): readonly Question[] {
    return questions.filter(
      (one) =>
        !placed.has(one) &&
        (path === '' ||
          one.key === path ||
          [`${path}.`, `${path}#`].some((start) => one.key.startsWith(start))),
    )
  }

  function control(element: Members, { section, logic, lost: told }: Around) {
    const path = pathOf(textIn(element, 'scope') ?? '')
    const found = questionsAt(path)
    const label = element.label === false ? '' : plainText(element.label)
    const options = membersOf(element.options) ?? {}
    for (const question of found) {
      const isWhole = question.key === path
      placed.set(question, {
        ...question,
        type: isWhole ? typeWith(question, options) : question.type,
        words: { ...question.words, ...(isWhole && label !== '' && { label }) },
        logic: all(question.logic, logic),
        section,
        lost: [...question.lost, ...told, ...(isWhole ? lostOptions(options) : [])],
      })
    }
    if (found.length === 0 && path !== '' && !questions.some(({ key }) => key.startsWith(path)))
      lost.push(
        `The control "${(label || path).slice(0, 80)}" was skipped: the schema has no such field.`,
      )
  }

  /** What is around an element, and its own rule. */
  function ruled(element: Members, around: Around): Around {
    const rule = membersOf(element.rule)
    if (rule === null) return around
    const effect = textIn(rule, 'effect')?.toUpperCase() ?? ''
    const condition = membersOf(rule.condition)
    const read = condition === null ? null : conditionOf(condition, resolve, 0)
    const holds = read !== null && /^(?:HIDE|DISABLE)$/.test(effect) ? not(read) : read
    const told =
      effect === 'ENABLE' || effect === 'DISABLE'
        ? 'It can be filled in only under a condition. This could not be imported.'
        : holds === null
          ? 'Its rule could not be imported, so it always shows.'
          : undefined
    if (told !== undefined) return { ...around, lost: [...around.lost, told] }
    return { ...around, logic: all(around.logic, holds ?? always) }
  }
}

function conditionOf(condition: Members, resolve: Resolve, depth: number): Logic | null {
  if (depth > 20) return null
  const type = textIn(condition, 'type')?.toUpperCase() ?? ''
  if (type === 'AND' || type === 'OR') {
    const parts = objectsIn(condition.conditions).map((one) => conditionOf(one, resolve, depth + 1))
    if (!parts.every((part) => part !== null) || parts.length === 0) return null
    return type === 'AND' ? all(...parts) : { kind: 'any', parts }
  }
  const steps = pathOf(textIn(condition, 'scope') ?? '').split('.')
  const schema =
    condition.expectedValue === undefined
      ? resolve(condition.schema)
      : { const: condition.expectedValue }
  const name = steps.pop() ?? ''
  if (schema === null) return null
  if (name === '') return logicOf(schema, '', resolve)
  return logicOfValue([...steps, name].join('.'), schema, condition.failWhenUndefined === true)
}

/** `#/properties/address/properties/street` as `address.street` */
function pathOf(scope: string): string {
  return scope
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step, at) => at % 2 === 1 || step !== 'properties')
    .join('.')
}

function typeWith({ type, choices }: Question, options: Members): Question['type'] {
  const format = localized(options.format)
  if (options.multi === true && type === 'text') return 'textarea'
  if (format === 'radio' && type === 'select') return 'radio'
  if (type !== 'text' || choices.length > 0) return type
  if (format === 'time') return 'time'
  if (/^date/.test(format)) return 'date'
  return type
}

function lostOptions(options: Members): readonly string[] {
  const format = localized(options.format)
  return [
    ...(options.readonly === true || options.readOnly === true
      ? ['It is read-only in the form. Here it can be filled in.']
      : []),
    ...(format === 'password' ? ['It hides what people type. Here it shows.'] : []),
    ...(format === 'date-time' ? ['It asks for a time, too. Here it is a date.'] : []),
    ...(listOf(options.suggestion).length > 0 ? ['Its suggestions were not imported.'] : []),
  ]
}
