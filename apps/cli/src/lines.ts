/**
 * Splits a stream of text into lines at line feeds only. JSON may contain other Unicode line separators. Text after the
 * last line feed is a line unless it is empty.
 */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
