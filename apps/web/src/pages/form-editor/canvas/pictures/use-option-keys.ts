import { useState } from 'react'

interface Keyed {
  readonly options: readonly string[]
  readonly keys: readonly number[]
  /** Smallest key that no option has had. */
  readonly next: number
}

/** Keys of options that stay the same when an option is renamed or moved, or another one is deleted. */
export function useOptionKeys(options: readonly string[]): readonly number[] {
  const [known, setKnown] = useState<Keyed>(() =>
    keysAfter({ options: [], keys: [], next: 0 }, options),
  )
  const now = known.options === options ? known : keysAfter(known, options)
  if (now !== known) setKnown(now)
  return now.keys
}

function keysAfter({ options: before, keys: old, next }: Keyed, options: readonly string[]): Keyed {
  const sameLength = before.length === options.length
  const changed = options.filter((option, at) => option !== before[at])
  // One option is being typed. Its name may equal another one for a moment.
  if (sameLength && changed.length < 2) return { options, keys: old, next }
  const left = new Map<string, number[]>()
  for (const [at, option] of before.entries()) {
    left.set(option, [...(left.get(option) ?? []), old[at] ?? 0])
  }
  let free = next
  const keys = options.map((option, at) => {
    const renamed = before[at] ?? ''
    const isRenamed = sameLength && !options.includes(renamed) && !before.includes(option)
    return left.get(isRenamed ? renamed : option)?.shift() ?? free++
  })
  return { options, keys, next: free }
}
