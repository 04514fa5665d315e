import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { withSectionsAsFields } from '@ramiform/core/conditions/parts-as-fields'
import type { FormSchema } from '@ramiform/core/form'
import { namesOf } from './finding-words.ts'
import type { ProofCode, ProofFinding } from './proof-finding.ts'

/** Codes whose message names the further fields itself. */
const named: ReadonlySet<ProofCode> = new Set(['never_shown', 'never_required', 'never_offered'])

/**
 * The further fields that a finding hides: `Also never shown: A, B, C and 17 more.`
 *
 * @returns null when there are none, or when the message names them already
 */
export function alsoNeverShown(
  given: FormSchema,
  { code, alsoFieldIds = [] }: Pick<ProofFinding, 'code' | 'alsoFieldIds'>,
): string | null {
  if (alsoFieldIds.length === 0 || named.has(code)) return null
  const schema = withSectionsAsFields(withNamesInTexts(given))
  const positions = new Map(schema.fields.map(({ id }, position) => [id, position]))
  const others = alsoFieldIds.flatMap((id) => positions.get(id) ?? [])
  return others.length === 0 ? null : `Also never shown: ${namesOf(schema, others)}.`
}
