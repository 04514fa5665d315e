import type { PublicForm } from '@ramiform/contract/calls'
import { trapName } from '@ramiform/contract/trap'
import type { FormStyle } from '@ramiform/core/form'
import type { FormWords } from '@ramiform/core/words/form-words'
import { escapeHtml, jsonForScript } from '../http/html.ts'
import type { FormStart, PublicFormBuild } from './public-form-build.ts'
import { wordsOnPage } from './words-on-page.ts'

export interface PublicPage {
  readonly words: FormWords
  readonly title: string
  readonly description?: string | undefined
  /** where the form is; absent where there is none */
  readonly address?: string
  /** of its preview where a link to it is shared */
  readonly image?: string | undefined
  /** the inside of `#root` */
  readonly content: string
  /** how its owner wants it to look */
  readonly style?: FormStyle | undefined
  /** how the texts of its owner run */
  readonly direction?: 'ltr' | 'rtl'
  /** what the browser's script takes over; without it the page has no script */
  readonly form?: PublicForm
  /** what it was rendered with besides */
  readonly start?: FormStart
  /** shown inside another page */
  readonly isFramed?: boolean
  /** left for this address after two seconds (spec section 4) */
  readonly redirectUrl?: string | undefined
}

const redirectSeconds = 2

/** The mark of the product, in its green. */
const favicon = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='none' stroke='#1f7a4d' stroke-width='3' stroke-linecap='round' d='M5.5 21.5V7m0 14.5V19c0-4.6 3.1-7.7 8-7.9'/><path fill='#1f7a4d' d='M12 12.5v-3A6.5 6.5 0 0 1 18.5 3h3v3a6.5 6.5 0 0 1-6.5 6.5Z'/></svg>",
)}`

/** A sheet with lines, for forms that do not show where they were made. */
const plainFavicon = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='none' stroke='#6f7a73' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round' d='M5 3h14v18H5ZM9 9h6m-6 5h6'/></svg>",
)}`

/** The document around a rendered form: title and meta tags from its name and description (spec section 2). */
export function publicPage(build: PublicFormBuild, page: PublicPage): string {
  const {
    title,
    description = '',
    address,
    image,
    content,
    style,
    direction,
    form,
    words,
    start,
    redirectUrl,
    isFramed,
  } = page
  const data =
    form === undefined
      ? ''
      : `<script type="application/json" id="form-data">${jsonForScript({ form, words: wordsOnPage(form, words), ...start })}</script>`
  const opening = `<html lang="${words.language}"${isFramed ? ' class="embedded"' : ''}>`
  const body = `<div id="root"${direction === 'rtl' ? ' dir="rtl"' : ''}>${content}</div>${form === undefined ? '' : trap}`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    // In the page: an icon of its own address would cost another request.
    `<link rel="icon" href="${style?.madeWith === false ? plainFavicon : favicon}">`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    redirectUrl === undefined
      ? ''
      : `<meta http-equiv="refresh" content="${redirectSeconds};url=${escapeHtml(redirectUrl)}">`,
    form === undefined ? '<meta name="robots" content="noindex">' : '',
    // First, so that the page around knows the height before the form's own script has come.
    isFramed ? moduleScript(build.framed) : '',
    form === undefined ? '' : scripts(build),
    styleElement(build.firstStyle(opening + body, form !== undefined), 'first-style'),
    styleElement(build.styleSheet(style)),
  ]
  return `<!doctype html>
${opening}<head>${head.filter((line) => line !== '').join('\n')}</head>
<body>${body}${data}</body></html>`
}

/**
 * For programs that fill in whatever they find (decision 163). Nobody sees it, reaches it or is read it; browsers and
 * password managers are told to leave it alone. It stands beside what the script draws, and belongs to the form.
 */
const trap = `<div class="rf-unseen" aria-hidden="true"><label>Leave this empty <input type="text" name="${trapName}" form="ramiform" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other"></label></div>`

/** Our own stylesheet, in which `</` does not occur; escaped all the same. */
function styleElement(css: string, id?: string): string {
  return css === ''
    ? ''
    : `<style${id === undefined ? '' : ` id="${id}"`}>${css.replaceAll('</', '<\\/')}</style>`
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content === undefined || content === ''
    ? ''
    : `<meta ${kind}="${name}" content="${escapeHtml(content.trim().replaceAll(/\s*[\r\n]\s*/g, ' '))}">`
}

/** Modules run after the page is there; naming their imports too saves a round trip. */
function scripts({ script, imports }: PublicFormBuild): string {
  return [
    ...imports.map((address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`),
    moduleScript(script),
  ].join('\n')
}

function moduleScript(address: string): string {
  return `<script type="module" src="${escapeHtml(address)}"></script>`
}
