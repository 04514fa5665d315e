import type { Currency, Field } from '@ramiform/core/field'
import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { currencyOf, moneyText } from '@ramiform/fields/shared/currency'
import { IconCalendar, IconChevronDown, IconCreditCard, IconPaperclip } from '@tabler/icons-react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './FieldPreview.module.css'

/** options listed before the rest is summarized as a count */
const shownOptions = 8

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const drawn = {
  select: { text: 'Choose an option...', icon: <IconChevronDown {...icon} /> },
  date: { text: 'Date', icon: <IconCalendar {...icon} /> },
  file: { text: 'Choose a file', icon: <IconPaperclip {...icon} /> },
  payment: { text: 'Card payment', icon: <IconCreditCard {...icon} /> },
} as const

/** Lightweight preview of a field. Hundreds of real inputs would slow down the page. */
export function FieldPreview({
  field,
  currency,
}: {
  field: Field
  /** currency of the form, for fields without their own */
  currency?: Currency | undefined
}) {
  if (field.type === 'radio' || field.type === 'checkbox') return <Choices field={field} />
  const special = Object.hasOwn(drawn, field.type)
    ? drawn[field.type as keyof typeof drawn]
    : undefined
  return (
    <div
      className={classNames(styles.fake, field.type === 'textarea' && styles.tall)}
      aria-hidden="true"
    >
      <span dir="auto">{moneyOf(field, currency) ?? (field.placeholder || special?.text)}</span>
      {special?.icon}
    </div>
  )
}

/** Formatted fixed amount of a price or payment field. */
function moneyOf(field: Field, ofForm: Currency | undefined): string | undefined {
  const { amount, allowCustomAmount, items } = field.payment ?? {}
  const currency = currencyOf(field, ofForm)
  const price = fixedPriceOf(field)
  if (price !== undefined) return moneyText({ amount: price, currency })
  if (field.type !== 'payment' || amount === undefined || allowCustomAmount || items)
    return undefined
  return `Card payment of ${moneyText({ amount, currency })}`
}

function Choices({ field }: { field: Field }) {
  const options = field.options ?? []
  return (
    <div
      className={classNames(styles.choices, field.styling?.inline !== true && styles.below)}
      aria-hidden="true"
    >
      {options.slice(0, shownOptions).map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options can have duplicate texts while they are edited
        <span key={index}>
          <i className={field.type === 'checkbox' ? styles.square : styles.round} />
          <bdi>{option}</bdi>
        </span>
      ))}
      {options.length > shownOptions && <span>{`+${options.length - shownOptions} more`}</span>}
    </div>
  )
}
