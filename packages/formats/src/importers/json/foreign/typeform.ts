import { isLanguage } from '@ramiform/core/built-in-texts/languages'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import type { ImportResult, NewFieldId } from '../../../import.ts'
import { builtInWords } from '../../../reading/built-in-words.ts'
import type { Calculation } from '../../../reading/calculations.ts'
import { cleanText } from '../../../reading/clean-text.ts'
import { isHiddenName } from '../../../reading/hidden-name.ts'
import { labelText } from '../../../reading/label-text.ts'
import { always, type Logic, rule } from '../../../reading/logic.ts'
import { otherLanguage, ownLanguage } from '../../../reading/pair-translations.ts'
import type { End, Question, SectionWords, TableWords } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { tooDeepParts } from '../../../reading/too-deep.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import type { Rule, Source } from './answer-regions.ts'
import type { JumpLogic } from './answer-variables.ts'
import { linesOf, listOf, localized, objectsIn, plainText } from './localized.ts'
import { lostReach } from './lost-reach.ts'
import { type Jump, reachedSteps } from './reach.ts'
import { withoutConstants } from './typeform-constants.ts'
import { conditionOf, type TypeformCondition } from './typeform-logic.ts'
import { propertiesOf, questionOf, titleOf, typeformTypes } from './typeform-question.ts'
import { statementIn } from './typeform-statement.ts'
import { type Change, changeOf, lostChange, variablesOf } from './typeform-variables.ts'

const deepest = 50
const groups = ['group', 'inline_group', 'contact_info', 'multi_format']

export function isTypeform(value: Members): boolean {
  const fields = objectsIn(value.fields)
  const known = (type: unknown) =>
    typeof type === 'string' &&
    (type in typeformTypes || type === 'statement' || groups.includes(type) || type === 'matrix')
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
  readonly question: Omit<Question, 'logic'>
}

/** A variable as it is after a step. */
interface Interim {
  readonly variable: string
  readonly step: number
}

