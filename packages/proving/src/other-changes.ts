import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { listed } from './finding-words.ts'
import type { ProvingContext } from './proving-context.ts'

/** What changed about a field beside the rules that show it, one sentence each. */
export function otherChanges(
  before: Field,
  after: Field,
  { fieldTypes }: ProvingContext,
): readonly string[] {
  const nameOfType = (type: string) => fieldTypeOf(fieldTypes, type)?.defaultLabel ?? type
  const added = onlyIn(after, before)
  const removed = onlyIn(before, after)
  const sentences: readonly (string | false)[] = [
    before.label !== after.label && `The label was “${before.label}”.`,
    before.type !== after.type && `The type was ${nameOfType(before.type)}.`,
    (before.required === true) !== (after.required === true) &&
      (after.required === true ? 'It is now required.' : 'It is no longer required.'),
    added.length > 0 && `New ${options(added)}: ${listed(added, 6)}.`,
    removed.length > 0 && `Removed ${options(removed)}: ${listed(removed, 6)}.`,
    added.length + removed.length === 0 &&
      differ(before.options, after.options) &&
      'The order of the options changed.',
    differ(limitsOf(before), limitsOf(after)) && 'Its limits changed.',
    differ(before.description, after.description) && 'The description changed.',
    differ(before.placeholder, after.placeholder) && 'The placeholder changed.',
    before.fixedPrice !== after.fixedPrice && 'The price changed.',
    differ(before.payment, after.payment) && 'The payment settings changed.',
    differ(before.upload, after.upload) && 'The upload settings changed.',
  ]
  return sentences.filter((sentence) => sentence !== false)
}

const options = (all: readonly string[]) => (all.length === 1 ? 'option' : 'options')

const limitsOf = ({ validation }: Field) => [validation?.min, validation?.max, validation?.pattern]

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

function onlyIn({ options: own = [] }: Field, other: Field): readonly string[] {
  const offered = new Set(other.options)
  return own.filter((option) => !offered.has(option))
}
