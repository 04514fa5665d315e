/** The part of the library's page type that is used */
interface TextPage {
  streamTextContent(): ReadableStream<{ readonly items: readonly object[] }>
}

/** Pieces; more than a page of text has */
const mostPieces = 20_000
const mostCharacters = 200_000

/** Reads the text pieces of a page. `isCut`: there are more. */
export async function textOfPage(
  page: TextPage,
): Promise<{ readonly items: readonly object[]; readonly isCut: boolean }> {
  const items: object[] = []
  let characters = 0
  const reader = page.streamTextContent().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { items, isCut: false }
    for (const item of value.items) {
      items.push(item)
      if ('str' in item) characters += String(item.str).length
    }
    if (items.length <= mostPieces && characters <= mostCharacters) continue
    await reader.cancel(new Error('There is more text than a page of a form has.'))
    return { items: items.slice(0, mostPieces), isCut: true }
  }
}
