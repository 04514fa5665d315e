import { currencies } from '@ramiform/core/currency'
import type {
  Field,
  PaymentItem,
  PaymentSettings,
  StepSettings,
  Styling,
  UploadSettings,
  Validation,
} from '@ramiform/core/field'
import { canHaveOptions, createField, type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { canHaveSteps } from '@ramiform/core/number-steps'
import { otherProblem } from '@ramiform/core/other'
import { maxAmount } from '@ramiform/core/payments/currencies'
import { canShuffle } from '@ramiform/core/shuffle-problem'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { fileKindNames } from '@ramiform/fields/file/file-kinds'
import { uploadCeilings } from '@ramiform/fields/file/upload-limits'
import type { Warning } from '../../import.ts'
import { cleanText } from '../../reading/clean-text.ts'
import { withDefault } from '../../reading/default-answer.ts'
import { typeCalled } from '../../reading/type-names.ts'
import { type Members, membersOf, numberIn, textIn } from './members.ts'
import { readConditional } from './read-conditional.ts'
import { readDayLimits } from './read-day-limits.ts'
import { readOffers } from './read-offers.ts'
import { readPictures } from './read-pictures.ts'
import { readSettings } from './read-settings.ts'

interface Place {
  readonly id: string
  /** Number from 1, for a field without a name */
  readonly number: number
  /** Returns the imported id of a field that a rule names */
  readonly idOf: (given: string) => string
  /** true: our own export, which needs no defaults */
  readonly isWhole: boolean
}

/** Reads a field: type and label by spec section 5, and every other member of a field. */
export function readField(
  members: Members,
  { id, number, idOf, isWhole }: Place,
): { readonly field: Field; readonly warnings: readonly Warning[] } {
  const warnings: Warning[] = []
  const warn = (message: string) => warnings.push({ message, fieldId: id })

  const givenType = textIn(members, 'type') ?? 'text'
  const called = typeCalled(givenType)
  const fieldType = typeFor(members, givenType, called, isWhole)
  if (fieldType.type !== givenType && called === null) {
    warn(`Unknown field type "${givenType.slice(0, 40)}". It was imported as a text field.`)
  }

  const own = isWhole ? textIn(members, 'label') : null
  const given = own ?? (textIn(members, 'label') || textIn(members, 'name') || `Field ${number}`)
  const label = cleanText(given, limits.labelCharacters)
  if (label.length < given.length)
    warn(`The label was cut to ${limits.labelCharacters} characters.`)

  const options = readOptionsOf(members, fieldType, isWhole, warn)
  const conditional =
    members.conditional === undefined || members.conditional === null
      ? undefined
      : readConditional(members.conditional, idOf)
  if (conditional === null) warn('Its logic could not be read and was skipped.')
  const requiredWhen =
    members.requiredWhen === undefined || members.requiredWhen === null
      ? undefined
      : readConditional(members.requiredWhen, idOf)
  if (requiredWhen === null) warn('The logic that requires it could not be read and was skipped.')

  const optionsWhen = readOffers(members, options, fieldType, idOf, warn)

  const pictures = readPictures(members, options, fieldType, warn)

  const created = isWhole ? { id, type: fieldType.type } : createField(fieldType, id)
  const placeholder = textIn(members, 'placeholder')
  const description = textIn(members, 'description')
  const styling = readStyling(members.styling)
  const validation = readValidation(members.validation, fieldType)
  const payment = readPayment(members.payment, idOf)
  const upload = fieldType.type === 'file' ? readUpload(members.upload) : null
  const steps = fieldType.control === 'steps' ? readSteps(members.steps) : null
  const ranks = fieldType.control === 'ranking' ? readRanks(members) : null
  const other = members.other === true ? 'Other' : (textIn(members, 'other') ?? '').trim()
  const offersOther =
    other.length <= limits.labelCharacters && otherProblem({ options, other }, fieldType) === null
  const fixedPrice = fieldType.type === 'price' ? centsIn(members, 'fixedPrice') : null
  const errorText = cleanText((textIn(members, 'errorText') ?? '').trim(), limits.labelCharacters)
  const read: Field = {
    ...created,
    label,
    ...((!isWhole || typeof members.required === 'boolean') && {
      required: members.required === true,
    }),
    ...(placeholder !== null && { placeholder: cleanText(placeholder, limits.labelCharacters) }),
    ...(description !== null && {
      description: cleanText(description, limits.descriptionCharacters),
      ...(members.markedDescription === true && { markedDescription: true }),
    }),
    ...(options !== undefined && (isWhole || options.length > 0) && { options }),
    ...(styling !== null && { styling }),
    ...(validation !== null && { validation }),
    ...(conditional && { conditional }),
    ...(requiredWhen && { requiredWhen }),
    ...(optionsWhen.length > 0 && { optionsWhen }),
    ...(payment !== null && { payment }),
    ...(upload !== null && { upload }),
    ...(steps !== null && { steps }),
    ...(ranks !== null && { ranks }),
    ...(offersOther && { other }),
    ...(pictures !== undefined && { pictures }),
    ...readSettings(members, options, fieldType, warn),
    ...(members.shuffle === true && canShuffle(fieldType) && { shuffle: true }),
    ...(fixedPrice !== null && fixedPrice > 0 && { fixedPrice }),
    ...readDayLimits(members, fieldType),
    ...(errorText !== '' && { errorText }),
  }
  const { defaultAnswer } = members
  if (defaultAnswer === undefined || defaultAnswer === null) return { field: read, warnings }
  const field = withDefault(read, defaultAnswer)
  if (field === read) warn('Its default answer was skipped, because the field does not accept it.')
  return { field, warnings }
}

/** Other programs use names of our further kinds for questions with other options: `rating` for five words. */
function typeFor(
  { options }: Members,
  givenType: string,
  called: FieldTypeName | null,
  isWhole: boolean,
): FieldType {
  const own = fieldTypeOf<FieldType>(fieldTypes, givenType)
  const other = called === null ? fieldTypes.text : fieldTypes[called]
  if (own === undefined) return other
  if (isWhole || own.optionsProblem === undefined || !Array.isArray(options)) return own
  return canHaveOptions(own, options.map(String)) ? own : other
}

function readOptionsOf(
  { options }: Members,
  { hasOptions }: FieldType,
  isWhole: boolean,
  warn: (message: string) => void,
): readonly string[] | undefined {
  if (isWhole && Array.isArray(options) && options.every((one) => typeof one === 'string')) {
    return cutTexts(options.slice(0, limits.options), warn)
  }
  return hasOptions && !isWhole ? readOptions(options, warn) : undefined
}

/** Options as they are stored, with a warning for the first that are cut. */
function cutTexts(texts: readonly string[], warn: (message: string) => void): readonly string[] {
  const most = limits.labelCharacters
  for (const text of texts.filter(({ length }) => length > most).slice(0, 5))
    warn(`An option was cut to ${most} characters: “${text.slice(0, 60)}…”`)
  return texts.map((text) => cleanText(text, most))
}

function readOptions(value: unknown, warn: (message: string) => void): readonly string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    warn('Its options are not a list and were skipped.')
    return []
  }
  const texts = value.flatMap((option) => optionText(option) ?? [])
  if (texts.length < value.length) {
    warn(`${value.length - texts.length} of its options are not text and were skipped.`)
  }
  const once = [...new Set(cutTexts(texts, warn))]
  if (once.length < texts.length) warn('Duplicate options were removed.')
  if (once.length > limits.options) {
    const most = limits.options.toLocaleString('en')
    warn(`Only the first ${most} of ${once.length.toLocaleString('en')} options were imported.`)
  }
  return once.slice(0, limits.options)
}

