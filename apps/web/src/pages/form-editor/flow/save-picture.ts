import { fileNameOf } from '../../../files/file-name.ts'
import { saveFile } from '../../../files/save-file.ts'
import { paintShapes } from './paint-shapes.ts'
import type { Drawing } from './shapes.ts'
import { shapesToSvg } from './shapes-to-svg.ts'

/** picture pixels per drawing pixel */
const pictureScale = 2
/** maximum canvas area in pixels; Safari on phones has the lowest limit of all browsers */
const mostPixels = 16_777_216
const longestSide = 16_384

/** Downloads the flow as an SVG file. */
export function saveSvg(drawing: Drawing, title: string): void {
  const svg = new Blob([shapesToSvg(drawing, title)], { type: 'image/svg+xml' })
  saveFile(svg, `${fileNameOf(title)} - logic.svg`)
}

/** Downloads the flow as a PNG file at double resolution. Returns the scale, which is lower for very large drawings. */
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

/** Scale of 2, or the largest scale within the browsers' canvas limit. */
export function scaleFor({ width, height }: Pick<Drawing, 'width' | 'height'>): number {
  return Math.min(
    pictureScale,
    longestSide / Math.max(width, height),
    Math.sqrt(mostPixels / (width * height)),
  )
}
