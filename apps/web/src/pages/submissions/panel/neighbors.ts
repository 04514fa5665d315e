interface Known {
  /** loaded rows, without deleted ones */
  readonly list?: readonly { readonly id: string }[] | undefined
  /** the neighbors that the filter finds, from the server */
  readonly answer?: { readonly newer: string | null; readonly older: string | null } | undefined
  readonly sort?: 'newest' | 'oldest'
  /** ids deleted on this page, which the cached answer may still contain */
  readonly deleted?: ReadonlySet<string>
}

/** The neighbors of a submission: from the loaded list, and beyond its ends from the server. */
export function neighborsOf(
  id: string,
  { list = [], answer, sort = 'newest', deleted = new Set() }: Known,
): { readonly previous: string | undefined; readonly next: string | undefined } {
  const place = list.findIndex((one) => one.id === id)
  const isListed = place !== -1
  const beyond = (side: 'newer' | 'older') => {
    const known = answer?.[side]
    return known == null || deleted.has(known) ? undefined : known
  }
  const [before, after] =
    sort === 'newest' ? (['newer', 'older'] as const) : (['older', 'newer'] as const)
  return {
    previous: (isListed ? list[place - 1]?.id : undefined) ?? beyond(before),
    next: (isListed ? list[place + 1]?.id : undefined) ?? beyond(after),
  }
}
