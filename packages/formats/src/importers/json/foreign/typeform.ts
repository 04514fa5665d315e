import { isLanguage } from '@ramiform/core/built-in-texts/languages'
import { fieldIdPattern, submitterEmailKey } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { ImportResult, NewFieldId } from '../../../import.ts'
import { cleanText } from '../../../reading/clean-text.ts'
import { labelText } from '../../../reading/label-text.ts'
import { all, always, any, type Logic, rule } from '../../../reading/logic.ts'
import { otherLanguage, ownLanguage } from '../../../reading/pair-translations.ts'
import type { End, Question, SectionWords, TableWords } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { listOf, localized, objectsIn, plainText } from './localized.ts'
import { type Jump, reachedSteps } from './reach.ts'
import { linesOf, propertiesOf, questionOf, titleOf, typeformTypes } from './typeform-question.ts'
import { type Change, changeOf, variablesOf, withoutEmpty } from './typeform-variables.ts'

const silent = ['statement']
const groups = ['group', 'inline_group', 'contact_info', 'multi_format']

export function isTypeform(value: Members): boolean {
  const fields = objectsIn(value.fields)
  const known = (type: unknown) =>
    typeof type === 'string' &&
    (type in typeformTypes || silent.includes(type) || groups.includes(type) || type === 'matrix')
  return fields.some(
    (one) =>
      typeof one.title === 'string' &&
      known(one.type) &&
      ('ref' in one || 'properties' in one || 'validations' in one),
  )
}

/** What is around a question: a title for its label, its section and its table. */
interface Around {
  readonly title: string
  readonly section?: SectionWords | undefined
  readonly table?: TableWords | undefined
}

interface Step {
  readonly ref: string
  /** null: a statement, which asks nothing */
  readonly question: Omit<Question, 'logic'> | null
}

