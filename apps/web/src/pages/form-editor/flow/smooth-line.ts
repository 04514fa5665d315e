export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Smooth SVG path through points from left to right. Monotone cubic interpolation (Fritsch and Carlson) avoids
 * overshoot, so lines keep clear of nodes. Both ends are horizontal.
 */
export function smoothLine(points: readonly Point[]): string {
  const [first, ...others] = points
  if (first === undefined) return ''
  const slopes = slopesOf(points)
  let path = `M${round(first.x)} ${round(first.y)}`
  let before = first
  for (const [index, point] of others.entries()) {
    const third = (point.x - before.x) / 3
    if (point.y === before.y) path += `H${round(point.x)}`
    else {
      const away = before.y + third * (slopes[index] ?? 0)
      const towards = point.y - third * (slopes[index + 1] ?? 0)
      // A longer control handle at horizontal ends makes the line leave gradually, without a kink. Steep lines need
      // the longest ones to keep round corners.
      const width = point.x - before.x
      const handle = Math.min(0.95, 0.5 + Math.abs(point.y - before.y) / (8 * Math.max(1, width)))
      const leave = slopes[index] === 0 ? handle * width : third
      const arrive = slopes[index + 1] === 0 ? handle * width : third
      path += `C${round(before.x + leave)} ${round(away)} ${round(point.x - arrive)} ${round(towards)} ${round(point.x)} ${round(point.y)}`
    }
    before = point
  }
  return path
}

/** The path with x and y swapped: from top to bottom instead of from left to right. */
export function turnedPath(path: string): string {
  return path
    .replace(/(-?[\d.]+) (-?[\d.]+)/g, '$2 $1')
    .replace(/[HV]/g, (letter) => (letter === 'H' ? 'V' : 'H'))
}

function slopesOf(points: readonly Point[]): readonly number[] {
  const steps = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    return (point.y - before.y) / Math.max(1, point.x - before.x)
  })
  return points.map((_, index) => {
    const left = steps[index - 1]
    const right = steps[index]
    if (left === undefined || right === undefined || left * right <= 0) return 0
    return (2 * left * right) / (left + right)
  })
}

const round = (value: number) => Math.round(value * 10) / 10
