import { canOfferOnlyWhen } from '@ramiform/core/conditions/offer-problem'
import type { OptionWhen } from '@ramiform/core/field'
import type { FieldType } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { cleanText } from '../../reading/clean-text.ts'
import { type Members, membersOf, textIn } from './members.ts'
import { readConditional } from './read-conditional.ts'

/** Reads the conditions of options. Those that cannot be read are left out, with a warning. */
export function readOffers(
  { optionsWhen }: Members,
  options: readonly string[] = [],
  type: FieldType,
  idOf: (given: string) => string,
  warn: (message: string) => void,
): readonly OptionWhen[] {
  if (optionsWhen === undefined || optionsWhen === null) return []
  const read = new Map<string, OptionWhen>()
  const entries = Array.isArray(optionsWhen) && canOfferOnlyWhen(type) ? optionsWhen : []
  for (const entry of entries) {
    const members = membersOf(entry)
    const option = cleanText((members && textIn(members, 'option')) ?? '', limits.labelCharacters)
    const when = members && readConditional(members.when, idOf)
    if (when && options.includes(option) && !read.has(option)) read.set(option, { option, when })
  }
  if (read.size === 0 || read.size < entries.length)
    warn('Conditions of options could not be read and were skipped.')
  return [...read.values()]
}
