import type { FormSchema } from '@ramiform/core/form'
import { formShape } from '@ramiform/core/form-shape'

/** Size of link preview pictures in pixels, as chats and social networks show them. */
export const pictureSize = { width: 1_200, height: 630 } as const

const ground = '#eef8f1'
const ink = '#141d17'
const branch = '#3b9a63'
const ring = '#859188'

/** Number of questions on the drawn stem. */
const drawnFields = 6
const stemX = 140
const top = 92
const step = 92
const textX = 470
const textWidth = pictureSize.width - textX - 72
const mostLines = 4

/** Draws a form's branch and name as a picture for link previews, and returns it as a PNG data URL. */
export async function drawPicture(name: string, schema: FormSchema): Promise<string> {
  const [canvas, context] = newCanvas()
  // The name is drawn with the app's font, which is loaded by now unless the network failed.
  await document.fonts.load('650 64px "Inter Variable"').catch(() => [])
  context.fillStyle = ground
  context.fillRect(0, 0, pictureSize.width, pictureSize.height)
  drawBranch(context, schema)
  drawName(context, name)
  return canvas.toDataURL('image/png')
}

/** Crops an image to the size of link previews, and returns it as a JPEG data URL. Rejects for other files. */
export async function cropPicture(file: Blob): Promise<string> {
  const image = await createImageBitmap(file)
  const [canvas, context] = newCanvas()
  const { width, height } = pictureSize
  const scale = Math.max(width / image.width, height / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h)
  image.close()
  return canvas.toDataURL('image/jpeg', 0.86)
}

function newCanvas(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize.width
  canvas.height = pictureSize.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw pictures.')
  return [canvas, context]
}

/**
 * A stem from top to bottom. Each question is a bud on it, or a leaf on a branch if it depends on another question. In a
 * long form, the drawing starts one question before the first branch.
 */
function drawBranch(context: CanvasRenderingContext2D, schema: FormSchema) {
  const { dependsOn } = formShape(schema)
  const branching = dependsOn.findIndex((sources) => sources.length > 0)
  const latest = Math.max(0, dependsOn.length - drawnFields)
  const start = Math.min(latest, Math.max(0, branching - 1))
  const drawn = dependsOn.slice(start, start + drawnFields)
  context.strokeStyle = branch
  context.lineWidth = 12
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(stemX, -10)
  context.lineTo(stemX, pictureSize.height + 10)
  for (const [at, sources] of drawn.entries()) {
    if (sources.length === 0) continue
    const y = yOf(at)
    context.moveTo(stemX, y + 92)
    context.bezierCurveTo(stemX, y + 24, stemX + 60, y, leafX(at) - 30, y)
    context.lineTo(leafX(at), y)
  }
  context.stroke()
  for (const [at, sources] of drawn.entries()) {
    const isLeaf = sources.length > 0
    context.beginPath()
    context.arc(isLeaf ? leafX(at) : stemX, yOf(at), isLeaf ? 25 : 20, 0, 2 * Math.PI)
    context.fillStyle = isLeaf ? branch : '#fff'
    context.fill()
    if (isLeaf) continue
    context.strokeStyle = ring
    context.lineWidth = 8
    context.stroke()
  }
}

const yOf = (at: number) => top + at * step
const leafX = (at: number) => stemX + (at % 2 === 0 ? 190 : 240)

function drawName(context: CanvasRenderingContext2D, name: string) {
  context.fillStyle = ink
  context.textBaseline = 'alphabetic'
  const isRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name)
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  const font = (size: number) => {
    context.font = `650 ${size}px "Inter Variable", system-ui, sans-serif`
    context.letterSpacing = `${-0.02 * size}px`
  }
  let size = 76
  let lines: readonly string[] = []
  for (; size >= 44; size -= 8) {
    font(size)
    lines = linesOf(name, (text) => context.measureText(text).width <= textWidth)
    if (lines.length <= mostLines) break
  }
  font(Math.max(size, 44))
  const shown = lines.slice(0, mostLines)
  if (lines.length > mostLines) shown[mostLines - 1] = `${shown[mostLines - 1]} …`
  const lineHeight = Math.max(size, 44) * 1.18
  const first = (pictureSize.height - lineHeight * (shown.length - 1)) / 2 + size * 0.34
  for (const [at, line] of shown.entries()) {
    context.fillText(line, isRightToLeft ? textX + textWidth : textX, first + at * lineHeight)
  }
}

/**
 * Breaks a text into lines between words, and inside words that are longer than a line.
 * @param fits checks if a text fits on one line
 */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  if (line !== '') lines.push(line)
  return lines
}
