import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { IconChevronDown } from '@tabler/icons-react'
import { Phrases } from '../../../forms/Phrases.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { NewFormLink } from '../../layout/NewFormLink.tsx'
import styles from './DrawnForm.module.css'
import { DrawnTree } from './DrawnTree.tsx'
import type { DrawnForm as Drawn } from './drawn-form.ts'
import { isHalf } from './half-width.ts'
import { sizeText } from './size-text.ts'

export interface DrawnFormProps {
  readonly drawn: Drawn
  /** The description, from which the kept form is made. */
  readonly text: string
  readonly onStartOver: () => void
}

/** The described form: its questions at left, its branches at right. */
export default function DrawnForm({ drawn, text, onStartOver }: DrawnFormProps) {
  const { fields, warnings } = drawn
  return (
    <>
      <div className={styles.form}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long forms scroll, also by keyboard */}
        <section className={styles.questions} aria-label="Your form" tabIndex={0}>
          <h2>Your form</h2>
          <p className={styles.size}>{sizeText(fields)}</p>
          {warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
          <ol>
            {fields.map((field, place) => (
              <li key={field.id} data-half={isHalf(fields, place) || undefined}>
                <DrawnQuestion field={field} fields={fields} />
              </li>
            ))}
          </ol>
        </section>
        <div className={styles.keep}>
          <NewFormLink from={{ describe: text }} variant="primary" size="lg">
            Keep This Form
          </NewFormLink>
          <button type="button" className={buttonClass('quiet', 'lg')} onClick={onStartOver}>
            Start over
          </button>
        </div>
      </div>
      <DrawnTree fields={fields} />
    </>
  )
}

function DrawnQuestion({ field, fields }: { field: Field; fields: readonly Field[] }) {
  const { label, type, options, placeholder, conditional } = field
  return (
    <>
      {conditional !== undefined && (
        <p className={styles.when}>
          <BranchMark size={15} />
          <span>
            shown when{' '}
            <Phrases phrases={describeConditional(conditional, { fields, settings: {} })} />
          </span>
        </p>
      )}
      <b>{label}</b>
      {options !== undefined && type !== 'select' ? (
        <div className={styles.options} data-type={type}>
          {options.map((option) => (
            <span key={option}>
              <i />
              {option}
            </span>
          ))}
        </div>
      ) : (
        <div className={styles.input}>
          {placeholder}
          {type === 'select' && <IconChevronDown size={16} stroke={1.75} aria-hidden />}
        </div>
      )}
    </>
  )
}