/** Text of an option that is a string, a number, or an object with a name. */
function optionText(option: unknown): string | null {
  if (typeof option === 'string' || typeof option === 'number') return String(option)
  const members = membersOf(option)
  if (members === null) return null
  return textIn(members, 'label') ?? textIn(members, 'text') ?? textIn(members, 'value')
}

function readStyling(value: unknown): Styling | null {
  const members = membersOf(value)
  if (members === null) return null
  const width = textIn(members, 'width')
  return {
    width: width === 'half' || width === 'third' ? width : 'full',
    inline: members.inline === true,
  }
}

function readValidation(value: unknown, type: FieldType): Validation | null {
  const members = membersOf(value)
  if (members === null) return null
  const min = numberIn(members, 'min')
  const max = numberIn(members, 'max')
  const step = numberIn(members, 'step')
  const pattern = textIn(members, 'pattern')
  return {
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(canHaveSteps(type) && step !== null && step > 0 && { step }),
    ...(pattern !== null && { pattern: cleanText(pattern, limits.patternCharacters) }),
  }
}

function readPayment(value: unknown, idOf: Place['idOf']): PaymentSettings | null {
  const members = membersOf(value)
  if (members === null) return null
  const currency = currencies.find((one) => one === members.currency)
  const amounts = (['amount', 'minAmount', 'maxAmount'] as const).flatMap((name) => {
    const cents = centsIn(members, name)
    return cents === null ? [] : [[name, cents] as const]
  })
  const switches = (
    ['allowCustomAmount', 'collectShipping', 'collectBilling', 'enableLink'] as const
  ).flatMap((name) => {
    const on = members[name]
    return typeof on === 'boolean' ? [[name, on] as const] : []
  })
  const amount = idOf(textIn(members, 'value') ?? '')
  const items = Array.isArray(members.items) ? readItems(members.items, idOf) : undefined
  return {
    ...(currency && { currency }),
    ...Object.fromEntries([...amounts, ...switches]),
    ...(items && { items }),
    ...(amount && { value: amount }),
  }
}

