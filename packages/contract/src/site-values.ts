/**
 * Values that only a running server knows and that pages written at build time show: its own address and the contact
 * details of its operator. The build writes placeholders; the server replaces them when it serves a page.
 */

/** Stands for PUBLIC_URL: scheme, host and port, without a slash. */
export const siteAddressPlaceholder = 'https://public-address.invalid'

/**
 * The operator of a server, from the OPERATOR_ variables. A value that is not set is an empty text.
 * - `phoneLink`: the phone number without spaces, for a `tel:` link
 * - `missing`: the names of variables that legal pages need and that are not set, separated by commas
 * - `social1` to `social4`: addresses of the operator's accounts elsewhere
 */
export type Operator = Readonly<Record<(typeof operatorKeys)[number], string>>

export const operatorKeys = [
  'name',
  'email',
  'phone',
  'phoneLink',
  'address',
  'jurisdiction',
  'missing',
  'social1',
  'social2',
  'social3',
  'social4',
] as const

/** Where a page shows one value. */
export function operatorPlaceholder(key: keyof Operator): string {
  return `operator-${key}.invalid`
}

/** Where a page holds all values as JSON, for its script. */
export const operatorJsonPlaceholder = 'operator-json.invalid'
