import type { Drawing } from './shapes.ts'

/** One page: the part of the drawing that it shows, in the drawing's own pixels. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A4 across within margins of 10 mm, less a line for the page's number; CSS pixels. */
export const paper = { width: 1046, height: 690 } as const
/** smaller than this it cannot be read on paper */
const least = 0.6

/** The whole on one page where it can be read there; else cut into pages, row by row, without the empty ones. */
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
