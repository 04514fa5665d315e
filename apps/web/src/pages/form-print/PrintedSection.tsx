import type { FormSchema } from '@ramiform/core/form'
import { plainMarkdown } from '@ramiform/core/markdown'
import { type Section, titleOfSection } from '@ramiform/core/section'
import styles from './FormPrint.module.css'
import { PrintedRule } from './PrintedRule.tsx'

/** Heading of a section on paper: title, text, page and when it shows. */
export function PrintedSection({ section, schema }: { section: Section; schema: FormSchema }) {
  const { text = '', newPage, conditional } = section
  const plain = plainMarkdown(text)
  return (
    <li className={styles.section}>
      <h2>{titleOfSection(section)}</h2>
      {newPage && <p className={styles.kind}>Section on a page of its own</p>}
      {plain !== '' && <p>{plain}</p>}
      <PrintedRule conditional={conditional} schema={schema} />
    </li>
  )
}
