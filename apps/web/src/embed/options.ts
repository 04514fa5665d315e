/** How a form comes onto a page: in its place, in a dialog, in a drawer, or in a drawer behind a tab at the edge. */
export type Mode = 'inline' | 'popup' | 'slider' | 'side-tab'

/** Options of one embedded form (docs/embedding.md lists them as attributes). */
export interface Options {
  /** of the public form, with scheme and host */
  readonly form: string
  readonly mode?: Mode | undefined
  /** of the frame, for screen readers; without one the form's own name */
  readonly title?: string | undefined
  /** on the button or tab that opens it */
  readonly label?: string | undefined
  /** on the button that closes it */
  readonly close?: string | undefined
  /** where drawer and tab are */
  readonly side?: 'left' | 'right' | undefined
  /** initial height in CSS pixels, until the form reports its height */
  readonly height?: string | number | undefined
  /** `auto`: as the visitor's system says, also where the page does not say that it has a dark scheme */
  readonly scheme?: string | undefined
  /** answers to begin with: field ids and values, or the same as a query string */
  readonly prefill?: string | Readonly<Record<string, string>> | undefined
  /** names of the page's own query that are handed on, separated by spaces */
  readonly params?: string | undefined
}

/** `data-ramiform` and what follows it: `data-ramiform-mode` is `mode`. */
export function optionsOf(element: HTMLElement): Options {
  const { dataset } = element
  // A link may say it by its own address, which it leads to without the script.
  const form = dataset.ramiform || element.getAttribute('href') || ''
  const options: Record<string, string | undefined> = { form }
  for (const [name, value] of Object.entries(dataset)) {
    if (/^ramiform./.test(name)) options[(name[8] ?? '').toLowerCase() + name.slice(9)] = value
  }
  // Other attributes are ignored.
  return options as unknown as Options
}

/** The form's address with what it begins with; null, and a word to the page's author, where it is none. */
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