export function readTypeform(form: Members, newId: NewFieldId): ImportResult {
  const steps: Step[] = []
  const lost: string[] = []
  /** First step of each group, for jumps to the group */
  const entrances = new Map<string, number>()
  /** Last step of each group, for its logic */
  const exits = new Map<string, number>()
  walk(listOf(form.fields), { title: '' }, 0)
  const positions = new Map(steps.map(({ ref }, at) => [ref, at]))
  const screens = screensOf(form)
  /** Steps after the last question: the end that no jump names, and then the thank-you screens. */
  const end = steps.length
  const lastSteps = ['', ...screens.map((screen) => textIn(screen, 'ref') ?? '')]
  const screenAt = new Map(lastSteps.map((ref, at) => [ref, end + at]))
  const stop: Jump = { to: end + lastSteps.length, when: always }
  const changes: Change[] = []
  const variables = membersOf(form.variables) ?? {}
  lost.push(...lostOfScreens(form))
  const reach = reachedSteps(
    [
      ...steps.map(({ ref, question }) => ({ key: ref, asks: question !== null })),
      ...lastSteps.map((key) => ({ key, asks: false })),
    ],
    [...jumps(), ...lastSteps.map(() => [stop])],
  ).map((logic) => logic && withoutEmpty(logic, (name) => Object.hasOwn(variables, name)))
  const questions = steps.flatMap(({ question }, at): readonly Question[] => {
    if (question === null) return []
    const logic = reach[at] ?? null
    if (logic !== null) return [{ ...question, logic }]
    const told = 'Too many jumps lead here for one condition. This field always shows.'
    return [{ ...question, logic: always, lost: [...question.lost, told] }]
  })
  const names = [...new Set(listOf(form.hidden).map(localized))]
  const hidden = names.filter(isHiddenName)
  for (const name of names.filter((one) => !isHiddenName(one))) {
    lost.push(`The hidden field "${name.slice(0, 40)}" was skipped: a link cannot use its name.`)
  }
  const calculations = variablesOf(variables, changes, (from) => ({
    key: steps[from]?.ref ?? '',
    logic: reach[from] ?? null,
  }))
  const result = fieldsOfQuestions(questions, newId, lost, {
    hidden,
    calculations,
    ends: endings(),
    places: /\{\{(?:field|hidden|var):([^{}]+)\}\}/g,
  })
  return 'problem' in result ? result : { ...result, head: headOf(form) }

  /** The screens that jumps lead to; the first other one is shown without a condition, after them. */
  function endings(): readonly End[] {
    const all = screens.map((screen, at): End => {
      const properties = membersOf(screen.properties) ?? {}
      const redirects =
        properties.button_mode === 'redirect' || textIn(screen, 'type') === 'url_redirect'
      return {
        title: titleOf(screen),
        text: linesOf(properties.description),
        redirectUrl: redirects ? (textIn(properties, 'redirect_url') ?? '') : '',
        logic: reach[end + 1 + at] ?? null,
      }
    })
    const isNever = ({ logic }: End) => logic?.kind === 'any' && logic.parts.length === 0
    const others = all.filter(isNever)
    for (const { title } of others.slice(1)) {
      lost.push(`The thank-you screen "${title.slice(0, 80)}" was skipped: no jump leads to it.`)
    }
    return [
      ...all.filter((one) => !isNever(one)),
      ...others.slice(0, 1).map((one) => ({ ...one, logic: always })),
    ]
  }

  function walk(fields: readonly unknown[], around: Around, depth: number) {
    if (depth > 50) return
    for (const one of fields) {
      const field = membersOf(one)
      if (field === null) continue
      const type = textIn(field, 'type') ?? ''
      const ref = textIn(field, 'ref') ?? textIn(field, 'id') ?? `step ${steps.length}`
      const properties = propertiesOf(field)
      if (silent.includes(type)) {
        lost.push(`Skipped the statement "${titleOf(field).slice(0, 80)}": it is not a question.`)
        steps.push({ ref, question: null })
      } else if (
        groups.includes(type) ||
        (type === 'matrix' && listOf(properties.fields).length > 0)
      ) {
        entrances.set(ref, steps.length)
        const [title, text] = [titleOf(field), plainText(properties.description)]
        const { section } = around
        const inside: Readonly<Record<string, Around>> = {
          // A group is a screen with a title, and then its questions.
          group: { title: '', section: { title, text, newPage: true } },
          matrix: { title: '', section, table: { title, text } },
        }
        walk(listOf(properties.fields), inside[type] ?? { title, section }, depth + 1)
        exits.set(ref, steps.length - 1)
      } else {
        const { title, ...parts } = around
        steps.push({ ref, question: { ...questionOf(field, type, ref, title), ...parts } })
      }
    }
  }

  /** Jumps of each step, with their conditions. */
  function jumps(): readonly (readonly Jump[])[] {
    const found: Jump[][] = steps.map(() => [])
    for (const one of listOf(form.logic)) {
      const logic = membersOf(one)
      if (logic === null) continue
      const ref = textIn(logic, 'ref') ?? ''
      const from = positions.get(ref) ?? exits.get(ref)
      for (const action of objectsIn(logic.actions)) {
        const when = conditionOf(action.condition, 0)
        if (action.action !== 'jump') {
          const change = from === undefined ? null : changeOf(action, from, when)
          if (change !== null) changes.push(change)
          else lost.push(`A calculation ("${localized(action.action).slice(0, 40)}") was skipped.`)
          continue
        }
        const to = membersOf(membersOf(action.details)?.to) ?? {}
        const target = textIn(to, 'value') ?? ''
        if (from === undefined) continue
        const name = steps[from]?.question?.words.label ?? ''
        if (when === null)
          lost.push(`A jump after "${name}" could not be imported. Its condition is not supported.`)
        const isField = textIn(to, 'type') === 'field'
        const at = positions.get(target) ?? entrances.get(target)
        if (isField && at !== undefined && at <= from) {
          lost.push(`A jump back from "${name}" was skipped. A form asks each question once.`)
          continue
        }
        found[from]?.push({ to: isField ? (at ?? end) : (screenAt.get(target) ?? end), when })
      }
    }
    return found
  }

  function conditionOf(value: unknown, depth: number): Logic | null {
    const condition = membersOf(value)
    if (condition === null || depth > 20) return condition === null ? always : null
    const op = textIn(condition, 'op') ?? ''
    const vars = objectsIn(condition.vars)
    if (op === 'always') return always
    if (op === 'and' || op === 'or') {
      const parts = vars.map((one) => conditionOf(one, depth + 1))
      if (!parts.every((part) => part !== null)) return null
      return op === 'and' ? all(...parts) : any(...parts)
    }
    const source = vars.find(({ type }) =>
      ['field', 'hidden', 'variable'].includes(textIn({ type }, 'type') ?? ''),
    )
    const given = vars.find(({ type }) => type === 'choice' || type === 'constant')
    if (source === undefined) return null
    return ruleOf(op, textIn(source, 'value') ?? '', localized(given?.value))
  }
}

