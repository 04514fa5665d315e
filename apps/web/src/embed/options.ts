/**
 * Display mode of an embedded form: in place, in a dialog, in a drawer, or in a drawer behind a tab at the page's
 * edge.
 */
export type Mode = 'inline' | 'popup' | 'slider' | 'side-tab'

/** Options of one embedded form (docs/embedding.md lists them as attributes). */
export interface Options {
  /** Link of the public form, with scheme and host. */
  readonly form: string
  readonly mode?: Mode | undefined
  /** Title of the frame for screen readers. Defaults to the form's own title. */
  readonly title?: string | undefined
  /** Text of the button or tab that opens the form. */
  readonly label?: string | undefined
  /** Text of the button that closes the form. */
  readonly close?: string | undefined
  /** Side of the page for drawer and tab. */
  readonly side?: 'left' | 'right' | undefined
  /** Initial height in CSS pixels, until the form reports its own. */
  readonly height?: string | number | undefined
  /** Color scheme. `auto` follows the visitor's system, even on a page that does not declare a dark color scheme. */
  readonly scheme?: string | undefined
  /** Initial answers: values by field id, or a query string with the same content. */
  readonly prefill?: string | Readonly<Record<string, string>> | undefined
  /** Names of query parameters of the page that are passed to the form, separated by spaces. */
  readonly params?: string | undefined
}

/** Reads options from attributes: `data-ramiform` is the form, and `data-ramiform-mode` is `mode`. */
export function optionsOf(element: HTMLElement): Options {
  const { dataset } = element
  // A link may give the form by its `href`, which also works without JavaScript.
  const form = dataset.ramiform || element.getAttribute('href') || ''
  const options: Record<string, string | undefined> = { form }
  for (const [name, value] of Object.entries(dataset)) {
    if (/^ramiform./.test(name)) options[(name[8] ?? '').toLowerCase() + name.slice(9)] = value
  }
  // Other attributes are ignored.
  return options as unknown as Options
}

/** Address of the form with its initial answers. Returns null and logs a message when the address is invalid. */
export function addressOf({ form, prefill, params }: Options): URL | null {
  const address = pageAt(form)
  if (address === null) {
    console.warn(`Ramiform: "${form}" is no link of a form`)
    return null
  }
  const own = new URLSearchParams(location.search)
  for (const name of params?.split(/\s+/) ?? []) {
    for (const value of own.getAll(name)) address.searchParams.append(name, value)
  }
  for (const [name, value] of new URLSearchParams(prefill)) address.searchParams.append(name, value)
  return address
}

function pageAt(link: string): URL | null {
  try {
    const address = new URL(link)
    return /^https?:$/.test(address.protocol) ? address : null
  } catch {
    return null
  }
}
