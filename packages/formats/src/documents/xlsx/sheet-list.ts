import { readXml } from '../xml/read-xml.ts'
import { mainPart } from '../zip/main-part.ts'
import type { Zip } from '../zip/read-zip.ts'

export interface SheetList {
  readonly folder: string
  readonly sheets: readonly {
    readonly name: string
    readonly part: string
    readonly isHidden: boolean
  }[]
  /** Defined names: `Colors` for `Lists!$A$1:$A$5` */
  readonly names: ReadonlyMap<string, string>
}

const mostSheets = 500

/** Lists the sheets of a workbook in order, with their paths. */
export async function readSheetList(
  zip: Zip,
  signal: AbortSignal | undefined,
): Promise<SheetList | null> {
  const workbook = await mainPart(zip, 'xl/workbook.xml', signal)
  if (workbook === null) return null
  const cut = workbook.lastIndexOf('/') + 1
  const folder = workbook.slice(0, cut)
  const targets = new Map<string, string>()
  await readXml(zip.chunks(`${folder}_rels/${workbook.slice(cut)}.rels`, signal), {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target)
    },
  })
  const found: { name: string; id: string; isHidden: boolean }[] = []
  const names = new Map<string, string>()
  let defined: string | null = null
  await readXml(zip.chunks(workbook, signal), {
    open: (tag, { name = '', id = '', state = '' }) => {
      if (tag === 'sheet' && found.length < mostSheets) {
        found.push({ name, id, isHidden: /hidden/i.test(state) })
      } else if (tag === 'definedName') defined = name
    },
    close: (tag) => {
      if (tag === 'definedName') defined = null
    },
    text: (text) => {
      if (defined !== null && names.size < 2_000)
        names.set(defined, (names.get(defined) ?? '') + text)
    },
  })
  const sheets = found.map(({ name, id, isHidden }, at) => {
    const target = targets.get(id) ?? `worksheets/sheet${at + 1}.xml`
    const part = target.startsWith('/') ? target.slice(1) : `${folder}${target}`
    return { name, part, isHidden }
  })
  return { folder, sheets, names }
}
