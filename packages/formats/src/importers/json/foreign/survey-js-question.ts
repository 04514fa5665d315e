import { limits } from '@ramiform/core/limits'
import type { FieldTypeName } from '@ramiform/fields'
import { uploadFrom } from '../../../reading/accepted-files.ts'
import type { BuiltInWords } from '../../../reading/built-in-words.ts'
import { choiceLimits } from '../../../reading/choice-limits.ts'
import { readExpression } from '../../../reading/expression.ts'
import { all, type Logic } from '../../../reading/logic.ts'
import {
  type Choice,
  type Question,
  type SectionWords,
  yesAndNo,
} from '../../../reading/question.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { listOf, localized, objectsIn, plainText } from './localized.ts'
import { countsChoices, errorTextOf, lostMembers, shuffledTypes } from './survey-js-lost.ts'
import { offeredChoices } from './survey-js-offers.ts'

/** Types of fields by their names in SurveyJS. */
export const surveyTypes: Readonly<Record<string, FieldTypeName>> = {
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
  time: 'time',
  url: 'url',
}

/** What is around an element. */
export interface Shown {
  readonly logic: Logic
  readonly lost: readonly string[]
  readonly section?: SectionWords | undefined
  /** Texts that SurveyJS shows by itself */
  readonly words: BuiltInWords
}

/** Heading of a page or panel; undefined for a panel without one. */
export function sectionOf(members: Members, newPage: boolean): SectionWords | undefined {
  const [title, text] = [plainText(members.title), plainText(members.description)]
  return title === '' && text === '' && !newPage ? undefined : { title, text, newPage }
}

/** Visibility of an element: its own expression and that of its panel. */
export function shownBy(members: Members, around: Shown): Shown {
  const { logic, lost } = around
  const expression = textIn(members, 'visibleIf')?.trim() ?? ''
  if (members.visible === false && expression === '') {
    return { ...around, lost: [...lost, 'It is hidden in the survey; here it shows.'] }
  }
  if (expression === '') return around
  const read = readExpression(expression, true)
  if (read.kind !== 'unsaid') return { ...around, logic: all(logic, read) }
  const words = expression.length > 200 ? `${expression.slice(0, 200)}…` : expression
  const told = `Shown if ${words} could not be imported: ${read.reason}.`
  return { ...around, lost: [...lost, told] }
}

export function questionOf(
  members: Members,
  type: string,
  { logic, lost, section, words }: Shown,
): Question {
  const offered = offeredChoices(members, choicesFor(members, type, words))
  const told = [...lost, ...lostMembers(members, type, words.none), ...offered.lost]
  const requiredIf = textIn(members, 'requiredIf')?.trim() ?? ''
  const needed = requiredIf === '' ? undefined : readExpression(requiredIf, true)
  if (needed?.kind === 'unsaid')
    told.push(`It is required only if ${requiredIf.slice(0, 200)}. This could not be imported.`)
  if (!Object.hasOwn(surveyTypes, type))
    told.push(`Unsupported field type "${type.slice(0, 40)}". It was imported as a text field.`)
  const files = type === 'file' ? filesOf(members) : undefined
  told.push(...(files?.lost ?? []))
  const fieldType = typeOfQuestion(members, type)
  const isDate = fieldType === 'date'
  const counted = countsChoices(members, type)
    ? objectsIn(members.validators).find((one) => one.type === 'answercount')
    : undefined
  return {
    key: textIn(members, 'name') ?? '',
    type: fieldType,
    settings: {
      ...(files && { upload: files.upload }),
      ...choiceLimits(fieldType, {
        least: numberIn(members, 'minSelectedChoices') || numberIn(counted ?? {}, 'minCount'),
        most: numberIn(members, 'maxSelectedChoices') || numberIn(counted ?? {}, 'maxCount'),
        columns: withColumns.includes(type) ? numberIn(members, 'colCount') : null,
      }),
    },
    words: {
      label: nameOf(members),
      required: members.isRequired === true,
      shuffle: members.choicesOrder === 'random' && shuffledTypes.includes(type),
      description: [plainText(members.description), endsOfRating(members)]
        .filter((text) => text !== '')
        .join('\n'),
      placeholder: localized(members.placeholder ?? members.placeHolder),
      validation: boundsOf(members, fieldType),
      earliest: isDate ? textIn(members, 'min') : undefined,
      latest: isDate ? textIn(members, 'max') : undefined,
      errorText: errorTextOf(members, type),
      defaultAnswer: givenDefault(members.defaultValue),
    },
    choices: offered.choices,
    logic,
    ...(needed && needed.kind !== 'unsaid' && { requiredIf: needed }),
    section,
    lost: told,
  }
}

/** Questions whose choices are in columns */
const withColumns: readonly string[] = ['radiogroup', 'checkbox']

function typeOfQuestion(members: Members, type: string): FieldTypeName {
  if (type === 'imagepicker' && members.multiSelect === true) return 'checkbox'
  return type === 'text' ? typeOfText(members) : (surveyTypes[type] ?? 'text')
}

