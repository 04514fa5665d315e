import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticleHtml } from '../articles/ArticleHtml.tsx'
import { escapeHtml } from '../html/escape-html.ts'
import { operator } from '../layout/operator.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { Prose } from '../layout/Prose.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import { ContentsAbove, ContentsAside } from './Contents.tsx'
import styles from './LegalPage.module.css'
import { legalPageNames } from './legal-pages.ts'
import { legalText } from './legal-text.server.ts'

/** Runs at build time only: every legal page is prerendered. */
export function loader({ url }: LoaderFunctionArgs) {
  const name = legalPageNames.find((one) => url.pathname.replaceAll('/', '') === one)
  if (name === undefined) throw new Error(`There is no legal page at ${url.pathname}`)
  return legalText(name)
}

/** A long text in sections, with a sticky table of contents. */
export default function LegalPage() {
  const { title, description, path, lead, updated, headings, html } = useLoaderData<typeof loader>()
  return (
    <Wrap key={path} className={styles.page}>
      <PageHead title={title} description={description} path={path} />
      <ContentsAside headings={headings} />
      <Prose className={styles.text}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className={styles.updated}>
          Last updated <time dateTime={updated.date}>{updated.words}</time>
        </p>
        <ContentsAbove headings={headings} />
        <ArticleHtml html={withOperator(html)} />
      </Prose>
    </Wrap>
  )
}

/** Fills in the operator's values: placeholders at build time, which the server replaces when it serves the page. */
function withOperator(html: string): string {
  const values: Readonly<Record<string, string>> = operator
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => escapeHtml(values[key] ?? ''))
}
