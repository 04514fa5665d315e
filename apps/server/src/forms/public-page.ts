import type { PublicForm } from '@ramiform/contract/calls'
import { trapName } from '@ramiform/contract/trap'
import { hasTextsWithAnswers } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import { hasDayLimits } from '@ramiform/core/day-limits'
import { takesAnswer } from '@ramiform/core/field-type'
import type { FormStyle } from '@ramiform/core/form'
import { hasFurtherSettings } from '@ramiform/core/further-settings'
import { showsPictures } from '@ramiform/core/option-pictures'
import { fieldTypes } from '@ramiform/fields'
import { escapeHtml, jsonForScript } from '../http/html.ts'
import { alternate, languageInput, languagePicker } from './language-picker.ts'
import { orderInput } from './option-order.ts'
import type { FormStart, FurtherScripts, PublicFormBuild } from './public-form-build.ts'
import { wordsOnPage } from './words-on-page.ts'

export interface PublicPage {
  readonly words: FormWords
  readonly title: string
  readonly description?: string | undefined
  /** Canonical URL of the form; omitted on pages without a form. */
  readonly address?: string
  /** Texts and image URL for link previews. Absent texts are those of the page. */
  readonly preview?: {
    readonly title?: string | undefined
    readonly description?: string | undefined
    readonly image?: string | undefined
  }
  /** HTML inside `#root`. */
  readonly content: string
  /** The owner's style settings. */
  readonly style?: FormStyle | undefined
  /** Text direction of the owner's texts. */
  readonly direction?: 'ltr' | 'rtl'
  /** Form that the browser script hydrates; without it the page has no script. */
  readonly form?: PublicForm
  /** Initial state that the page was rendered with. */
  readonly start?: FormStart
  /** Languages that the visitor can choose from. */
  readonly languages?: readonly Language[]
  /** Order of shuffled options */
  readonly order?: number | undefined
  /** True when the page is shown inside another page. */
  readonly isFramed?: boolean
  /** URL to redirect to after two seconds (spec section 4). */
  readonly redirectUrl?: string | undefined
}

const redirectSeconds = 2

/** Product logo in green. */
const favicon = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='none' stroke='#1f7a4d' stroke-width='3' stroke-linecap='round' d='M5.5 21.5V7m0 14.5V19c0-4.6 3.1-7.7 8-7.9'/><path fill='#1f7a4d' d='M12 12.5v-3A6.5 6.5 0 0 1 18.5 3h3v3a6.5 6.5 0 0 1-6.5 6.5Z'/></svg>",
)}`

/** Neutral icon of a lined sheet, for forms without branding. */
const plainFavicon = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='none' stroke='#6f7a73' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round' d='M5 3h14v18H5ZM9 9h6m-6 5h6'/></svg>",
)}`

