import { currencies } from '@ramiform/core/currency'
import type { PaymentSettings } from '@ramiform/core/field'
import { maxAmount } from '@ramiform/core/payments/currencies'
import { canShuffle } from '@ramiform/core/shuffle-problem'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { BuiltInWords } from '../../../reading/built-in-words.ts'
import { choiceLimits } from '../../../reading/choice-limits.ts'
import { type Choice, type Question, yesAndNo } from '../../../reading/question.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { linesOf, listOf, localized, objectsIn, plainText } from './localized.ts'

/** Types of fields by their names in Typeform. */
export const typeformTypes: Readonly<Record<string, FieldTypeName>> = {
  short_text: 'text',
  long_text: 'textarea',
  email: 'email',
  phone_number: 'phone',
  number: 'number',
  date: 'date',
  website: 'url',
  multiple_choice: 'radio',
  picture_choice: 'radio',
  dropdown: 'select',
  ranking: 'ranking',
  yes_no: 'radio',
  legal: 'radio',
  opinion_scale: 'radio',
  rating: 'radio',
  nps: 'radio',
  file_upload: 'file',
  payment: 'payment',
  address: 'address',
  calendly: 'url',
}

export function titleOf(field: Members): string {
  return plainText(field.title)
}

/** Properties of a field. Some exports have its choices and inner fields beside them. */
export function propertiesOf(field: Members): Members {
  const { properties, choices, fields } = field
  return {
    ...(Array.isArray(choices) && { choices }),
    ...(Array.isArray(fields) && { fields }),
    // Events of webhooks have both settings beside the properties, the first one in the plural.
    ...(field.allow_multiple_selections === true && { allow_multiple_selection: true }),
    ...(field.allow_other_choice === true && { allow_other_choice: true }),
    ...membersOf(properties),
  }
}

export function questionOf(
  field: Members,
  type: string,
  ref: string,
  around: string,
  words: BuiltInWords,
): Omit<Question, 'logic'> {
  const properties = propertiesOf(field)
  const validations = membersOf(field.validations) ?? {}
  const isMany = properties.allow_multiple_selection === true
  const isRandom = properties.randomize === true || properties.randomize_labels === true
  const fieldType =
    isMany && type !== 'dropdown' && type !== 'ranking'
      ? 'checkbox'
      : (typeformTypes[type] ?? 'text')
  const keepsOrder = canShuffle(fieldTypes[fieldType])
  const lost: string[] = [...lostParts(field, properties)]
  const [least, most] = ['min_selection', 'max_selection'].map((name) =>
    numberIn(validations, name),
  )
  const counted = choiceLimits(fieldType, { least, most })
  if (least && counted.minChoices === undefined)
    lost.push(`It needs at least ${least} choices. This limit was not imported.`)
  if (most && counted.maxChoices === undefined)
    lost.push(`It allows up to ${most} choices. This limit was not imported.`)
  if (isRandom && !keepsOrder)
    lost.push('Its choices are in random order. Here the order is fixed.')
  if (type === 'calendly')
    lost.push('Appointments of Calendly do not exist here. It was imported as a URL field.')
  if (!Object.hasOwn(typeformTypes, type))
    lost.push(`Unsupported field type "${type.slice(0, 40)}". It was imported as a text field.`)
  const min = numberIn(validations, 'min_value')
  const max = numberIn(validations, 'max_value') ?? numberIn(validations, 'max_length')
  return {
    key: ref,
    type: fieldType,
    words: {
      shuffle: isRandom && keepsOrder,
      label: around === '' ? titleOf(field) : `${around}: ${titleOf(field)}`,
      // An address has a setting for each line.
      required:
        validations.required === true ||
        (type === 'address' &&
          objectsIn(properties.fields).some(
            (line) => membersOf(line.validations)?.required === true,
          )),
      description: [linesOf(properties.description), endsOfScale(properties, type, words)]
        .filter((text) => text !== '')
        .join('\n'),
      validation: { ...(min !== null && { min }), ...(max !== null && { max }) },
    },
    settings: { ...counted, ...(type === 'payment' && { payment: priceOf(properties) }) },
    choices: choicesOf(properties, type, words),
    lost,
  }
}

function choicesOf(properties: Members, type: string, words: BuiltInWords): readonly Choice[] {
  if (type === 'yes_no' || type === 'legal') {
    const { yes, no, accept, decline } = words
    const texts = type === 'legal' ? [accept, decline] : [yes, no]
    return yesAndNo.map(({ value, text }, at) => ({ value, text: texts[at] ?? text }))
  }
  if (type === 'opinion_scale' || type === 'rating' || type === 'nps') {
    const steps = Math.max(
      2,
      Math.min(100, numberIn(properties, 'steps') ?? (type === 'rating' ? 5 : 11)),
    )
    const from = properties.start_at_one === true || type === 'rating' ? 1 : 0
    return Array.from({ length: steps }, (_, at) => ({
      value: String(from + at),
      text: String(from + at),
    }))
  }
  const choices = listOf(properties.choices).flatMap((one): readonly Choice[] => {
    const choice = membersOf(one)
    const text = choice === null ? localized(one) : plainText(choice.label)
    return text === ''
      ? []
      : [{ value: textIn(choice ?? {}, 'ref') ?? textIn(choice ?? {}, 'id') ?? text, text }]
  })
  return properties.allow_other_choice === true
    ? [...choices, { value: 'other', text: words.other, isOther: true }]
    : choices
}

/** Texts at the ends of a scale: `0: Never, 10: Always` */
function endsOfScale(properties: Members, type: string, words: BuiltInWords): string {
  const labels = membersOf(properties.labels)
  if (labels === null || type === 'rating') return ''
  const steps = choicesOf(properties, type, words)
  const middle = steps[Math.floor(steps.length / 2)]
  return (
    [
      [steps[0], labels.left],
      [middle, labels.center],
      [steps.at(-1), labels.right],
    ] as const
  )
    .flatMap(([step, text]) =>
      step && plainText(text) ? [`${step.text}: ${plainText(text)}`] : [],
    )
    .join(', ')
}

/** The fixed price of a payment, in cents. */
function priceOf(properties: Members): PaymentSettings {
  const amount = Math.round(Number(localized(membersOf(properties.price)?.value)) * 100)
  const currency = currencies.find((one) => one === localized(properties.currency).toLowerCase())
  return {
    ...(amount > 0 && amount <= maxAmount && { amount }),
    ...(currency && { currency }),
  }
}

/** Sentences about settings of a question that a field of ours does not have. */
function lostParts(field: Members, properties: Members): readonly string[] {
  const media = [field.attachment, membersOf(field.layout)?.attachment].some(
    (one) => membersOf(one) !== null,
  )
  const isVariable = textIn(membersOf(properties.price) ?? {}, 'type') === 'variable'
  const pictures = objectsIn(properties.choices).some((one) => membersOf(one.attachment) !== null)
  return [
    ...(media ? ['Its picture or video was not imported.'] : []),
    ...(pictures ? ['The pictures of its choices were not imported.'] : []),
    ...(isVariable ? ['Its price is a variable. Set its amount here.'] : []),
  ]
}
