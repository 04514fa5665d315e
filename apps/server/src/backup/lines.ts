/** Splits bytes into lines. A line may continue in the next chunk. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let begin = 0
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, begin)) {
      const line = chunk.subarray(begin, at)
      yield rest.length === 0 ? line.toString() : Buffer.concat([...rest, line]).toString()
      rest = []
      begin = at + 1
    }
    if (begin < chunk.length) rest.push(Buffer.from(chunk.subarray(begin)))
  }
}
