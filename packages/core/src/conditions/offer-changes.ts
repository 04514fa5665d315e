import type { Field, OptionWhen } from '../field.ts'
import type { Conditional } from './condition.ts'

/** The conditions of a field's options with another one for the option at an index; `undefined` removes it. */
export function changeOffer(
  { options = [], optionsWhen = [] }: Field,
  at: number,
  when: Conditional | undefined,
): readonly OptionWhen[] | undefined {
  const option = options[at] ?? ''
  const isOther = (one: OptionWhen) => one.option !== option
  const place = optionsWhen.findIndex((one) => !isOther(one))
  const next =
    when === undefined
      ? optionsWhen.filter(isOther)
      : optionsWhen.toSpliced(place < 0 ? optionsWhen.length : place, 1, { option, when })
  return next.length > 0 ? next : undefined
}

/** The members of a field that name its options, for other options. They follow renamed options and go with deleted ones. */
export function followOptions(
  field: Field,
  options: readonly string[],
): Pick<Field, 'optionsWhen' | 'pictures'> {
  const { optionsWhen, pictures } = field
  return {
    ...(optionsWhen && { optionsWhen: offersAfter(field, options) }),
    ...(pictures && { pictures: following(field, pictures, options) }),
  }
}

/** The conditions of a field's options for other options. */
export function offersAfter(
  field: Field,
  options: readonly string[],
): readonly OptionWhen[] | undefined {
  const next = following(field, field.optionsWhen ?? [], options)
  return next.length > 0 ? next : undefined
}

function following<One extends { readonly option: string }>(
  { options: old = [] }: Field,
  members: readonly One[],
  options: readonly string[],
): readonly One[] {
  const renamed = new Map(renamedOptions(old, options))
  const changed = old.flatMap((option, at) => (option === options[at] ? [] : [at]))
  const [typed = -1, ...others] = old.length === options.length ? changed : []
  // While it is typed, a name can equal another one for a moment.
  if (typed >= 0 && others.length === 0) renamed.set(old[typed] ?? '', options[typed] ?? '')
  const next = new Map(
    members.flatMap((one) => {
      const option = renamed.get(one.option) ?? one.option
      return options.includes(option) ? [[option, { ...one, option }] as const] : []
    }),
  )
  return [...next.values()]
}

/** Options that were renamed in place, old name to new. */
export function renamedOptions(
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<string, string> {
  // With another number of them nobody can tell a new name from a new option.
  if (before.length !== after.length) return new Map()
  const old = new Set(before)
  const present = new Set(after)
  return new Map(
    before.flatMap((option, index): [string, string][] => {
      const now = after[index] ?? ''
      return option === now || present.has(option) || old.has(now) ? [] : [[option, now]]
    }),
  )
}
