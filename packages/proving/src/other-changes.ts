import { describeConditional } from '@ramiform/core/conditions/describe'
import { offersIn } from '@ramiform/core/conditions/offer-fields'
import { isSometimesRequired } from '@ramiform/core/conditions/requirement-fields'
import { daysInWords } from '@ramiform/core/day-limits'
import type { Field } from '@ramiform/core/field'
import { type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import { inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { stepBase } from '@ramiform/core/number-steps'
import { amountText } from '@ramiform/core/payments/amount-text'
import { listed } from './finding-words.ts'
import type { ProvingContext } from './proving-context.ts'

/**
 * What changed about a field beside the rules that show it, one sentence each.
 *
 * @param schemas both versions, with names in texts
 */
export function otherChanges(
  [before, after]: readonly [Field, Field],
  schemas: readonly [FormSchema, FormSchema],
  { fieldTypes }: ProvingContext,
): readonly string[] {
  const [need, needNow] = [needOf(before, schemas[0]), needOf(after, schemas[1])]
  const nameOfType = (type: string) => fieldTypeOf(fieldTypes, type)?.defaultLabel ?? type
  const added = onlyIn(after, before)
  const removed = onlyIn(before, after)
  const sentences: readonly (string | false)[] = [
    before.label !== after.label && `The label was “${labelIn(schemas[0], before)}”.`,
    before.type !== after.type && `The type was ${nameOfType(before.type)}.`,
    need !== needNow &&
      (needNow === ''
        ? 'It is no longer required.'
        : `It is now required${needNow === ' always' ? '' : needNow}.`),
    added.length > 0 && `New ${options(added)}: ${listed(added, 6)}.`,
    removed.length > 0 && `Removed ${options(removed)}: ${listed(removed, 6)}.`,
    added.length + removed.length === 0 &&
      differ(before.options, after.options) &&
      'The order of the options changed.',
    before.other !== after.other &&
      (after.other === undefined
        ? `It no longer offers “${before.other}” with a text.`
        : before.other === undefined
          ? `It now offers “${after.other}” with a text.`
          : `“${after.other}” was “${before.other}”.`),
    Boolean(before.shuffle) !== Boolean(after.shuffle) &&
      `The options are ${after.shuffle ? 'now' : 'no longer'} in random order.`,
    differ(before.pictures, after.pictures) && 'The pictures of the options changed.',
    ...offerChanges([before, after], schemas),
    ...countChanges(before, after),
    before.columns !== after.columns &&
      (after.columns === undefined
        ? 'The options no longer have a fixed number of columns.'
        : `The options are now in ${after.columns} ${after.columns === 1 ? 'column' : 'columns'}.`),
    differ(before.prices, after.prices) &&
      `The prices of options are now ${pricesInWords(after)}. Before, they were ${pricesInWords(before)}.`,
    before.unit !== after.unit &&
      changeOf('The unit', before.unit ?? 'not set', after.unit ?? 'not set'),
    dayChange(before, after),
    defaultChange(before, after),
    differ(before.errorText, after.errorText) && 'The error message changed.',
    ...limitChanges(before, after, fieldTypeOf(fieldTypes, after.type)?.bounds ?? null),
    differ(before.description, after.description) && 'The description changed.',
    before.markedDescription !== after.markedDescription &&
      `The description ${after.markedDescription ? 'now' : 'no longer'} has emphasis and links.`,
    differ(before.placeholder, after.placeholder) && 'The placeholder changed.',
    before.fixedPrice !== after.fixedPrice &&
      changeOf('The price', priceInWords(before.fixedPrice), priceInWords(after.fixedPrice)),
    ...paymentChanges([before, after], schemas),
    differ(before.upload, after.upload) && 'The upload settings changed.',
  ]
  return sentences.filter((sentence) => sentence !== false)
}

/** The label with names of fields in place of answers. */
function labelIn({ fields }: FormSchema, { id, label }: Field): string {
  return fields.find((field) => field.id === id)?.label ?? label
}

/** The end of "It is required ..."; empty for a field that never is. */
function needOf(field: Field, schema: FormSchema): string {
  if (field.required === true) return ' always'
  if (field.requiredWhen === undefined || !isSometimesRequired(field, schema)) return ''
  return ` when ${inWords(describeConditional(field.requiredWhen, schema))}`
}

/** `“Vegan” is now offered only when Meal is Lunch.` for each option of both versions whose condition changed. */
function offerChanges(
  [before, after]: readonly [Field, Field],
  [schemaBefore, schemaAfter]: readonly [FormSchema, FormSchema],
): readonly string[] {
  const [was, is] = [offersOf(before, schemaBefore), offersOf(after, schemaAfter)]
  return (after.options ?? []).flatMap((option) => {
    const [old, now] = [was.get(option), is.get(option)]
    if (old === now || before.options?.includes(option) === false) return []
    return now === undefined
      ? `“${option}” is now always offered.`
      : `“${option}” is now offered only when ${now}.`
  })
}

const offersOf = (field: Field, schema: FormSchema): ReadonlyMap<string, string> =>
  new Map(
    offersIn(field, schema).map(({ option, when }) => [
      option,
      inWords(describeConditional(when, schema)) || 'its logic has rules',
    ]),
  )

const options = (all: readonly string[]) => (all.length === 1 ? 'option' : 'options')

/** `The price is now 12.00. Before, it was 10.00.` */
const changeOf = (what: string, was: string, is: string) =>
  `${what} is now ${is}. Before, it was ${was}.`

/** `Visitors now choose at least 2 options. Before, any number.`, `It now accepts only numbers in steps of 5 from 0.` */
function countChanges(before: Field, after: Field) {
  const [was, is] = [before, after].map(({ minChoices, maxChoices }) =>
    [
      minChoices === undefined ? '' : `at least ${minChoices}`,
      maxChoices === undefined ? '' : `at most ${maxChoices}`,
    ]
      .filter((part) => part !== '')
      .join(' and '),
  )
  const words = (range = '') => (range === '' ? 'any number of options' : `${range} options`)
  return [
    was !== is && `Visitors now choose ${words(is)}. Before, ${words(was)}.`,
    before.validation?.step !== after.validation?.step && stepChange(before, after),
  ]
}

function stepChange(before: Field, after: Field): string {
  const [was, is] = [stepsInWords(before), stepsInWords(after)]
  if (is === null) return `It now accepts numbers other than ${was}, too.`
  return `It now accepts only ${is}.${was === null ? '' : ` Before, only ${was}.`}`
}

function stepsInWords(field: Field): string | null {
  const step = field.validation?.step
  if (step === undefined) return null
  const base = stepBase(field)
  const isWhole = step === 1 && Number.isInteger(base)
  return isWhole ? 'whole numbers' : `numbers in steps of ${step} from ${base}`
}

const pricesInWords = ({ prices = [] }: Field) =>
  listed(
    prices.map(({ option, price }) => `${option} ${amountText(price)}`),
    6,
  ) || 'none'

function limitChanges(before: Field, after: Field, bounds: FieldType['bounds']) {
  const [was, is] = [before, after].map(({ validation }) => rangeInWords(validation, bounds))
  const patternOf = ({ validation }: Field) => validation?.pattern || undefined
  const [old, now] = [patternOf(before), patternOf(after)]
  return [
    was !== is && `It now accepts ${is}. Before, it accepted ${was}.`,
    old !== now &&
      (now === undefined
        ? `Answers no longer have to match ${old}.`
        : old === undefined
          ? `Answers now have to match ${now}.`
          : `Answers have to match ${now}, before ${old}.`),
  ]
}

/** `numbers from 1 to 20`, `at most 100 characters`, `any number`. */
function rangeInWords(
  { min, max }: NonNullable<Field['validation']> = {},
  bounds: FieldType['bounds'],
): string {
  const unit = bounds === 'length' ? ((max ?? min) === 1 ? ' character' : ' characters') : ''
  const numbers = bounds === 'value' ? 'numbers of ' : ''
  if (min !== undefined && max !== undefined)
    return `${numbers && 'numbers from '}${min} to ${max}${unit}`
  if (max !== undefined) return `${numbers}at most ${max}${unit}`
  if (min !== undefined) return `${numbers}at least ${min}${unit}`
  return bounds === 'value' ? 'any number' : 'any length'
}

/** `It now accepts dates from today on. Before, it accepted any date.` */
function dayChange(before: Field, after: Field): string | false {
  const [was, is] = [daysInWords(before), daysInWords(after)]
  return was !== is && `It now accepts ${is}. Before, it accepted ${was}.`
}

function defaultChange(before: Field, after: Field): string | false {
  if (!differ(before.defaultAnswer, after.defaultAnswer)) return false
  const { defaultAnswer } = after
  return defaultAnswer === undefined
    ? 'It no longer starts with an answer.'
    : `It now starts with ${listed([defaultAnswer].flat(), 6)}.`
}

const priceInWords = (cents: number | undefined) =>
  cents === undefined ? 'entered by visitors' : amountText(cents)

function paymentChanges(
  [before, after]: readonly [Field, Field],
  [schemaBefore, schemaAfter]: readonly [FormSchema, FormSchema],
) {
  const { amount: _was, value: _valueWas, ...others } = before.payment ?? {}
  const { amount: _is, value: _valueIs, ...othersNow } = after.payment ?? {}
  const [was, is] = [amountInWords(before, schemaBefore), amountInWords(after, schemaAfter)]
  return [
    was !== is && changeOf('The amount', was, is),
    differ(others, othersNow) && 'The payment settings changed.',
  ]
}

function amountInWords({ payment: { amount, value } = {} }: Field, schema: FormSchema): string {
  if (value !== undefined) {
    const name = withHiddenFields(schema).fields.find(({ id }) => id === value)?.label
    return name === undefined
      ? 'missing, because its calculated value was deleted'
      : `the calculated value “${name}”`
  }
  return amount === undefined ? 'not set' : amountText(amount)
}

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

function onlyIn({ options: own = [] }: Field, other: Field): readonly string[] {
  const offered = new Set(other.options)
  return own.filter((option) => !offered.has(option))
}
