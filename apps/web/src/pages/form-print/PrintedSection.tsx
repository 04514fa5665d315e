import { describeConditional } from '@ramiform/core/conditions/describe'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { plainMarkdown } from '@ramiform/core/markdown'
import type { Section } from '@ramiform/core/section'
import { Phrases } from '../../forms/Phrases.tsx'
import { BranchMark } from '../../ui/BranchMark.tsx'
import styles from './FormPrint.module.css'

/** Heading of a section on paper: title, text, page and when it shows. */
export function PrintedSection({ section, schema }: { section: Section; schema: FormSchema }) {
  const { title, text = '', newPage, conditional } = section
  const rule =
    conditional === undefined || isTraditional(schema)
      ? []
      : describeConditional(conditional, schema)
  const plain = plainMarkdown(text)
  return (
    <li className={styles.section}>
      <h2>{title?.trim() || 'Untitled section'}</h2>
      {newPage && <p className={styles.kind}>Section on a page of its own</p>}
      {plain !== '' && <p>{plain}</p>}
      {rule.length > 0 && (
        <p className={styles.rule}>
          <BranchMark size={16} />
          <span>
            Shown when <Phrases phrases={rule} />
          </span>
        </p>
      )}
    </li>
  )
}
