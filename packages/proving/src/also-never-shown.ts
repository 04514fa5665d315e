import { inSentence } from '@ramiform/core/findings/finding'
import type { ProofCode, ProofFinding } from './proof-finding.ts'

/** Codes whose message names the further fields itself. */
const named: ReadonlySet<ProofCode> = new Set([
  'never_shown',
  'never_required',
  'never_offered',
  'gone_before_sending',
])

/** Names in the line, at most. */
const mostNamed = 4

/** Screens load this file at first, so it does not import the words of findings. */
const list = new Intl.ListFormat('en-GB')

/**
 * The further fields that a finding hides: `For the same reason, A, B, C and 17 more are never shown.`
 *
 * @param nameOf the name of a field by its id
 * @returns null when there are none, or when the message names them already
 */
export function alsoNeverShown(
  { code, alsoFieldIds = [] }: Pick<ProofFinding, 'code' | 'alsoFieldIds'>,
  nameOf: (fieldId: string) => string,
): string | null {
  if (alsoFieldIds.length === 0 || named.has(code)) return null
  const shown = alsoFieldIds.length > mostNamed ? mostNamed - 1 : mostNamed
  const names = alsoFieldIds.slice(0, shown).map((id) => inSentence(nameOf(id)))
  const more = alsoFieldIds.length - names.length
  const all = list.format(more > 0 ? [...names, `${more} more`] : names)
  return `For the same reason, ${all} ${alsoFieldIds.length === 1 ? 'is' : 'are'} never shown.`
}
