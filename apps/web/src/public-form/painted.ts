/** Resolves after the next paint. The timeout is for frames out of sight, which never paint. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
}
