/**
 * Values that pages built ahead of time show, but that only a running server knows. These are the server's own URL and
 * the operator's contact details. The build writes placeholders; the server replaces them when it serves a page.
 */

/** Placeholder for PUBLIC_URL: scheme, host and port, without a slash at the end. */
export const siteAddressPlaceholder = 'https://public-address.invalid'

/**
 * Contact details of the server's operator, from the OPERATOR_ variables. Unset values are empty strings.
 * - `phoneLink`: the phone number without spaces, for a `tel:` link
 * - `missing`: names of unset variables that legal pages need, separated by commas
 * - `social1` to `social4`: URLs of the operator's accounts on other sites
 */
export type Operator = Readonly<Record<(typeof operatorKeys)[number], string>>

/** Names of the operator's values, each with a placeholder of its own. */
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

/**
 * Placeholder for one of the operator's values in a built page.
 * @param key name of the value
 * @returns a text under the reserved top-level domain `.invalid` (RFC 2606), so it never is a real address
 */
export function operatorPlaceholder(key: keyof Operator): string {
  return `operator-${key}.invalid`
}

/** Placeholder for all of the operator's values as JSON, for the page's script. */
export const operatorJsonPlaceholder = 'operator-json.invalid'
