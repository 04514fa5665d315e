import type { Block, Part } from '../questions/block.ts'
import { symbolOf } from '../symbol.ts'
import type { XmlHandlers } from '../xml/read-xml.ts'
import { type ControlDraft, controlOf, newControl, noteLegacy, noteProperty } from './controls.ts'
import type { Lists } from './numbering.ts'
import { endWords, linesOf, newParagraph, type Paragraph, tabIn } from './paragraph.ts'
import { isOn, isRuled, type Styles } from './styles.ts'
import { openTables } from './tables.ts'

/** Paragraphs; more than any form has */
export const mostBlocks = 60_000

interface Run {
  font: string
  isHidden: boolean
  isUnderlined: boolean
  isBold: boolean
}

/** An open form field. Its content is the answer's place, not text. */
interface OpenControl {
  readonly draft: ControlDraft
  /** true: its content is left out */
  isReplaced: boolean
  words: string
}

/** Collects paragraphs and tables from a stream of XML. */
export function blocksOf(styles: Styles, lists: Lists) {
  const blocks: Block[] = []
  const tables = openTables()
  const paragraphs: Paragraph[] = []
  const controls: OpenControl[] = []
  /** Older form fields, nested. Their code is not text, and their result is a place for an answer. */
  const fields: { isForm: boolean; isCode: boolean; code: string; draft: ControlDraft }[] = []
  let run: Run = newRun()
  let skip = 0
  let inRun = false
  let inSdtProperties = false
  let isText = false
  let isInstruction = false

  const paragraph = () => paragraphs.at(-1)
  const isReplaced = () => controls.some((control) => control.isReplaced)
  const isMuted = () => skip > 0 || fields.some(({ isForm, isCode }) => isForm || isCode)

  function add(block: Block): void {
    const cell = tables.cell()
    if (cell !== null && block.kind === 'line') cell.lines.push(block)
    else if (blocks.length < mostBlocks) blocks.push(block)
  }
  function addPart(part: Part): void {
    const at = paragraph()
    if (at === undefined) {
      add({ kind: 'line', parts: [part] })
      return
    }
    endWords(at)
    at.parts.push(part)
  }
  function write(words: string): void {
    const open = controls.at(-1)
    if (open !== undefined && open.words.length < 400) open.words += words
    if (isMuted() || isReplaced() || run.isHidden) return
    const at = paragraph()
    if (at === undefined) return
    const shown =
      run.font === '' ? words : [...words].map((one) => symbolOf(run.font, one)).join('')
    if (/\S/.test(shown)) {
      if (run.isBold) at.isBold = true
      else at.hasPlain = true
    }
    at.text += run.isUnderlined && /^[\s\u00a0]{3,}$/.test(shown) ? '____' : shown
  }
  function tab(): void {
    const at = paragraph()
    if (at !== undefined && !isMuted() && !isReplaced()) tabIn(at, styles, run.isUnderlined)
  }
  /** Some programs write a tab as a character of the text. */
  function writeWithTabs(words: string): void {
    for (const [index, one] of words.split('\t').entries()) {
      if (index > 0) tab()
      if (one !== '') write(one)
    }
  }
  function endParagraph(): void {
    const at = paragraphs.pop()
    if (at === undefined || isReplaced()) return
    for (const line of linesOf(at, styles, lists)) add(line)
  }
  function endControl(): void {
    const open = controls.pop()
    if (open === undefined || !open.isReplaced || isReplaced() || skip > 0) return
    const part = controlOf(open.draft, open.words)
    if (part === null) return
    if (paragraph() === undefined && tables.cell() === null && tables.isWithin()) return
    addPart(part)
  }

  const reader: XmlHandlers = {
    isDone: () => blocks.length >= mostBlocks,
    open: (name, attributes) => {
      const { val } = attributes
      if (isLeftOut(name)) skip += 1
      if (skip > 0) return
      const at = paragraph()
      const field = fields.at(-1)
      if (inSdtProperties) return noteProperty(controls.at(-1)?.draft, name, attributes)
      if (field?.isCode && noteLegacy(field.draft, name, attributes)) {
        field.isForm = true
        return
      }
      switch (name) {
        case 'p':
          paragraphs.push(newParagraph())
          break
        case 'pStyle':
          if (at) at.style = val ?? ''
          break
        case 'ilvl':
          if (at) at.depth = Math.min(8, Number(val) || 0)
          break
        case 'numId':
          if (at) at.numId = val ?? ''
          break
        case 'r':
          run = newRun()
          inRun = true
          break
        case 'rFonts':
          if (inRun && /wingdings|dingbats/i.test(attributes.ascii ?? attributes.hAnsi ?? '')) {
            run.font = attributes.ascii ?? attributes.hAnsi ?? ''
          }
          break
        case 'vanish':
          if (inRun) run.isHidden = isOn(val)
          break
        case 'u':
          if (inRun) run.isUnderlined = isOn(val)
          break
        case 'b':
          if (inRun) run.isBold = isOn(val)
          break
        case 't':
          isText = true
          break
        case 'instrText':
          isInstruction = true
          break
        case 'sym':
          write(symbolOf(attributes.font ?? 'Wingdings', characterOf(attributes.char)))
          break
        case 'tab':
          if (inRun) tab()
          else if (at && val !== 'clear') {
            at.ruledTabs ??= []
            at.ruledTabs.push(isRuled(attributes.leader))
          }
          break
        case 'br':
        case 'cr': {
          if (at === undefined || isMuted() || isReplaced()) break
          endWords(at)
          at.parts.push({ kind: 'words', text: '\n' })
          break
        }
        case 'noBreakHyphen':
          write('-')
          break
        case 'fldChar':
          fieldMark(attributes.fldCharType ?? '')
          break
        case 'fldSimple':
          fields.push({
            isForm: false,
            isCode: false,
            code: attributes.instr ?? '',
            draft: newControl(),
          })
          break
        case 'sdt':
          controls.push({ draft: newControl(), isReplaced: false, words: '' })
          break
        case 'sdtPr':
          inSdtProperties = true
          break
        case 'sdtContent': {
          const open = controls.at(-1)
          if (open !== undefined) open.isReplaced = open.draft.kind !== null
          break
        }
        case 'tbl':
          tables.open()
          break
        case 'tr':
          tables.openRow()
          break
        case 'tc':
          tables.openCell()
          break
        case 'vMerge': {
          const cell = tables.cell()
          if (cell) cell.merge = val === 'restart' ? 'start' : 'on'
          break
        }
      }
    },
    close: (name) => {
      if (skip > 0) {
        if (isLeftOut(name)) skip -= 1
        return
      }
      switch (name) {
        case 'p':
          endParagraph()
          break
        case 'r':
          inRun = false
          run = newRun()
          break
        case 't':
          isText = false
          break
        case 'instrText':
          isInstruction = false
          break
        case 'fldSimple':
          fields.pop()
          break
        case 'sdtPr':
          inSdtProperties = false
          break
        case 'sdt':
          endControl()
          break
        case 'tc':
          endCell()
          break
        case 'tr':
          tables.closeRow()
          break
        case 'tbl': {
          const table = tables.close()
          if (table !== null) add(table)
          break
        }
      }
    },
    text: (words) => {
      if (isText) writeWithTabs(words)
      const field = fields.at(-1)
      if (isInstruction && field !== undefined && field.code.length < 200) field.code += words
    },
  }

  function fieldMark(type: string): void {
    if (type === 'begin')
      fields.push({ isForm: false, isCode: true, code: '', draft: newControl() })
    const field = fields.at(-1)
    if (field === undefined) return
    if (type === 'separate') field.isCode = false
    if (type !== 'end') return
    fields.pop()
    const part = field.isForm ? controlOf(field.draft, '') : null
    if (part !== null && !isMuted() && !isReplaced()) addPart(part)
  }
  function endCell(): void {
    const control = controls.at(-1)
    // A form field around a whole cell
    if (control?.isReplaced && paragraphs.length === 0) {
      const part = controlOf(control.draft, control.words)
      if (part !== null) tables.cell()?.lines.push({ kind: 'line', parts: [part] })
    }
    tables.closeCell()
  }
  return { reader, blocks }
}

function newRun(): Run {
  return { font: '', isHidden: false, isUnderlined: false, isBold: false }
}

/** True for deleted or moved text, and for fallbacks for older programs. */
function isLeftOut(name: string): boolean {
  return name === 'Fallback' || name === 'moveFrom' || name === 'del'
}

/** The character with this hexadecimal code; a bullet if the code is invalid. */
function characterOf(code = ''): string {
  const point = Number.parseInt(code, 16)
  return String.fromCodePoint(point > 0 && point <= 0x10ffff ? point : 0x2022)
}
