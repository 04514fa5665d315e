import { readArticle } from '../articles/read-article.server.ts'
import { type LegalPageName, legalPages } from './legal-pages.ts'
import { withConditions } from './operator-values.server.ts'

const files = import.meta.glob<string>('./texts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A legal page, as its Markdown file describes it. The HTML still needs the operator's values. */
export function legalText(name: LegalPageName) {
  const text = files[`./texts/${name}.md`]
  if (text === undefined) throw new Error(`There is no texts/${name}.md`)
  const { title, description: lead, html, headings } = readArticle(text)
  return {
    ...legalPages[name],
    path: `/${name}`,
    title,
    lead,
    headings,
    html: inSections(withConditions(html)),
  }
}

/** Wraps each `<h2>` and what follows it in a section that it names. */
function inSections(html: string): string {
  return html
    .split(/^(?=<h2 )/m)
    .map((part) => {
      const [, id] = /^<h2 id="([^"]+)"/.exec(part) ?? []
      if (id === undefined) throw new Error(`Expected a heading: ${part.slice(0, 80)}`)
      return `<section aria-labelledby="${id}">${part}</section>`
    })
    .join('')
}
