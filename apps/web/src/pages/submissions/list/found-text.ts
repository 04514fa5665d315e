/** What a search came to. What lies beyond the rows at hand has not been looked at. */
export function foundText(atHand: number, hasMore: boolean): string {
  if (hasMore && atHand > 0) {
    return `At least ${rounded(atHand)} ${atHand === 1 ? 'submission matches' : 'submissions match'} your search.`
  }
  if (hasMore) return 'None found yet.'
  if (atHand === 0) return 'No submissions match your search.'
  if (atHand === 1) return '1 submission matches your search.'
  return `${atHand.toLocaleString('en')} submissions match your search.`
}

/** Down to a round figure, so that it is not told anew with every further page. */
function rounded(count: number): string {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, count)))
  return (Math.floor(count / unit) * unit).toLocaleString('en')
}
