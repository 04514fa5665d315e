import type { Field } from '@ramiform/core/field'
import { IconCalendar, IconChevronDown, IconCreditCard, IconPaperclip } from '@tabler/icons-react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Canvas.module.css'

/** options shown before the rest is counted */
const shownOptions = 8

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const drawn = {
  select: { text: 'Choose an option...', icon: <IconChevronDown {...icon} /> },
  date: { text: 'Date', icon: <IconCalendar {...icon} /> },
  file: { text: 'Choose a file', icon: <IconPaperclip {...icon} /> },
  payment: { text: 'Card payment', icon: <IconCreditCard {...icon} /> },
} as const

/** What a visitor will meet, drawn light: hundreds of real inputs would weigh on the page for nothing. */
export function FieldPreview({ field }: { field: Field }) {
  if (field.type === 'radio' || field.type === 'checkbox') return <Choices field={field} />
  const special = Object.hasOwn(drawn, field.type)
    ? drawn[field.type as keyof typeof drawn]
    : undefined
  return (
    <div
      className={classNames(styles.fake, field.type === 'textarea' && styles.tall)}
      aria-hidden="true"
    >
      <span dir="auto">{field.placeholder || special?.text}</span>
      {special?.icon}
    </div>
  )
}

function Choices({ field }: { field: Field }) {
  const options = field.options ?? []
  return (
    <div
      className={classNames(styles.choices, field.styling?.inline !== true && styles.below)}
      aria-hidden="true"
    >
      {options.slice(0, shownOptions).map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options may read the same while they are typed
        <span key={index}>
          <i className={field.type === 'checkbox' ? styles.square : styles.round} />
          <bdi>{option}</bdi>
        </span>
      ))}
      {options.length > shownOptions && <span>{`+${options.length - shownOptions} more`}</span>}
    </div>
  )
}
