interface Known {
  /** what was read of the list, without what was deleted */
  readonly list?: readonly { readonly id: string }[] | undefined
  /** what the server says of all submissions */
  readonly answer?: { readonly newer: string | null; readonly older: string | null } | undefined
  /** the list holds only what was searched for, and the server does not know for what */
  readonly isSearched?: boolean
  /** may be gone from the server's answer only when it is asked again */
  readonly deleted?: ReadonlySet<string>
}

/** The submissions before and after one: in the list that was read, and where that ends, as the server knows. */
export function neighboursOf(
  id: string,
  { list = [], answer, isSearched = false, deleted = new Set() }: Known,
): { readonly newer: string | undefined; readonly older: string | undefined } {
  const place = list.findIndex((one) => one.id === id)
  const isListed = place !== -1
  const beyond = (side: 'newer' | 'older') => {
    const known = isListed && isSearched ? null : answer?.[side]
    return known == null || deleted.has(known) ? undefined : known
  }
  return {
    newer: (isListed ? list[place - 1]?.id : undefined) ?? beyond('newer'),
    older: (isListed ? list[place + 1]?.id : undefined) ?? beyond('older'),
  }
}
