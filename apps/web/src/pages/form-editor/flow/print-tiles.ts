import type { Drawing } from './shapes.ts'

/** One printed page: a section of the drawing, in drawing pixels. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** printable area of A4 landscape in CSS pixels: 10 mm margins, and one line for the page number */
export const paper = { width: 1046, height: 690 } as const
/** minimum scale that is readable on paper */
const least = 0.6

/** Splits a drawing into pages. It uses one page when that is readable, otherwise a grid without the empty pages. */
export function printTiles({ width, height, shapes }: Drawing): readonly Tile[] {
  const whole = Math.min(1, paper.width / width, paper.height / height)
  if (whole >= least) return [{ x: 0, y: 0, width, height }]
  const size = { width: paper.width / least, height: paper.height / least }
  const tiles: Tile[] = []
  for (let y = 0; y < height; y += size.height) {
    for (let x = 0; x < width; x += size.width) {
      const isUsed = shapes.some(
        (shape) =>
          shape.kind === 'box' &&
          shape.x < x + size.width &&
          shape.x + shape.width > x &&
          shape.y < y + size.height &&
          shape.y + shape.height > y,
      )
      if (isUsed) tiles.push({ x, y, ...size })
    }
  }
  return tiles
}
