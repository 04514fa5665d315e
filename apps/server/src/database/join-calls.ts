/**
 * Joins calls into few. A call starts with all items of this turn of the event loop, and items that arrive while it runs
 * wait together for the next call. A failed call fails all its items.
 *
 * @param run returns one result per item, in the same order
 */
export function joinCalls<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: { readonly item: Item; readonly result: PromiseWithResolvers<Result> }[] = []
  let isRunning = false

  async function runAll() {
    isRunning = true
    while (waiting.length > 0) {
      // Items of the same turn join this call.
      await new Promise((resolve) => setImmediate(resolve))
      const calls = waiting
      waiting = []
      try {
        const results = await run(calls.map(({ item }) => item))
        for (const [at, { result }] of calls.entries()) result.resolve(results[at] as Result)
      } catch (error) {
        for (const { result } of calls) result.reject(error)
      }
    }
    isRunning = false
  }

  return (item) => {
    const result = Promise.withResolvers<Result>()
    waiting.push({ item, result })
    if (!isRunning) void runAll()
    return result.promise
  }
}
