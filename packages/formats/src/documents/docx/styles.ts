import { readXml } from '../xml/read-xml.ts'

/** Properties of a paragraph style that a form needs. */
export interface ParagraphStyle {
  readonly isHeading: boolean
  readonly isTitle: boolean
  /** Entry of a table of contents */
  readonly isContents: boolean
  readonly isBold: boolean
  /** For each tab stop in order, true if it is ruled */
  readonly ruledTabs: readonly boolean[]
  /** List of its paragraphs and the depth in it; null for none */
  readonly list: { readonly numId: string; readonly depth: number } | null
  /** List that its name promises, for files that define none: `List Bullet` */
  readonly namedList: 'bullet' | 'number' | null
}

interface Draft {
  name: string
  basedOn: string
  level: number | null
  isBold: boolean
  ruledTabs: boolean[]
  numId: string
  depth: number
}

export type Styles = ReadonlyMap<string, ParagraphStyle>

const mostSteps = 12

export async function readStyles(chunks: AsyncIterable<Uint8Array>): Promise<Styles> {
  const drafts = new Map<string, Draft>()
  let current: Draft | null = null
  await readXml(chunks, {
    open: (name, { styleId, val, leader }) => {
      if (name === 'style') {
        current = newDraft()
        if (styleId !== undefined) drafts.set(styleId, current)
      } else if (current === null) return
      else if (name === 'name') current.name = (val ?? '').toLowerCase()
      else if (name === 'basedOn') current.basedOn = val ?? ''
      else if (name === 'outlineLvl') current.level = Number(val)
      else if (name === 'numId') current.numId = val ?? ''
      else if (name === 'ilvl') current.depth = Math.min(8, Number(val) || 0)
      else if (name === 'b') current.isBold = isOn(val)
      else if (name === 'tab' && val !== 'clear') current.ruledTabs.push(isRuled(leader))
    },
    close: (name) => {
      if (name === 'style') current = null
    },
  })
  const styles = new Map<string, ParagraphStyle>()
  for (const id of drafts.keys()) styles.set(id, resolved(id, drafts))
  return styles
}

function newDraft(): Draft {
  return { name: '', basedOn: '', level: null, isBold: false, ruledTabs: [], numId: '', depth: 0 }
}

function resolved(id: string, drafts: ReadonlyMap<string, Draft>): ParagraphStyle {
  const line: Draft[] = []
  for (
    let at = drafts.get(id);
    at !== undefined && line.length < mostSteps;
    at = drafts.get(at.basedOn)
  ) {
    line.push(at)
  }
  const listed = line.find(({ numId }) => numId !== '')
  const named = line.map(({ name }) => /^list (bullet|number)\b/.exec(name)?.[1]).find(Boolean)
  const has = (pattern: RegExp) => line.some(({ name }) => pattern.test(name))
  return {
    isHeading: has(/^heading \d/) || line.some(({ level }) => level !== null && level < 9),
    isTitle: has(/^(?:title|subtitle)$/),
    isContents: has(/^toc \d|^table of /),
    isBold: line.some(({ isBold }) => isBold),
    ruledTabs: line.find(({ ruledTabs }) => ruledTabs.length > 0)?.ruledTabs ?? [],
    // The number 0 takes a paragraph out of the list that its style is based on.
    list:
      listed === undefined || listed.numId === '0'
        ? null
        : { numId: listed.numId, depth: listed.depth },
    namedList: listed === undefined && (named === 'bullet' || named === 'number') ? named : null,
  }
}

export function isOn(val: string | undefined): boolean {
  return val === undefined || !/^(?:0|false|off|none)$/i.test(val)
}

export function isRuled(leader: string | undefined): boolean {
  return leader !== undefined && leader !== 'none'
}