/** HTML document of a rendered page, with title and meta tags from the form's name and description (spec section 2). */
export function publicPage(build: PublicFormBuild, page: PublicPage): string {
  const {
    title,
    description = '',
    address,
    preview = {},
    content,
    style,
    direction,
    form,
    words,
    start,
    redirectUrl,
    isFramed,
    languages = [],
    order,
  } = page
  const further = form === undefined ? noScripts : furtherScripts(build, form, languages)
  const data =
    form === undefined
      ? ''
      : `<script type="application/json" id="form-data">${jsonForScript({
          form,
          words: wordsOnPage(form, words),
          ...start,
          ...(further.names.length > 0 && { further: further.names }),
        })}</script>`
  const opening = `<html lang="${words.language}"${isFramed ? ' class="embedded"' : ''}>`
  const picker = languagePicker(languages, page)
  const body = `${picker}<div id="root"${direction === 'rtl' ? ' dir="rtl"' : ''}>${content}</div>${form === undefined ? '' : trap + languageInput(languages, words) + orderInput(order)}`
  const loads = form === undefined ? '' : preloads(build, further.addresses)
  const isLong = body.length > longPage
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    // Inline icon, which saves a request.
    `<link rel="icon" href="${style?.madeWith === false ? plainFavicon : favicon}">`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', preview.title || title),
    meta('property', 'og:description', preview.description || description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', preview.image),
    ...(address === undefined ? [] : languages.map((language) => alternate(address, language))),
    meta('name', 'twitter:card', preview.image === undefined ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', preview.title || title),
    meta('name', 'twitter:description', preview.description || description),
    redirectUrl === undefined
      ? ''
      : `<meta http-equiv="refresh" content="${redirectSeconds};url=${escapeHtml(redirectUrl)}">`,
    form === undefined ? '<meta name="robots" content="noindex">' : '',
    // The frame script comes first, so that the embedding page knows the height early.
    isFramed ? moduleScript(build.framed) : '',
    form === undefined ? '' : moduleScript(build.script),
    isLong ? loads : '',
    styleElement(build.firstStyle(opening + body, form !== undefined), 'first-style'),
    styleElement(build.styleSheet(style)),
  ]
  return `<!doctype html>
${opening}<head>${head.filter((line) => line !== '').join('\n')}</head>
<body>${body}${data}${isLong ? '' : loads}</body></html>`
}

/**
 * Honeypot field for spam bots (decision 163). It is invisible, not focusable and hidden from screen readers. Its
 * attributes exclude it from autofill and password managers. It is outside of the markup that the script hydrates, but
 * part of the form.
 */
const trap = `<div class="rf-unseen" aria-hidden="true"><label>Leave this empty <input type="text" name="${trapName}" form="ramiform" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other"></label></div>`

/** Inline stylesheet. Our CSS never contains `</`; the escape is a precaution. */
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

/** Preloads what the first script loads, which saves round trips. */
function preloads({ loads }: PublicFormBuild, further: readonly string[]): string {
  return [...loads, ...further]
    .map(
      (address) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(address)}">`,
    )
    .join('')
}

/**
 * Characters; the scripts of a longer page load together with it. Those of others are named at the end, with low
 * priority: earlier, their arrival would delay the first paint.
 */
const longPage = 100_000

const noScripts: FurtherScripts = { names: [], addresses: [] }

/** Scripts that few forms need, from the inside of the form to what is around it. */
function furtherScripts(
  build: PublicFormBuild,
  { schema }: PublicForm,
  languages: readonly Language[],
): FurtherScripts {
  const all = [...new Set(schema.fields.map(({ type }) => type))]
  const { true: types = [], false: statements = [] } = Object.groupBy(all, (type) =>
    String(takesAnswer({ type }, fieldTypes)),
  )
  return build.scriptsFor([
    ...types,
    ...(schema.fields.some(hasDayLimits) ? ['dates'] : []),
    // Before *Other*, which may contain it.
    ...(schema.fields.some(showsPictures) ? ['pictures'] : []),
    ...(schema.fields.some(hasFurtherSettings) ? ['settings'] : []),
    ...(schema.fields.some(({ other }) => other) ? ['other'] : []),
    ...(schema.tables === undefined ? [] : ['tables']),
    ...(schema.sections === undefined ? [] : ['sections']),
    // Around sections, whose statements it reads out.
    ...statements,
    ...(schema.hiddenFields === undefined ? [] : ['hidden']),
    ...(languages.length === 0 ? [] : ['languages']),
    // Inside of the texts, which keep the fields as data.
    ...(schema.fields.some(({ markedDescription }) => markedDescription) ? ['marks'] : []),
    ...(hasTextsWithAnswers(schema) ? ['texts'] : []),
    ...(schema.fields.some(({ requiredWhen }) => requiredWhen) ? ['required'] : []),
    ...(schema.fields.some(({ optionsWhen }) => optionsWhen) ? ['offers'] : []),
    // Around the others, which read values.
    ...(schema.values === undefined ? [] : ['values']),
  ])
}

function moduleScript(address: string): string {
  return `<script type="module" src="${escapeHtml(address)}"></script>`
}
