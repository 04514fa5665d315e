/** Result of a search. Rows that are not loaded have not been searched yet. */
export function foundText(atHand: number, hasMore: boolean): string {
  if (hasMore && atHand > 0) {
    return `At least ${rounded(atHand)} ${atHand === 1 ? 'submission matches' : 'submissions match'} your search.`
  }
  if (hasMore) return 'None found yet.'
  if (atHand === 0) return 'No submissions match your search.'
  if (atHand === 1) return '1 submission matches your search.'
  return `${atHand.toLocaleString('en')} submissions match your search.`
}

/** Rounds down, so that screen readers do not announce every further page. */
function rounded(count: number): string {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, count)))
  return (Math.floor(count / unit) * unit).toLocaleString('en')
}
