import type { FieldTypeName } from '@ramiform/fields'
import type { ImportResult, NewFieldId } from '../../../import.ts'
import { readExpression } from '../../../reading/expression.ts'
import { all, always, type Logic } from '../../../reading/logic.ts'
import {
  type Choice,
  type End,
  type Question,
  type SectionWords,
  yesAndNo,
} from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { listOf, localized, objectsIn, plainText } from './localized.ts'

const types: Readonly<Record<string, FieldTypeName>> = {
  text: 'text',
  comment: 'textarea',
  radiogroup: 'radio',
  buttongroup: 'radio',
  dropdown: 'select',
  checkbox: 'checkbox',
  tagbox: 'checkbox',
  boolean: 'radio',
  rating: 'radio',
  ranking: 'ranking',
  signaturepad: 'signature',
  slider: 'number',
  imagepicker: 'radio',
  file: 'file',
}

const inputTypes: Readonly<Record<string, FieldTypeName>> = {
  email: 'email',
  tel: 'phone',
  number: 'number',
  range: 'number',
  date: 'date',
  'datetime-local': 'date',
  datetime: 'date',
  url: 'url',
}

/** Elements without a question */
const silent = ['html', 'image', 'expression']
const pageTypes = new Set([...Object.keys(types), ...silent, 'panel', 'paneldynamic', 'matrix'])

export function isSurveyJs(value: Members): boolean {
  const pages = listOf(value.pages).map(membersOf)
  if (pages.some((page) => Array.isArray(page?.elements) || Array.isArray(page?.questions)))
    return true
  const list = [...listOf(value.elements), ...listOf(value.questions)].map(membersOf)
  return list.some((one) => typeof one?.name === 'string' && pageTypes.has(String(one.type)))
}

export function readSurveyJs(survey: Members, newId: NewFieldId): ImportResult {
  const questions: Question[] = []
  const lost: string[] = []
  if (listOf(survey.triggers).length > 0) lost.push('The survey’s triggers were skipped.')
  if (listOf(survey.calculatedValues).length > 0) {
    lost.push('The survey’s calculated values were skipped.')
  }
  const pages = objectsIn(survey.pages)
  for (const [at, page] of pages.entries()) {
    const section = sectionOf(page, at > 0)
    readPanel(page, { logic: always, lost: [], section }, 0)
  }
  readPanel(
    { elements: survey.elements, questions: survey.questions },
    { logic: always, lost: [] },
    0,
  )
  return fieldsOfQuestions(questions, newId, lost, {
    ends: endsOf(survey),
    places: /\{([^{}]+)\}/g,
  })

  function readPanel(panel: Members, around: Shown, depth: number) {
    const shown = shownBy(panel, around)
    for (const element of [
      ...listOf(panel.elements),
      ...listOf(panel.questions),
      ...listOf(panel.templateElements),
    ]) {
      const members = membersOf(element)
      if (members === null) continue
      const type = textIn(members, 'type') ?? 'text'
      if (silent.includes(type)) {
        lost.push(`Skipped "${nameOf(members)}": it is not a question.`)
      } else if (type === 'panel' || type === 'flowpanel' || type === 'paneldynamic') {
        if (depth > 100) continue
        if (type === 'paneldynamic')
          lost.push(`The repeated panel "${nameOf(members)}" is asked once.`)
        readPanel(
          members,
          { ...shown, section: sectionOf(members, false) ?? shown.section },
          depth + 1,
        )
      } else if (type === 'multipletext') {
        readItems(members, listOf(members.items), shown)
      } else if (type.startsWith('matrix')) {
        readMatrix(members, shown)
      } else {
        questions.push(questionOf(members, type, shownBy(members, shown)))
      }
    }
  }

  function readItems(owner: Members, items: readonly unknown[], around: Shown) {
    const shown = shownBy(owner, around)
    for (const item of items) {
      const members = membersOf(item)
      if (members === null) continue
      const question = questionOf(members, 'text', shown)
      questions.push({ ...question, key: `${textIn(owner, 'name') ?? ''}.${question.key}` })
    }
  }

  /** Converts a matrix into a table with one question per row. */
  function readMatrix(members: Members, around: Shown) {
    const rows = choicesOf(members.rows)
    const { columns, isMany, suffix, isRequired } = columnsOf(members)
    if (rows.length === 0 || columns.length === 0) {
      lost.push(`The matrix "${nameOf(members)}" has no fixed rows and choices, so it was skipped.`)
      return
    }
    const shown = shownBy(members, around)
    const table = { title: nameOf(members), text: plainText(members.description) }
    for (const { value, text, visibleIf } of rowsWithLogic(members, rows)) {
      questions.push({
        key: `${textIn(members, 'name') ?? ''}.${value}${suffix}`,
        type: isMany ? 'checkbox' : 'radio',
        words: { label: text, required: isRequired },
        choices: columns,
        ...shownBy({ visibleIf }, shown),
        table,
      })
    }
  }
}

