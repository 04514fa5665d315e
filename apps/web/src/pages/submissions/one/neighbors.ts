interface Known {
  /** loaded rows, without deleted ones */
  readonly list?: readonly { readonly id: string }[] | undefined
  /** the neighbors among all submissions, from the server */
  readonly answer?: { readonly newer: string | null; readonly older: string | null } | undefined
  /** true when the list is a search result, which the server's neighbors ignore */
  readonly isSearched?: boolean
  /** ids deleted on this page, which the cached answer may still contain */
  readonly deleted?: ReadonlySet<string>
}

/** The neighbors of a submission: from the loaded list, and beyond its ends from the server. */
export function neighborsOf(
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
