export function submissionCountText(count: number): string {
  return count === 1 ? '1 submission' : `${count.toLocaleString('en')} submissions`
}