/** Columns of a matrix: its own, or the choices of the only column of a matrix of dropdowns. */
function columnsOf(members: Members) {
  const isRequired = members.isAllRowRequired === true || members.eachRowRequired === true
  const none = { columns: [] as readonly Choice[], isMany: false, suffix: '', isRequired }
  const type = textIn(members, 'type')
  if (type === 'matrix') {
    const isMany = members.cellType === 'checkbox'
    return { ...none, columns: choicesOf(members.columns), isMany }
  }
  const [column, ...others] = objectsIn(members.columns)
  if (type !== 'matrixdropdown' || column === undefined || others.length > 0) return none
  const cell = textIn(column, 'cellType') ?? textIn(members, 'cellType') ?? 'dropdown'
  if (!['dropdown', 'radiogroup', 'checkbox', 'tagbox'].includes(cell)) return none
  const own = choicesOf(column.choices)
  return {
    columns: own.length > 0 ? own : choicesOf(members.choices),
    isMany: cell === 'checkbox' || cell === 'tagbox',
    suffix: `.${textIn(column, 'name') ?? ''}`,
    isRequired: isRequired || column.isRequired === true,
  }
}

/** Rows of a matrix with their own conditions. */
function rowsWithLogic(members: Members, rows: readonly Choice[]) {
  const given = listOf(members.rows).map(membersOf)
  return rows.map((row) => ({
    ...row,
    visibleIf: given.find((one) => String(one?.value) === row.value)?.visibleIf,
  }))
}

/** Thank-you texts and redirects with their conditions; those without a condition come last. */
function endsOf(survey: Members): readonly End[] {
  const none = { title: '', text: '', redirectUrl: '' }
  const logicOf = (one: Members): Logic | null => {
    const read = readExpression(textIn(one, 'expression') ?? '')
    return read.kind === 'unsaid' ? null : read
  }
  const text = plainText(survey.completedHtml)
  const redirectUrl = textIn(survey, 'navigateToUrl') ?? ''
  return [
    ...objectsIn(survey.navigateToUrlOnCondition).map((one): End => {
      return { ...none, redirectUrl: localized(one.url), logic: logicOf(one) }
    }),
    ...objectsIn(survey.completedHtmlOnCondition).map((one): End => {
      return { ...none, text: plainText(one.html), logic: logicOf(one) }
    }),
    ...(text === '' && redirectUrl === '' ? [] : [{ ...none, text, redirectUrl, logic: always }]),
  ]
}

interface Shown {
  readonly logic: Logic
  readonly lost: readonly string[]
  readonly section?: SectionWords | undefined
}

/** Heading of a page or panel; undefined for a panel without one. */
function sectionOf(members: Members, newPage: boolean): SectionWords | undefined {
  const [title, text] = [plainText(members.title), plainText(members.description)]
  return title === '' && text === '' && !newPage ? undefined : { title, text, newPage }
}

/** Visibility of an element: its own expression and that of its panel. */
function shownBy(members: Members, { logic, lost, section }: Shown): Shown {
  const expression = textIn(members, 'visibleIf')?.trim() ?? ''
  if (members.visible === false && expression === '') {
    return { logic, lost: [...lost, 'It is hidden in the survey; here it shows.'], section }
  }
  if (expression === '') return { logic, lost, section }
  const read = readExpression(expression)
  if (read.kind !== 'unsaid') return { logic: all(logic, read), lost, section }
  const words = expression.length > 200 ? `${expression.slice(0, 200)}…` : expression
  const told = `Shown if ${words} could not be imported: ${read.reason}.`
  return { logic, lost: [...lost, told], section }
}

/** Members without an equivalent in our fields */
const unkept = {
  enableIf: 'It can be filled in only if',
  setValueIf: 'Its value is set if',
  choicesVisibleIf: 'Its choices show if',
  choicesEnableIf: 'Its choices can be taken if',
} as const