export function readTypeform(whole: Members, newId: NewFieldId): ImportResult {
  const form = withoutConstants(whole)
  const steps: Step[] = []
  const words = builtInWords(languageOf(form))
  const lost: string[] = []
  const tooDeep = tooDeepParts(lost, deepest)
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
  const shown = new Map(steps.map(({ ref, question }) => [ref, question]))
  // A statement asks nothing.
  const asked = new Map([...shown].filter(([, { type }]) => type !== 'statement'))
  const isHidden = (name: string) => listOf(form.hidden).some((one) => localized(one) === name)
  /** Values that say whether an answer contains a text, by key */
  const containing = new Map<string, Calculation>()
  /** Screens that only jumps with unsupported conditions lead to */
  const lostScreens = new Set<number>()
  lost.push(...lostOfScreens(form))
  /** Variables as they are after a step, for conditions that read them before their last change */
  const interim = new Map<string, Interim>()
  const taken = jumps().map((some, from) =>
    some.map(({ to, when }) => ({ to, when: when && asOf(from, when) })),
  )
  const timed = changes.map((one) => ({ ...one, when: asOf(one.from - 1, one.when) }))
  const { steps: reach, within } = reachedSteps(
    [
      ...steps.map(({ ref }) => ({ keys: asked.has(ref) ? [ref] : [] })),
      ...lastSteps.map(() => ({ keys: [] })),
    ],
    [...taken, ...lastSteps.map(() => [stop])],
    { sourceOf, doesNotContain, conditions: timed.map(({ when }) => when) },
  )
  const tooMany: string[] = []
  const questions = steps.map(({ question }, at): Question => {
    const logic = reach[at] ?? null
    if (logic === null) tooMany.push(question.words.label)
    return { ...question, logic: logic ?? always }
  })
  lost.push(...lostReach(tooMany, 'questions'))
  const names = [...new Set(listOf(form.hidden).map(localized))]
  const hidden = names.filter(isHiddenName)
  for (const name of names.filter((one) => !isHiddenName(one))) {
    lost.push(`The hidden field "${name.slice(0, 40)}" was skipped: a link cannot use its name.`)
  }
  const around = { within, isNumber, labelOf: (key: string) => labelOf(key).slice(0, 60), stepName }
  const calculations = [
    ...variablesOf(variables, timed, { ...around, lost }),
    ...[...interim].flatMap(([key, { variable, step }]) => {
      const until = timed.filter(({ from }) => from <= step)
      const own = { [variable]: variables[variable] }
      const name = `${variable} after "${stepName(step)}"`
      return variablesOf(own, until, { ...around, lost: [] }).map((one) => ({ ...one, key, name }))
    }),
  ]
  const ends = endings()
  const used = JSON.stringify([reach, calculations])
  const added = [...containing.values()].filter(({ key }) =>
    used.includes(JSON.stringify(key).slice(1, -1)),
  )
  for (const { name } of added)
    lost.push(
      `The value “${name}” was added: a rule cannot check that an answer does not contain a text.`,
    )
  const result = fieldsOfQuestions(questions, newId, lost, {
    hidden,
    calculations: [...added, ...calculations],
    ends,
    places,
  })
  if ('problem' in result) return result
  const warnings = result.warnings.map((one) => ({ ...one, message: named(one.message) }))
  return { ...result, warnings, head: headOf(form) }

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
    for (const at of lostScreens) {
      const one = all[at]
      if (one !== undefined && isNever(one))
        lost.push(
          `The thank-you screen "${one.title.slice(0, 80)}" was skipped: no condition can express its jump.`,
        )
    }
    const others = all.filter((one, at) => isNever(one) && !lostScreens.has(at))
    for (const { title } of others.slice(1)) {
      lost.push(`The thank-you screen "${title.slice(0, 80)}" was skipped: no jump leads to it.`)
    }
    return [
      ...all.filter((one) => !isNever(one)),
      ...others.slice(0, 1).map((one) => ({ ...one, logic: always })),
    ]
  }

  function walk(fields: readonly unknown[], around: Around, depth: number) {
    for (const field of objectsIn(fields)) {
      if (depth > deepest) {
        tooDeep.addNamed(field, nested)
        continue
      }
      const type = textIn(field, 'type') ?? ''
      const ref = textIn(field, 'ref') ?? textIn(field, 'id') ?? `step ${steps.length}`
      const properties = propertiesOf(field)
      if (type === 'statement') {
        steps.push({ ref, question: statementIn(field, ref, around.section) })
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
        steps.push({ ref, question: { ...questionOf(field, type, ref, title, words), ...parts } })
      }
    }
  }

  /** Jumps of each step, with their conditions. */
  function jumps(): readonly (readonly Jump[])[] {
    const found: Jump[][] = steps.map(() => [])
    for (const logic of objectsIn(form.logic)) {
      const ref = textIn(logic, 'ref') ?? ''
      const isOfHidden = textIn(logic, 'type') === 'hidden' && isHidden(ref)
      const from = isOfHidden ? -1 : (positions.get(ref) ?? exits.get(ref))
      if (from === undefined) {
        if (objectsIn(logic.actions).length > 0)
          lost.push(
            `The logic of "${ref.slice(0, 60)}" was skipped: the form has no such question.`,
          )
        continue
      }
      for (const action of objectsIn(logic.actions)) {
        const when = conditionOf(action.condition)
        if (action.action === 'jump') addJump(found, from, action, when)
        else addChange(from, action, when)
      }
    }
    return found
  }

  function addChange(from: number, action: Members, when: TypeformCondition) {
    const change = changeOf(action, from, when.kind === 'unsaid' ? always : when)
    const verb = localized(action.action).slice(0, 40)
    if (change === null)
      lost.push(
        `At "${stepName(from)}", a calculation ("${verb}") was skipped: its parts are not known.`,
      )
    else if (when.kind === 'unsaid') lost.push(lostChange(change, { labelOf, stepName }))
    else changes.push(change)
  }

  function addJump(found: Jump[][], from: number, action: Members, when: TypeformCondition) {
    const to = membersOf(membersOf(action.details)?.to) ?? {}
    const target = textIn(to, 'value') ?? ''
    const name = stepName(from)
    const isField = textIn(to, 'type') === 'field'
    const at = positions.get(target) ?? entrances.get(target)
    if (from < 0) {
      lost.push('A jump after a hidden field was skipped. Jumps start at questions.')
      return
    }
    if (isField && at !== undefined && at <= from) {
      lost.push(`A jump back from "${name}" was skipped. A form asks each question once.`)
      return
    }
    const step = isField ? (at ?? end) : (screenAt.get(target) ?? end)
    if (when.kind !== 'unsaid') {
      found[from]?.push({ to: step, when })
      return
    }
    lost.push(`A jump after "${name}" was skipped. A rule cannot check "${when.operator}".`)
    // Questions show rather than get lost, but an ending must not show without its condition.
    if (step < end) found[from]?.push({ to: step, when: null })
    else if (step > end) lostScreens.add(step - end - 1)
  }

  /** The condition with variables as they are after a step. */
  function asOf(step: number, logic: JumpLogic): JumpLogic {
    if (logic.kind === 'not') return { ...logic, part: asOf(step, logic.part) }
    if (logic.kind !== 'rule')
      return { ...logic, parts: logic.parts.map((part) => asOf(step, part)) }
    const { source } = logic
    const changesLater = changes.some(({ variable, from }) => variable === source && from > step)
    if (!Object.hasOwn(variables, source) || !changesLater) return logic
    const key = `${source} after step ${step}`
    interim.set(key, { variable: source, step })
    return { ...logic, source: key }
  }

  function sourceOf(key: string): Source | undefined {
    if (interim.has(key)) return { isFilled: true }
    const question = asked.get(key)
    if (question === undefined)
      return Object.hasOwn(variables, key) ? { isFilled: true } : undefined
    const { type, choices } = question
    if (fieldTypes[type].answerKind === 'list') return { isList: true }
    const isOpen = choices.length === 0 || choices.some(({ isOther }) => isOther)
    return isOpen ? {} : { options: choices.map(({ value }) => value) }
  }

  /** True for a question whose answers a formula can add. */
  function isNumber(key: string): boolean {
    const question = asked.get(key)
    if (question === undefined) return false
    const { type, choices } = question
    if (fieldTypes[type].comparesAsNumber) return true
    return (
      fieldTypes[type].answerKind === 'text' &&
      choices.length > 0 &&
      choices.every(({ text, isOther }) => !isOther && /^\d+$/.test(text))
    )
  }

  /** A rule that the opposite of `contains` holds, about a value that calculates it. */
  function doesNotContain({ source, value }: Rule): Logic | null {
    const choices = asked.get(source)?.choices ?? []
    const [only, ...others] = choices
    if (only !== undefined && others.length === 0) return rule(source, 'is_empty')
    if (!asked.has(source) && !isHidden(source)) return null
    const key = `${source} contains ${value}`
    const text = choices.find((one) => one.value === value)?.text ?? value
    const quotedValue = value.replaceAll(/["\\]/g, '\\$&')
    containing.set(key, {
      key,
      name: `${labelOf(source).slice(0, 80)} contains "${text.slice(0, 60)}"`,
      formula: { text: `if({${source}} contains "${quotedValue}", "${words.yes}", "${words.no}")` },
    })
    return rule(key, 'equals', words.no)
  }

  /** Label of a question, without the places of answers; another key stays as it is. */
  function labelOf(key: string): string {
    return named(shown.get(key)?.words.label || key)
  }

  function stepName(step: number): string {
    return step < 0 ? 'the start' : labelOf(steps[step]?.ref ?? '').slice(0, 80)
  }

  /** The text with names instead of references, except those in curly quotes, which stay in the form. */
  function named(text: string): string {
    return text.replaceAll(/(?<!“)\{\{(?:field|hidden|var):([^{}]+)\}\}/g, (_, key: string) => {
      const label = asked.get(key.trim())?.words.label ?? key.trim()
      return `[${label.replaceAll(places, '…')}]`
    })
  }
}

/** Names of parts that are nested too deeply */
const nested = {
  nameOf: titleOf,
  insideOf: (field: Members) => objectsIn(propertiesOf(field).fields),
}

const places = /\{\{(?:field|hidden|var):([^{}]+)\}\}/g

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
  const language = languageOf(form)
  return [
    ...(screens.some((one) => membersOf(one.attachment) !== null)
      ? ['Pictures of the welcome and thank-you screens were skipped.']
      : []),
    ...places.map((place) => `“${place.slice(0, 60)}” in the welcome text stays text.`),
    ...(language === '' || ownLanguage(language) !== undefined ? [] : [otherLanguage(language)]),
  ]
}

const languageOf = (form: Members) =>
  localized(membersOf(form.settings)?.language) || localized(form.language)

/** Title and first welcome screen, as name and settings of the form. */
function headOf(form: Members) {
  const [screen] = objectsIn(form.welcome_screens)
  const title = labelText(plainText(form.title))
  const welcome = [linesOf(screen?.title), linesOf(membersOf(screen?.properties)?.description)]
  const description = cleanText(
    welcome.filter((text) => text !== '' && text !== title).join('\n\n'),
    limits.descriptionCharacters,
  )
  const language = languageOf(form)
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
