import { symbolOf } from '../symbol.ts'
import { readXml } from '../xml/read-xml.ts'

/** Marker of a list level. */
export interface ListLevel {
  readonly isNumbered: boolean
  /** Bullet that looks like a check box */
  readonly box: string | null
}

export interface Lists {
  level(numId: string, depth: number): ListLevel | null
}

interface Draft {
  format: string
  text: string
  font: string
}

export async function readNumbering(chunks: AsyncIterable<Uint8Array>): Promise<Lists> {
  const abstract = new Map<string, Draft[]>()
  const numbers = new Map<string, string>()
  let levels: Draft[] | null = null
  let level: Draft | null = null
  let num = ''
  await readXml(chunks, {
    open: (name, attributes) => {
      const { val = '', ascii = '', hAnsi = '', ilvl } = attributes
      if (name === 'abstractNum') {
        levels = []
        abstract.set(attributes.abstractNumId ?? '', levels)
      } else if (name === 'num') {
        levels = null
        num = attributes.numId ?? ''
      } else if (name === 'abstractNumId') numbers.set(num, val)
      else if (name === 'lvl' && levels !== null) {
        level = { format: 'bullet', text: '', font: '' }
        levels[Math.min(8, Number(ilvl) || 0)] = level
      } else if (level === null) return
      else if (name === 'numFmt') level.format = val
      else if (name === 'lvlText') level.text = val
      else if (name === 'rFonts') level.font = ascii || hAnsi
    },
    close: (name) => {
      if (name === 'lvl') level = null
    },
  })
  return {
    level: (numId, depth) => {
      const draft = abstract.get(numbers.get(numId) ?? '')?.[depth]
      if (draft === undefined || draft.format === 'none') return null
      if (draft.format !== 'bullet') return { isNumbered: true, box: null }
      // Qualtrics draws a circle as the letter; in Word's own lists it marks the second level.
      const isCircle = depth === 0 && draft.text === 'o' && /courier/i.test(draft.font)
      const drawn = isCircle ? '○' : symbolOf(draft.font, draft.text)
      return { isNumbered: false, box: /[\u2610\u25a1\u25a2\u25cb]/.test(drawn) ? drawn : null }
    },
  }
}
