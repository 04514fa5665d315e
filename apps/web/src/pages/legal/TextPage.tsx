import { type ReactNode, useMemo } from 'react'
import { OnThisPage } from '../../site/articles/OnThisPage.tsx'
import { PageHead } from '../../site/PageHead.tsx'
import { Prose } from '../../site/Prose.tsx'
import { Wrap } from '../../site/Wrap.tsx'
import { ContentsAbove } from './ContentsAbove.tsx'
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

/** A long text in sections that says when it was last changed, with a table of its contents. */
export function TextPage({ title, description, path, lead, updated, sections }: TextPageProps) {
  const headings = useMemo(
    () => sections.map(({ title }) => ({ id: idOf(title), text: title, level: 2 as const })),
    [sections],
  )
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={description} path={path} />
      <Prose className={styles.text}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className={styles.updated}>
          Last updated <time dateTime={updated.date}>{updated.words}</time>
        </p>
        <ContentsAbove headings={headings} />
        {sections.map(({ title, body }) => (
          <section key={title} aria-labelledby={idOf(title)}>
            <h2 id={idOf(title)}>{title}</h2>
            {body}
          </section>
        ))}
      </Prose>
      <OnThisPage headings={headings} />
    </Wrap>
  )
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
