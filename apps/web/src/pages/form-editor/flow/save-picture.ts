import { paintShapes } from './paint-shapes.ts'
import type { Drawing } from './shapes.ts'
import { shapesToSvg } from './shapes-to-svg.ts'

/** pixels of a picture for each one of the drawing */
const pictureScale = 2
/** Browsers give nothing back above this: Safari on phones is the first to refuse. */
const mostPixels = 16_777_216
const longestSide = 16_384

/** The flow as an SVG file. */
export function saveSvg(drawing: Drawing, title: string): void {
  const svg = new Blob([shapesToSvg(drawing, title)], { type: 'image/svg+xml' })
  download(svg, `${fileName(title)}.svg`)
}

/** The flow as a PNG file, twice as fine as on the screen. Gives the scale where it had to be less. */
export async function savePng(drawing: Drawing, title: string): Promise<number> {
  const scale = scaleFor(drawing)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(drawing.width * scale)
  canvas.height = Math.floor(drawing.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser gave no canvas.')
  await document.fonts.ready
  paintShapes(context, drawing, scale)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png === null) throw new Error('The browser made no picture.')
  download(png, `${fileName(title)}.png`)
  return scale
}

/** Twice the size, or as much of it as browsers can hold. */
export function scaleFor({ width, height }: Pick<Drawing, 'width' | 'height'>): number {
  return Math.min(
    pictureScale,
    longestSide / Math.max(width, height),
    Math.sqrt(mostPixels / (width * height)),
  )
}

/** A form's name as the name of a file, on every system. */
export function fileName(name: string): string {
  const plain = name
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return `${[...plain].slice(0, 80).join('').trim() || 'form'} - logic`
}

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
