import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { listOf, localized, objectsIn, plainText } from './localized.ts'

/** Expressions without an equivalent in our fields */
const expressions = {
  enableIf: 'It can be filled in only if',
  setValueIf: 'Its value is set if',
  resetValueIf: 'Its value is reset if',
  setValueExpression: 'Its value is set to',
  defaultValueExpression: 'Its first value is',
  choicesEnableIf: 'Its choices can be chosen if',
  columnsVisibleIf: 'Its columns show if',
  minValueExpression: 'Its least value is',
  maxValueExpression: 'Its largest value is',
} as const

/** Sentences about members that are lost while they have a value. */
const others: Readonly<Record<string, string>> = {
  correctAnswer: 'Its correct answer was skipped.',
  readOnly: 'It is read-only in the survey. Here it can be filled in.',
  hasComment: 'Its comment box was skipped.',
  showCommentArea: 'Its comment box was skipped.',
  hasSelectAll: 'Its choice of all others was skipped.',
  showSelectAllItem: 'Its choice of all others was skipped.',
  choicesFromQuestion: 'Its choices are those of another question. Enter them here.',
  imageLink: 'Its picture was skipped.',
}

/** Questions with several answers, so that one of them can exclude others */
const severalTypes: readonly string[] = ['checkbox', 'tagbox']

/** Questions whose choices keep their random order */
export const shuffledTypes: readonly string[] = [
  'radiogroup',
  'buttongroup',
  'dropdown',
  'checkbox',
  'tagbox',
  'imagepicker',
]

const knownValidators: readonly string[] = ['numeric', 'text', 'regex', 'email']

/** Sentences about what an input of a text loses. */
const inputs: Readonly<Record<string, string>> = {
  'datetime-local': 'It asks for a time, too. Here it is a date.',
  datetime: 'It asks for a time, too. Here it is a date.',
  month: 'It asks for a month. Here it is a text.',
  week: 'It asks for a week. Here it is a text.',
  color: 'It asks for a color. Here it is a text.',
  password: 'It hides what people type. Here it shows.',
}

/** Sentences about what a question of SurveyJS has, and a field of ours does not. */
export function lostMembers(members: Members, type: string, noneText = 'None'): readonly string[] {
  const told: string[] = []
  for (const [name, words] of Object.entries(expressions)) {
    const expression = textIn(members, name)
    if (expression) told.push(`${words} ${expression.slice(0, 200)}. This could not be imported.`)
  }
  if (membersOf(members.choicesByUrl) !== null)
    told.push('Its choices come from a URL. Enter them here.')
  for (const [name, sentence] of Object.entries(others)) {
    const value = members[name]
    if (Object.hasOwn(members, name) && value !== false && value !== '') told.push(sentence)
  }
  const pictures = listOf(members.choices).some(
    (one) => textIn(membersOf(one) ?? {}, 'imageLink') !== null,
  )
  if (pictures) told.push('The pictures of its choices were skipped.')
  const isCounted = countsChoices(members, type)
  const [least, most] = ['minSelectedChoices', 'maxSelectedChoices'].map((name) =>
    isCounted ? null : numberIn(members, name),
  )
  if (least) told.push(`It needs at least ${least} choices. This limit was not imported.`)
  if (most) told.push(`It allows up to ${most} choices. This limit was not imported.`)
  const order = textIn(members, 'choicesOrder') ?? 'none'
  const isKept = order === 'random' && shuffledTypes.includes(type)
  if ((order !== 'none' && !isKept) || members.rowsOrder === 'random')
    told.push(
      `Its order is "${isKept || order === 'none' ? 'random' : order}". Here the order is fixed.`,
    )
  const input = inputs[textIn(members, 'inputType') ?? '']
  const isDate = type === 'text' && /^date/.test(textIn(members, 'inputType') ?? '')
  if (type === 'text' && input !== undefined) told.push(input)
  for (const [name, words] of [
    ['min', 'least'],
    ['max', 'largest'],
  ] as const)
    if (textIn(members, name) && !isDate)
      told.push(`Its ${words} value is ${members[name]}. This was not imported.`)
  const isText = objectsIn(members.choices).some((one) => one.showCommentArea === true)
  if (isText) told.push('Texts beside its choices were skipped.')
  if (objectsIn(members.choices).some((one) => one.isExclusive === true))
    told.push('A choice excludes all others. This was not imported.')
  if (severalTypes.includes(type) && (members.hasNone === true || members.showNoneItem === true)) {
    const none = plainText(members.noneText) || noneText
    told.push(`"${none.slice(0, 80)}" excludes all other choices. This was not imported.`)
  }
  const mask = textIn(members, 'maskType') ?? ''
  if (mask !== '' && mask !== 'none') {
    const pattern = textIn(membersOf(members.maskSettings) ?? {}, 'pattern') ?? mask
    told.push(`Its format "${pattern.slice(0, 80)}" was not imported.`)
  }
  return [...told, ...lostValidators(members, type)]
}

/** True for a question whose fewest and most choices are kept. */
export function countsChoices(members: Members, type: string): boolean {
  return severalTypes.includes(type) || (type === 'imagepicker' && members.multiSelect === true)
}

