import type { FormSchema } from '@ramiform/core/form'
import { type Section, titleOfSection } from '@ramiform/core/section'
import { MarkedText } from '@ramiform/fields/marked-text'
import styles from './FormPrint.module.css'
import { PrintedRule } from './PrintedRule.tsx'

/** Heading of a section on paper: title, page, its text with pictures as visitors see it, and when it shows. */
export function PrintedSection({ section, schema }: { section: Section; schema: FormSchema }) {
  const { text = '', newPage, conditional } = section
  return (
    <li className={styles.section}>
      <h2>{titleOfSection(section)}</h2>
      {newPage && <p className={styles.kind}>Section on a page of its own</p>}
      {text && (
        <div className={styles.text}>
          <MarkedText text={text} />
        </div>
      )}
      <PrintedRule conditional={conditional} schema={schema} />
    </li>
  )
}
