interface Neighbours {
  readonly newer: string | undefined
  readonly older: string | undefined
}

/** The submissions before and after one: in the list that was read, and where that ends, as the server knows. */
export function neighboursOf(
  id: string,
  list: readonly { readonly id: string }[] = [],
  answer?: { readonly newer: string | null; readonly older: string | null },
  /** the list holds only what was searched for, and the server does not know for what */
  isSearched = false,
): Neighbours {
  const place = list.findIndex((one) => one.id === id)
  if (place === -1) return { newer: answer?.newer ?? undefined, older: answer?.older ?? undefined }
  const beyond = isSearched ? undefined : answer
  return {
    newer: list[place - 1]?.id ?? beyond?.newer ?? undefined,
    older: list[place + 1]?.id ?? beyond?.older ?? undefined,
  }
}
