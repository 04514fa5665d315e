import { limits } from '@ramiform/core/limits'
import { hasMedia, hasScript, lineOfHtml, markdownOfHtml, mediaIn } from './html-text.ts'

/** Parts of a statement. */
export interface HtmlStatement {
  readonly title: string
  readonly text: string
  readonly lost: readonly string[]
}

const heading =
  /^(?:\s|<(?:div|section|article|header)\b[^<>]*>)*<h([1-6])\b[^<>]*>([\s\S]*?)<\/h\1\s*>/i
const styled = /\s(?:style|bgcolor|color|align)\s*=\s*["']|<(?:table|font|center|hr|style)\b/i

/** Reads HTML as a statement: its first heading is the title. */
export function statementOfHtml(html: string): HtmlStatement {
  const found = heading.exec(html)
  const title = found === null || hasMedia(found[2] ?? '') ? '' : lineOfHtml(found[2] ?? '')
  const isTitled = title !== '' && title.length <= limits.labelCharacters
  return {
    title: isTitled ? title : '',
    text: markdownOfHtml(isTitled ? html.slice(found?.[0].length) : html),
    lost: lostOfHtml(html),
  }
}

function lostOfHtml(html: string): readonly string[] {
  const { isLinked, isLost } = mediaIn(html)
  return [
    ...(isLinked ? [linkedMedia] : []),
    ...(isLost ? [lostMedia] : []),
    ...(hasScript(html) ? ['Its script was not imported.'] : []),
    ...(styled.test(html) ? ['Its style, such as colors or a table, was not imported.'] : []),
  ]
}

export const linkedMedia = 'Its picture or video became a link.'
export const lostMedia = 'Its picture or video was not imported.'