/** Prices of a payment, with their new ids. */
function readItems(items: readonly unknown[], idOf: Place['idOf']): readonly PaymentItem[] {
  return items.slice(0, limits.paymentItems).flatMap((item) => {
    const members = membersOf(item)
    const price = members && textIn(members, 'price')
    if (!members || !price) return []
    const quantity = textIn(members, 'quantity')
    return [{ price: idOf(price), ...(quantity && { quantity: idOf(quantity) }) }]
  })
}

/** Limits of a file field. A number out of range and an unknown kind are dropped, so that the usual limit applies. */
function readUpload(value: unknown): UploadSettings | null {
  const members = membersOf(value)
  if (members === null) return null
  const within = (name: string, most: number) => {
    const number = numberIn(members, name)
    return number !== null && Number.isInteger(number) && number >= 1 && number <= most
      ? number
      : null
  }
  const maxMegabytes = within('maxMegabytes', uploadCeilings.megabytes)
  const maxFiles = within('maxFiles', uploadCeilings.files)
  const named: readonly unknown[] = Array.isArray(members.kinds) ? members.kinds : []
  const kinds = fileKindNames.filter((kind) => named.includes(kind))
  return {
    ...(maxMegabytes !== null && { maxMegabytes }),
    ...(maxFiles !== null && { maxFiles }),
    ...(kinds.length > 0 && { kinds }),
  }
}

/** Look of a rating or scale. */
function readSteps(value: unknown): StepSettings | null {
  const members = membersOf(value)
  if (members === null) return null
  const end = (name: string) => cleanText(textIn(members, name) ?? '', limits.labelCharacters)
  const [lowest, highest] = [end('lowest'), end('highest')]
  return {
    ...(members.drawnAs === 'numbers' && { drawnAs: 'numbers' }),
    ...(lowest !== '' && { lowest }),
    ...(highest !== '' && { highest }),
  }
}

function readRanks(members: Members): number | null {
  const ranks = numberIn(members, 'ranks')
  const isValid = ranks !== null && Number.isInteger(ranks) && ranks >= 1 && ranks <= limits.options
  return isValid ? ranks : null
}

/** A valid number of cents; null for anything else. */
function centsIn(members: Members, name: string): number | null {
  const cents = numberIn(members, name)
  return cents !== null && Number.isInteger(cents) && cents >= 0 && cents <= maxAmount
    ? cents
    : null
}
