/** Size of the picture, in pixels. The pad shows it at half the size or less. */
export const pictureSize = { width: 1200, height: 432 } as const
const lineWidth = 6

export interface Point {
  readonly x: number
  readonly y: number
}

/** Position of a pointer in the picture. */
export function pointOf(
  canvas: HTMLCanvasElement,
  event: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return {
    x: ((event.clientX - left) * canvas.width) / width,
    y: ((event.clientY - top) * canvas.height) / height,
  }
}

/** Draws a piece of a stroke. A piece without length is a dot. */
export function drawLine(canvas: HTMLCanvasElement, from: Point, to: Point) {
  const ink = inkOf(canvas)
  ink?.beginPath()
  ink?.moveTo(from.x, from.y)
  ink?.lineTo(to.x, to.y)
  ink?.stroke()
}

/** Writes a name on the line, in the typeface of the canvas, as large as it fits. */
export function writeName(canvas: HTMLCanvasElement, name: string) {
  clear(canvas)
  const ink = inkOf(canvas)
  if (!ink) return
  const room = canvas.width - 120
  const sized = (size: number) => `italic ${size}px ${getComputedStyle(canvas).fontFamily}`
  ink.font = sized(130)
  ink.font = sized(Math.min(130, (130 * room) / Math.max(1, ink.measureText(name).width)))
  ink.textAlign = 'center'
  ink.fillText(name, canvas.width / 2, canvas.height * 0.68)
}

export function clear(canvas: HTMLCanvasElement) {
  inkOf(canvas)?.clearRect(0, 0, canvas.width, canvas.height)
}

/**
 * The drawing in black on white, whatever the colors of the form, as a PNG file. Made at once, so that a form that is
 * sent right after the last stroke waits for its upload.
 */
export function pictureOf(canvas: HTMLCanvasElement, name: string): File | null {
  const page = canvas.cloneNode() as HTMLCanvasElement
  const paper = page.getContext('2d')
  if (!paper) return null
  paper.drawImage(canvas, 0, 0)
  paper.globalCompositeOperation = 'source-in'
  paper.fillRect(0, 0, page.width, page.height)
  paper.globalCompositeOperation = 'destination-over'
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, page.width, page.height)
  const content = atob(page.toDataURL('image/png').split(',')[1] ?? '')
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  return new File([bytes], `${name}.png`, { type: 'image/png' })
}

function inkOf(canvas: HTMLCanvasElement) {
  const ink = canvas.getContext('2d')
  if (ink) {
    const { color } = getComputedStyle(canvas)
    Object.assign(ink, { lineWidth, lineCap: 'round', strokeStyle: color, fillStyle: color })
  }
  return ink
}
