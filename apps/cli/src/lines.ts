/**
 * The lines of a stream of text. Only a line feed ends one: JSON may hold the other line ends that readers of
 * lines know. What follows the last line feed is a line if it is not empty.
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