/** Settings of a whole survey that are lost while they are on. */
const ofSurvey: Readonly<Record<string, string>> = {
  maxTimeToFinish: 'The survey’s time limit was not imported.',
  timeLimit: 'The survey’s time limit was not imported.',
  maxTimeToFinishPage: 'The time limit of a page was not imported.',
  firstPageIsStarted: 'The survey’s first page is a start page. Here it is a page.',
  firstPageIsStartPage: 'The survey’s first page is a start page. Here it is a page.',
}

/** Sentences about settings of a survey that a form of ours does not have. */
export function lostOfSurvey(survey: Members): readonly string[] {
  const order = textIn(survey, 'questionsOrder') ?? textIn(survey, 'questionOrder')
  return [
    ...objectsIn(survey.triggers).map((one) => lostTrigger(one, titlesIn(survey))),
    ...new Set(Object.entries(ofSurvey).flatMap(([name, words]) => (survey[name] ? [words] : []))),
    ...(order === 'random' ? ['The questions are in random order. Here the order is fixed.'] : []),
  ]
}

/** Sentences about what a matrix and its columns and rows have, and a table of ours does not. */
export function lostOfMatrix(members: Members): readonly string[] {
  const parts = [
    ['column', 'visibleIf', 'shows'],
    ['column', 'enableIf', 'can be chosen'],
    ['column', 'requiredIf', 'is required'],
    ['row', 'enableIf', 'can be filled in'],
  ] as const
  const told = parts.flatMap(([part, name, does]) =>
    objectsIn(members[`${part}s`]).flatMap((one) => {
      const expression = textIn(one, name)
      const title = plainText(one.text ?? one.title) || localized(one.value ?? one.name)
      return expression
        ? [
            `The ${part} "${title.slice(0, 80)}" ${does} if ${expression.slice(0, 200)}. This could not be imported.`,
          ]
        : []
    }),
  )
  return [...lostMembers(members, 'matrix'), ...told]
}

/** A field has one pattern, one least and one largest value: those of the first validator. */
function lostValidators(members: Members, type: string): readonly string[] {
  const validators = objectsIn(members.validators)
  const text = errorTextOf(members, type)
  return validators.flatMap((one, at) => {
    const message = plainText(one.text)
    if (isKeptValidator(one, at, members, type))
      return message === '' || message === text
        ? []
        : [`Its message "${message.slice(0, 200)}" was not imported: a field has one message.`]
    const name = textIn(one, 'type')?.slice(0, 40) ?? ''
    const what = textIn(one, 'expression') || textIn(one, 'regex') || name
    return [`Its check "${what.slice(0, 200)}" was not imported.`]
  })
}

function isKeptValidator(one: Members, at: number, members: Members, type: string): boolean {
  const name = textIn(one, 'type') ?? ''
  if (name === 'answercount') return countsChoices(members, type)
  if (at > 0) return false
  return type === 'comment' ? name === 'text' : knownValidators.includes(name) && type === 'text'
}

/** The message for an answer that is missing, otherwise that of the first check that is kept. */
export function errorTextOf(members: Members, type: string): string {
  const kept = objectsIn(members.validators).filter((one, at) =>
    isKeptValidator(one, at, members, type),
  )
  const texts = [members.requiredErrorText, ...kept.map(({ text }) => text)].map(plainText)
  return texts.find((text) => text !== '') ?? ''
}

/** Titles of questions by name. */
function titlesIn(survey: Members): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  const left: unknown[] = [survey]
  for (let count = 0; left.length > 0 && count < 100_000; count += 1) {
    const members = membersOf(left.pop()) ?? {}
    const name = textIn(members, 'name')
    const title = plainText(members.title)
    if (name && title !== '' && !titles.has(name)) titles.set(name, title)
    for (const list of ['pages', 'elements', 'questions', 'templateElements'])
      left.push(...listOf(members[list]))
  }
  return titles
}

/** `The trigger "complete" was skipped: it ends the survey if {age} < 18.` */
function lostTrigger(trigger: Members, titles: ReadonlyMap<string, string>): string {
  const named = (member: string) => {
    const name = localized(trigger[member])
    return `"${(titles.get(name) ?? name).slice(0, 80)}"`
  }
  const type = textIn(trigger, 'type')?.replace(/trigger$/, '') ?? ''
  const does: Readonly<Record<string, () => string>> = {
    complete: () => 'it ends the survey',
    setvalue: () =>
      `it sets ${named('setToName')} to "${localized(trigger.setValue).slice(0, 80)}"`,
    copyvalue: () => `it copies ${named('fromName')} to ${named('setToName')}`,
    skip: () => `it goes to ${named('gotoName')}`,
    runexpression: () =>
      `it runs ${(textIn(trigger, 'runExpression') ?? '').slice(0, 200)}${trigger.setToName ? ` and sets ${named('setToName')}` : ''}`,
    visible: () => 'it shows other questions',
  }
  const act = Object.hasOwn(does, type) ? does[type] : undefined
  const expression = textIn(trigger, 'expression') ?? ''
  const older = textIn(trigger, 'name')
  const when =
    expression ||
    (older === null
      ? ''
      : `{${older}} ${textIn(trigger, 'operator') ?? 'equal'} ${localized(trigger.value)}`)
  const condition = when === '' ? '' : ` if ${when.trim().slice(0, 200)}`
  return `The trigger "${type.slice(0, 40)}" was skipped: ${act?.() ?? 'it acts'}${condition}.`
}