/** A default value; undefined for none, and for a switch that is off. */
function givenDefault(value: unknown): unknown {
  return value === '' || value === false || value === null ? undefined : value
}

/** The type of a text: that of its input, otherwise what its first check asks for. */
function typeOfText(members: Members): FieldTypeName {
  const [validator] = objectsIn(members.validators)
  const checked = { numeric: 'number', email: 'email' } as const
  const check = textIn(validator ?? {}, 'type')
  return (
    inputTypes[textIn(members, 'inputType') ?? ''] ??
    (check === 'numeric' || check === 'email' ? checked[check] : 'text')
  )
}

function filesOf(members: Members) {
  const bytes = numberIn(members, 'maxSize')
  return uploadFrom({
    files: members.allowMultiple === true ? (numberIn(members, 'maxFiles') ?? 1_000) : undefined,
    megabytes: bytes ? bytes / 1_000_000 : undefined,
    accepted: (textIn(members, 'acceptedTypes') ?? '').split(','),
  })
}

export function nameOf(members: Members): string {
  return plainText(members.title) || textIn(members, 'name') || ''
}

function choicesFor(members: Members, type: string, words: BuiltInWords): readonly Choice[] {
  if (type === 'boolean') {
    const yes = plainText(members.labelTrue) || words.yes
    const no = plainText(members.labelFalse) || words.no
    const given = [membersValue(members.valueTrue), membersValue(members.valueFalse)]
    return yesAndNo.map(({ value }, at) => ({
      value: given[at] ?? value,
      text: at === 0 ? yes : no,
    }))
  }
  if (type === 'rating') return stepsOfRating(members)
  const choices = [...choicesOf(members.choices)]
  const [least, most] = [numberIn(members, 'choicesMin'), numberIn(members, 'choicesMax')]
  if (least !== null && most !== null)
    choices.push(...numbers(least, most, numberIn(members, 'choicesStep') ?? 1))
  if (members.hasOther === true || members.showOtherItem === true) {
    choices.push({
      value: 'other',
      text: plainText(members.otherText) || words.other,
      isOther: true,
    })
  }
  if (members.hasNone === true || members.showNoneItem === true) {
    choices.push({ value: 'none', text: plainText(members.noneText) || words.none })
  }
  return choices
}

/** The numbers of a rating, or its own steps with texts. */
function stepsOfRating(members: Members): readonly Choice[] {
  const values = choicesOf(members.rateValues)
  if (values.length > 0) return values
  const min = numberIn(members, 'rateMin') ?? 1
  const step = numberIn(members, 'rateStep') ?? 1
  const count = numberIn(members, 'rateCount') ?? 5
  return numbers(min, numberIn(members, 'rateMax') ?? min + (count - 1) * step, step)
}

function numbers(from: number, to: number, given: number): readonly Choice[] {
  const step = given > 0 ? given : 1
  // A step such as 0.1 is not exact.
  const rounded = (value: number) => Number(value.toFixed(9))
  const length = Math.max(0, Math.min(limits.options, Math.floor(rounded((to - from) / step)) + 1))
  return Array.from({ length }, (_, at) => {
    const value = String(rounded(from + at * step))
    return { value, text: value }
  })
}

function membersValue(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

export function choicesOf(value: unknown): readonly Choice[] {
  return listOf(value).flatMap((choice) => {
    const members = membersOf(choice)
    if (members === null) {
      // `correct|Yes, it is` has a value before its text.
      const [value = '', text = value] = localized(choice).split('|', 2)
      return value === '' ? [] : [{ value, text }]
    }
    const own = localized(members.value ?? members.name)
    const text = plainText(members.text ?? members.title) || own
    return text === '' ? [] : [{ value: own, text }]
  })
}

function boundsOf(members: Members, type: FieldTypeName) {
  const [validator] = objectsIn(members.validators)
  const min =
    numberIn(members, 'min') ??
    (validator && (numberIn(validator, 'minValue') ?? numberIn(validator, 'minLength')))
  const max =
    numberIn(members, 'max') ??
    (validator && (numberIn(validator, 'maxValue') ?? numberIn(validator, 'maxLength'))) ??
    (numberIn(members, 'maxLength') || undefined)
  const step = numberIn(members, 'step')
  const pattern = validator && textIn(validator, 'regex')
  return {
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && max > 0 && { max }),
    ...(type === 'number' && step !== null && step > 0 && { step }),
    ...(pattern && { pattern }),
  }
}

/** Texts at the ends of a rating: `0: None, 10: Unbearable` */
function endsOfRating(members: Members): string {
  const steps = textIn(members, 'type') === 'rating' ? stepsOfRating(members) : []
  return [
    [steps[0]?.text, plainText(members.minRateDescription ?? members.mininumRateDescription)],
    [steps.at(-1)?.text, plainText(members.maxRateDescription ?? members.maximumRateDescription)],
  ]
    .flatMap(([step, text]) => (step && text ? [`${step}: ${text}`] : []))
    .join(', ')
}
