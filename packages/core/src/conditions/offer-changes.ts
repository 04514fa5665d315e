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
): Pick<Field, 'optionsWhen' | 'pictures' | 'prices' | 'defaultAnswer'> {
  const { optionsWhen, pictures, prices, defaultAnswer } = field
  return {
    ...(optionsWhen && { optionsWhen: offersAfter(field, options) }),
    ...(pictures && { pictures: following(field, pictures, options) }),
    ...(prices && { prices: someOf(following(field, prices, options)) }),
    ...(defaultAnswer && { defaultAnswer: defaultAfter(field, options) }),
  }
}

/** The default answer for other options. One that names a text of *Other* keeps it. */
function defaultAfter(
  { options: old = [], defaultAnswer = [] }: Field,
  options: readonly string[],
): Field['defaultAnswer'] {
  const renamed = renamedOptions(old, options)
  const after = [defaultAnswer].flat().flatMap((one) => {
    const now = renamed.get(one) ?? one
    return options.includes(now) || !old.includes(one) ? now : []
  })
  return typeof defaultAnswer === 'string' ? after[0] : after.length > 0 ? after : undefined
}

/** The conditions of a field's options for other options. */
export function offersAfter(
  field: Field,
  options: readonly string[],
): readonly OptionWhen[] | undefined {
  return someOf(following(field, field.optionsWhen ?? [], options))
}

const someOf = <One>(members: readonly One[]) => (members.length > 0 ? members : undefined)

interface NamesOption {
  readonly option: string
}

/** Options and the members that name them. */
interface Named<One> {
  readonly options: readonly string[]
  readonly members: readonly One[]
}

/**
 * While a name is typed, it can equal another one for a moment: "Red" on the way to "Red wine". Then the members cannot
 * say which option is theirs, so this remembers them as they were before, by the members of that moment.
 */
const beforeDouble = new WeakMap<readonly NamesOption[], Named<NamesOption>>()

function following<One extends NamesOption>(
  { options: old = [] }: Field,
  members: readonly One[],
  options: readonly string[],
): readonly One[] {
  const typed = old.findIndex((option, at) => option !== options[at])
  if (typed === -1 || !isSameBeside(typed, old, options))
    return withNames({ options, members }, renamedOptions(old, options))
  const first = beforeDouble.get(members) as Named<One> | undefined
  const before =
    first && isSameBeside(typed, first.options, options) ? first : { options: old, members }
  const from = before.options[typed] ?? ''
  const to = options[typed] ?? ''
  const renamed = isDouble(from, before.options) ? [] : [[from, to] as const]
  const next = withNames({ options, members: before.members }, new Map(renamed))
  if (isDouble(to, options)) beforeDouble.set(next, before)
  return next
}

/** The members with new names. One whose option has that name already gives way. */
function withNames<One extends NamesOption>(
  { options, members }: Named<One>,
  renamed: ReadonlyMap<string, string>,
): readonly One[] {
  const next = new Map<string, One>()
  for (const one of members) {
    const option = renamed.get(one.option) ?? one.option
    const isFree = option === one.option || !members.some((other) => other.option === option)
    if (isFree && options.includes(option)) next.set(option, { ...one, option })
  }
  return [...next.values()]
}

/** True for lists of the same options, except at one place. */
function isSameBeside(place: number, a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((option, at) => at === place || option === b[at])
}

const isDouble = (name: string, options: readonly string[]) =>
  options.indexOf(name) !== options.lastIndexOf(name)

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
