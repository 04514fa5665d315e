const tag = /<(\/?)(tr|td|th|br|script|style|table)\b[^<>]{0,2000}>|<[^<>]{0,4000}>/gi

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
}

/** Cells of a page's tables as texts. Nothing of the page runs or loads. */
export function rowsOfPage(page: string, most: number): string[][] {
  const rows: string[][] = []
  let cell: string | null = null
  let skipped = ''
  let at = 0
  const endCell = () => {
    if (cell !== null) rows.at(-1)?.push(withoutEntities(cell))
    cell = null
  }
  for (const match of page.matchAll(tag)) {
    const between = page.slice(at, match.index)
    at = match.index + match[0].length
    if (cell !== null && skipped === '' && cell.length < 2_000)
      cell += between.replaceAll(/\s+/g, ' ')
    const [, slash, name = ''] = match
    const kind = name.toLowerCase()
    if (kind === 'script' || kind === 'style') skipped = slash === '' ? kind : ''
    if (skipped !== '') continue
    if (kind === 'br') cell = cell === null ? null : `${cell}\n`
    else if (kind === 'td' || kind === 'th') {
      endCell()
      if (slash === '') cell = ''
    } else if (kind === 'tr') {
      endCell()
      if (slash === '') {
        if (rows.length >= most) break
        rows.push([])
      }
    }
  }
  endCell()
  return rows
}

function withoutEntities(text: string): string {
  return text
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
      const code = /^#x/i.test(name)
        ? Number.parseInt(name.slice(2), 16)
        : Number.parseInt(name.slice(1), 10)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .trim()
}
