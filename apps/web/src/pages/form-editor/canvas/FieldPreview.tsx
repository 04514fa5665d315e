import type { Currency, Field } from '@ramiform/core/field'
import { type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import { priceBehind } from '@ramiform/core/option-prices'
import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { fieldTypes } from '@ramiform/fields'
import { currencyOf, moneyText } from '@ramiform/fields/shared/currency'
import {
  IconCalendar,
  IconChevronDown,
  IconClock,
  IconCreditCard,
  IconMapPin,
  IconPaperclip,
  IconStar,
  IconWritingSign,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { StatementPreview } from '../texts/LazyTexts.tsx'
import styles from './FieldPreview.module.css'

/** options listed before the rest is summarized as a count */
const shown = 8

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const drawn: Partial<Record<FieldType['control'], { text: string; icon: ReactNode }>> = {
  list: { text: 'Choose an option...', icon: <IconChevronDown {...icon} /> },
  calendar: { text: 'Date', icon: <IconCalendar {...icon} /> },
  clock: { text: 'Time', icon: <IconClock {...icon} /> },
  files: { text: 'Choose a file', icon: <IconPaperclip {...icon} /> },
  signature: { text: 'Draw, type or upload', icon: <IconWritingSign {...icon} /> },
  address: { text: 'Street, postal code, city, country', icon: <IconMapPin {...icon} /> },
  card: { text: 'Card payment', icon: <IconCreditCard {...icon} /> },
}

/** Lightweight preview of a field. Hundreds of real inputs would slow down the page. */
export function FieldPreview({
  field,
  currency,
}: {
  field: Field
  /** currency of the form, for fields without their own */
  currency?: Currency | undefined
}) {
  const { control = 'line', answerKind } = fieldTypeOf(fieldTypes, field.type) ?? {}
  const isSeveral = answerKind === 'list'
  if (field.table !== undefined) return <Marks field={field} isSeveral={isSeveral} />
  if (control === 'options') return <Choices {...{ field, currency, isSeveral }} />
  if (control === 'ranking') return <Ranks field={field} />
  if (control === 'steps') return <Steps field={field} />
  if (answerKind === 'none') return <StatementPreview text={field.description} waiting="" />
  const special = drawn[control]
  const money = moneyOf(field, currency, control)
  const given = money === undefined ? field.defaultAnswer : undefined
  return (
    <div className={classNames(styles.fake, control === 'lines' && styles.tall)} aria-hidden="true">
      <span dir="auto" className={classNames(given && styles.given)}>
        {money ?? given ?? (field.placeholder || special?.text)}
      </span>
      {field.unit && <bdi>{field.unit}</bdi>}
      {special?.icon}
    </div>
  )
}

/** Formatted fixed amount of a price or payment field. */
function moneyOf(
  field: Field,
  ofForm: Currency | undefined,
  control: FieldType['control'],
): string | undefined {
  const { amount, allowCustomAmount, items, value } = field.payment ?? {}
  const currency = currencyOf(field, ofForm)
  const price = fixedPriceOf(field)
  if (price !== undefined) return moneyText({ amount: price, currency })
  if (control !== 'card' || amount === undefined) return undefined
  if (allowCustomAmount || items || value) return undefined
  return `Card payment of ${moneyText({ amount, currency })}`
}

/** Marks of a row of a table, below the columns of its heading. */
function Marks({ field, isSeveral }: { field: Field; isSeveral: boolean }) {
  return (
    <div className={styles.marks} data-marks aria-hidden="true">
      {field.options?.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options can have duplicate texts while they are edited
        <i key={index} className={markOf(field, option, isSeveral)} />
      ))}
    </div>
  )
}

interface ChoicesProps {
  readonly field: Field
  readonly currency: Currency | undefined
  readonly isSeveral: boolean
}

function Choices({ field, currency, isSeveral }: ChoicesProps) {
  const { options = [], other, columns } = field
  const money = (amount: number) => `+${moneyText({ amount, currency: currency ?? 'usd' })}`
  return (
    <div
      className={classNames(
        styles.choices,
        field.pictures
          ? styles.pictured
          : columns
            ? styles.columns
            : field.styling?.inline !== true && styles.below,
      )}
      style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
      aria-hidden="true"
    >
      {options.slice(0, shown).map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options can have duplicate texts while they are edited
        <span key={index}>
          {imageOf(field, option)}
          <i className={markOf(field, option, isSeveral)} />
          <bdi>{option + priceBehind(field, option, money)}</bdi>
        </span>
      ))}
      {options.length > shown && <span>{`+${options.length - shown} more`}</span>}
      {other !== undefined && (
        <span>
          <i className={isSeveral ? styles.square : styles.round} />
          <bdi>{other}</bdi> ...
        </span>
      )}
    </div>
  )
}

/** Classes of the box of an option. It is filled if the question starts with this option. */
function markOf({ defaultAnswer }: Field, option: string, isSeveral: boolean) {
  const isChosen = [defaultAnswer].flat().includes(option)
  return classNames(isSeveral ? styles.square : styles.round, isChosen && styles.chosen)
}

function imageOf({ pictures }: Field, option: string) {
  const image = pictures?.find((one) => one.option === option)?.image
  return image && <img src={`/images/${image}`} alt="" loading="lazy" />
}

/** Numbered options of a ranking. */
function Ranks({ field: { options = [] } }: { field: Field }) {
  return (
    <div className={classNames(styles.choices, styles.below, styles.ranks)} aria-hidden="true">
      {options.slice(0, shown).map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options can have duplicate texts while they are edited
        <span key={index}>
          <i>{index + 1}</i>
          <bdi>{option}</bdi>
        </span>
      ))}
      {options.length > shown && <span>{`+${options.length - shown} more`}</span>}
    </div>
  )
}

/** Stars of a rating, or the numbers of a rating or scale. */
function Steps({ field }: { field: Field }) {
  const hasStars = field.type === 'rating' && field.steps?.drawnAs !== 'numbers'
  const last = field.options?.indexOf(String(field.defaultAnswer)) ?? -1
  return (
    <div className={styles.steps} aria-hidden="true">
      {field.options?.map((option, at) =>
        hasStars ? (
          <IconStar key={option} {...icon} size={20} className={at <= last ? styles.star : ''} />
        ) : (
          <i key={option} className={at === last ? styles.chosen : ''}>
            {option}
          </i>
        ),
      )}
    </div>
  )
}