function questionOf(members: Members, type: string, { logic, lost, section }: Shown): Question {
  const told = [...lost]
  for (const [name, words] of Object.entries(unkept)) {
    const expression = textIn(members, name)
    if (expression) told.push(`${words} ${expression.slice(0, 200)}. This could not be imported.`)
  }
  const requiredIf = textIn(members, 'requiredIf')?.trim() ?? ''
  const needed = requiredIf === '' ? undefined : readExpression(requiredIf)
  if (needed?.kind === 'unsaid')
    told.push(`It is required only if ${requiredIf.slice(0, 200)}. This could not be imported.`)
  if (membersOf(members.choicesByUrl) !== null)
    told.push('Its choices come from a URL. Enter them here.')
  if (Object.hasOwn(members, 'defaultValue')) told.push('Its default value was skipped.')
  if (!Object.hasOwn(types, type))
    told.push(`Unsupported field type "${type.slice(0, 40)}". It was imported as a text field.`)
  const input = inputTypes[textIn(members, 'inputType') ?? '']
  const isMany = type === 'imagepicker' && members.multiSelect === true
  return {
    key: textIn(members, 'name') ?? '',
    type: isMany ? 'checkbox' : type === 'text' && input ? input : (types[type] ?? 'text'),
    words: {
      label: nameOf(members),
      required: members.isRequired === true,
      description: plainText(members.description),
      placeholder: localized(members.placeholder ?? members.placeHolder),
      validation: boundsOf(members),
    },
    choices: choicesFor(members, type),
    logic,
    ...(needed && needed.kind !== 'unsaid' && { requiredIf: needed }),
    section,
    lost: told,
  }
}

function nameOf(members: Members): string {
  return plainText(members.title) || textIn(members, 'name') || ''
}

function choicesFor(members: Members, type: string): readonly Choice[] {
  if (type === 'boolean') {
    const [yes, no] = [localized(members.labelTrue) || 'Yes', localized(members.labelFalse) || 'No']
    const given = [membersValue(members.valueTrue), membersValue(members.valueFalse)]
    return yesAndNo.map(({ value }, at) => ({
      value: given[at] ?? value,
      text: at === 0 ? yes : no,
    }))
  }
  if (type === 'rating') {
    const values = choicesOf(members.rateValues)
    if (values.length > 0) return values
    const min = numberIn(members, 'rateMin') ?? 1
    const max = numberIn(members, 'rateMax') ?? min + (numberIn(members, 'rateCount') ?? 5) - 1
    return counted(min, max, 1)
  }
  const choices = [...choicesOf(members.choices)]
  const [least, most] = [numberIn(members, 'choicesMin'), numberIn(members, 'choicesMax')]
  if (least !== null && most !== null)
    choices.push(...counted(least, most, numberIn(members, 'choicesStep') ?? 1))
  if (members.hasOther === true || members.showOtherItem === true) {
    choices.push({ value: 'other', text: localized(members.otherText) || 'Other', isOther: true })
  }
  if (members.hasNone === true || members.showNoneItem === true) {
    choices.push({ value: 'none', text: localized(members.noneText) || 'None' })
  }
  return choices
}

function counted(from: number, to: number, step: number): readonly Choice[] {
  const length = Math.max(0, Math.min(100, Math.floor((to - from) / Math.max(step, 1)) + 1))
  return Array.from({ length }, (_, at) => {
    const value = String(from + at * Math.max(step, 1))
    return { value, text: value }
  })
}

function membersValue(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

export function choicesOf(value: unknown): readonly Choice[] {
  return listOf(value).flatMap((choice) => {
    const members = membersOf(choice)
    const own = localized(members === null ? choice : (members.value ?? members.name))
    const text = members === null ? own : plainText(members.text ?? members.title) || own
    return text === '' ? [] : [{ value: own, text }]
  })
}

function boundsOf(members: Members) {
  const [validator] = objectsIn(members.validators)
  const min =
    numberIn(members, 'min') ??
    (validator && (numberIn(validator, 'minValue') ?? numberIn(validator, 'minLength')))
  const max =
    numberIn(members, 'max') ??
    (validator && (numberIn(validator, 'maxValue') ?? numberIn(validator, 'maxLength'))) ??
    (numberIn(members, 'maxLength') || undefined)
  const pattern = validator && textIn(validator, 'regex')
  return {
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && max > 0 && { max }),
    ...(pattern && { pattern }),
  }
}
