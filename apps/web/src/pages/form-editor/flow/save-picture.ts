import { fileNameOf } from '../../../files/file-name.ts'
import { saveFile } from '../../../files/save-file.ts'
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
  saveFile(svg, `${fileNameOf(title)} - logic.svg`)
}

/** The flow as a PNG file, twice as fine as on the screen. Gives the scale where it had to be less. */
export async function savePng(drawing: Drawing, title: string): Promise<number> {
  const scale = scaleFor(drawing)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(drawing.width * scale)
  canvas.height = Math.floor(drawing.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser did not create a canvas.')
  await document.fonts.ready
  paintShapes(context, drawing, scale)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png === null) throw new Error('The browser did not create the picture.')
  saveFile(png, `${fileNameOf(title)} - logic.png`)
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