const operators: Readonly<Record<string, (source: string, value: string) => Logic>> = {
  is: (source, value) => rule(source, 'equals', value),
  is_not: (source, value) => rule(source, 'not_equals', value),
  equal: (source, value) => rule(source, 'equals', value),
  not_equal: (source, value) => rule(source, 'not_equals', value),
  on: (source, value) => rule(source, 'equals', value),
  not_on: (source, value) => rule(source, 'not_equals', value),
  contains: (source, value) => rule(source, 'contains', value),
  greater_than: (source, value) => rule(source, 'greater_than', value),
  lower_than: (source, value) => rule(source, 'less_than', value),
  later_than: (source, value) => rule(source, 'greater_than', value),
  earlier_than: (source, value) => rule(source, 'less_than', value),
  greater_equal_than: (source, value) =>
    any(rule(source, 'greater_than', value), rule(source, 'equals', value)),
  lower_equal_than: (source, value) =>
    any(rule(source, 'less_than', value), rule(source, 'equals', value)),
  later_than_or_on: (source, value) =>
    any(rule(source, 'greater_than', value), rule(source, 'equals', value)),
  earlier_than_or_on: (source, value) =>
    any(rule(source, 'less_than', value), rule(source, 'equals', value)),
  answered: (source) => rule(source, 'is_not_empty'),
}

function ruleOf(op: string, source: string, value: string): Logic | null {
  return Object.hasOwn(operators, op) ? (operators[op]?.(source, value) ?? null) : null
}

/** Names that an address of ours may use. */
function isHiddenName(name: string): boolean {
  return fieldIdPattern.test(name) && name !== submitterEmailKey
}

/** Thank-you screens. The usual one counts only if there is no other; its link leads to Typeform. */
function screensOf(form: Members): readonly Members[] {
  const all = [...objectsIn(form.thankyou_screens), ...objectsIn(form.endings)]
  const own = all.filter(({ ref }) => ref !== 'default_tys')
  if (own.length > 0) return own
  return all.map((screen) => {
    const { button_mode: _mode, ...properties } = membersOf(screen.properties) ?? {}
    return { ...screen, properties }
  })
}

/** Sentences about parts of screens that the pages of ours do not have. */
function lostOfScreens(form: Members): readonly string[] {
  const screens = [...objectsIn(form.welcome_screens), ...screensOf(form)]
  const places = objectsIn(form.welcome_screens)
    .flatMap(({ title, properties }) => [title, membersOf(properties)?.description])
    .flatMap((text) => localized(text).match(/\{\{(?:field|hidden|var):[^{}]+\}\}/g) ?? [])
  const language = localized(membersOf(form.settings)?.language)
  return [
    ...(screens.some((one) => membersOf(one.attachment) !== null)
      ? ['Pictures of the welcome and thank-you screens were skipped.']
      : []),
    ...places.map((place) => `“${place.slice(0, 60)}” in the welcome text stays text.`),
    ...(language === '' || ownLanguage(language) !== undefined ? [] : [otherLanguage(language)]),
  ]
}

/** Title and first welcome screen, as name and settings of the form. */
function headOf(form: Members) {
  const [screen] = objectsIn(form.welcome_screens)
  const title = labelText(plainText(form.title))
  const welcome = [linesOf(screen?.title), linesOf(membersOf(screen?.properties)?.description)]
  const description = cleanText(
    welcome.filter((text) => text !== '' && text !== title).join('\n\n'),
    limits.descriptionCharacters,
  )
  const language = localized(membersOf(form.settings)?.language)
  return {
    name: title || 'Typeform',
    description: '',
    settings: {
      title,
      ...(description !== '' && { description }),
      ...(isLanguage(language) && { language }),
    },
  }
}
