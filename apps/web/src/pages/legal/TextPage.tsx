import type { ReactNode } from 'react'
import { headingId } from '../../site/heading-id.ts'
import { PageHead } from '../../site/PageHead.tsx'
import { Prose } from '../../site/Prose.tsx'
import { Wrap } from '../../site/Wrap.tsx'
import { ContentsAbove, ContentsBeside } from './Contents.tsx'
import styles from './TextPage.module.css'

export interface TextSection {
  readonly title: string
  readonly body: ReactNode
}

export interface TextPageProps {
  readonly title: string
  /** of the page, for search results: 50 to 160 characters */
  readonly description: string
  readonly path: string
  /** in a sentence or two what the page says */
  readonly lead: ReactNode
  readonly updated: { readonly date: string; readonly words: string }
  readonly sections: readonly TextSection[]
}

/** A long text in sections, with a table of contents that stays beside it. */
export function TextPage({ title, description, path, lead, updated, sections }: TextPageProps) {
  const listed = sections.map((section) => ({ ...section, id: headingId(section.title) }))
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={description} path={path} />
      <ContentsBeside entries={listed} />
      <Prose className={styles.text}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className={styles.updated}>
          Last updated <time dateTime={updated.date}>{updated.words}</time>
        </p>
        <ContentsAbove entries={listed} />
        {listed.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {body}
          </section>
        ))}
      </Prose>
    </Wrap>
  )
}
