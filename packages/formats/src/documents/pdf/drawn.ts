import { type Box, type Drawn, middle } from './page.ts'

/** Drawing operations of a page, with the names of the operations. */
export interface Steps {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}
export type StepNames = Readonly<Record<string, number>>

type Matrix = readonly [number, number, number, number, number, number]

/** Shapes; more than a form page has */
const mostShapes = 6_000
const mostSteps = 400_000
const thinLine = 2.5
const shortestAcross = 14
const shortestUpright = 7
const smallestBox = 5
const largestBox = 18
/** Points between the middles of two outlines of one box */
const sameMiddle = 1.5

/** Width of an oval to mark, in heights */
const flattestOval = 2.5
/** Points; a field of several lines is taller */
const tallField = 32
const narrowestField = 40
/** The arrow of a list has three, the lines of a handle two */
const fewestCorners = 4
const widestField = 300

const plainMatrix: Matrix = [1, 0, 0, 1, 0, 0]

/** Finds the lines and small boxes of a page. */
export function drawnOn({ fnArray, argsArray }: Steps, steps: StepNames): Drawn {
  const across: Box[] = []
  const upright: Box[] = []
  const boxes: (Box & { isRound: boolean })[] = []
  const kept: Matrix[] = []
  let matrix = plainMatrix
  const painted = new Set(
    [
      'stroke',
      'closeStroke',
      'fill',
      'eoFill',
      'fillStroke',
      'eoFillStroke',
      'closeFillStroke',
      'closeEOFillStroke',
    ].map((name) => steps[name]),
  )
  function take(box: Box, isRound: boolean, corners = fewestCorners, isOval = false): void {
    if (across.length + upright.length + boxes.length >= mostShapes) return
    const width = box.right - box.left
    const height = box.top - box.bottom
    if (height <= thinLine && width >= shortestAcross) across.push(box)
    else if (width <= thinLine && height >= shortestUpright) upright.push(box)
    else if (corners < fewestCorners) return
    else if (width >= smallestBox && width <= largestBox && Math.abs(width - height) <= 3) {
      boxes.push({ ...box, isRound })
    } else if (isOval) boxes.push({ ...box, isRound: true })
    else if (width >= shortestAcross && height >= shortestUpright) {
      // A frame has four edges.
      across.push({ ...box, top: box.bottom }, { ...box, bottom: box.top })
      upright.push({ ...box, right: box.left }, { ...box, left: box.right })
    }
  }
  for (let at = 0; at < Math.min(fnArray.length, mostSteps); at += 1) {
    const step = fnArray[at]
    const args = argsArray[at]
    if (step === steps.save) kept.push(matrix)
    else if (step === steps.restore) matrix = kept.pop() ?? plainMatrix
    else if (step === steps.transform) matrix = times(matrix, args)
    else if (step === steps.paintFormXObjectBegin) {
      kept.push(matrix)
      if (Array.isArray(args)) matrix = times(matrix, args[0])
    } else if (step === steps.paintFormXObjectEnd) matrix = kept.pop() ?? plainMatrix
    else if (step === steps.constructPath && Array.isArray(args)) {
      const [paint, [path] = []] = args as [unknown, ArrayLike<number>[]?]
      // Large filled areas are backgrounds.
      const isFilled = paint === steps.fill || paint === steps.eoFill
      if (!painted.has(paint as number) || path === undefined) continue
      const shapes = shapesOf(path, matrix)
      const room = isFilled ? fieldOutline(shapes) : null
      if (room !== null) {
        take({ ...room, top: room.bottom }, false)
        if (room.top - room.bottom > tallField) take({ ...room, bottom: room.top }, false)
        continue
      }
      for (const { box, isRound, corners, isOval } of shapes) {
        const isGround =
          isFilled && box.right - box.left > largestBox && box.top - box.bottom > thinLine
        if (!isGround) take(box, isRound, corners, isOval)
      }
    }
  }
  return { across, upright, boxes: withoutDoubles(boxes) }
}

/**
 * The frame of a text field as browsers fill it: the area between an outer and an inner rectangle.
 * @returns null for any other shapes, and for boxes to tick
 */
function fieldOutline(shapes: readonly { readonly box: Box }[]): Box | null {
  const [one, other] = shapes
  if (one === undefined || other === undefined || shapes.length !== 2) return null
  const isNear = (from: number, to: number) => Math.abs(from - to) <= thinLine
  const { box } = one
  const areSame =
    isNear(box.left, other.box.left) &&
    isNear(box.right, other.box.right) &&
    isNear(box.bottom, other.box.bottom) &&
    isNear(box.top, other.box.top)
  const isField = box.right - box.left > narrowestField && box.top - box.bottom > smallestBox
  // A line across the page would count as a separator.
  return areSame && isField ? { ...box, right: Math.min(box.right, box.left + widestField) } : null
}

/** Boxes without a second outline around the same middle, which browsers draw around radio buttons. */
function withoutDoubles<One extends Box>(boxes: readonly One[]): readonly One[] {
  const taken = new Map<string, Box[]>()
  return boxes.filter((box) => {
    const [x, y] = [middle(box.left, box.right), middle(box.bottom, box.top)]
    const cells = [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].map(
        (up) => `${Math.round(x / smallestBox) + across} ${Math.round(y / smallestBox) + up}`,
      ),
    )
    const isDouble = cells.some((cell) =>
      taken
        .get(cell)
        ?.some(
          (one) =>
            Math.abs(middle(one.left, one.right) - x) < sameMiddle &&
            Math.abs(middle(one.bottom, one.top) - y) < sameMiddle,
        ),
    )
    if (isDouble) return false
    const own = cells[4] ?? ''
    taken.set(own, [...(taken.get(own) ?? []), box])
    return true
  })
}

function times(one: Matrix, other: unknown): Matrix {
  const [a, b, c, d, e, f] = one
  const list =
    other === null || typeof other !== 'object'
      ? []
      : [...(other as ArrayLike<number> & Iterable<number>)]
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = list
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

const move = 0
const line = 1
const curve = 2
const quadratic = 3

interface Shape {
  readonly box: Box
  readonly isRound: boolean
  /** A flat box with half circles at its ends, as programs print `Mark only one oval.` */
  readonly isOval: boolean
  readonly corners: number
}

/** Splits a path into parts with their bounding boxes. A path with many lines gives each line. */
function shapesOf(path: ArrayLike<number>, matrix: Matrix): readonly Shape[] {
  const shapes: Shape[] = []
  let points: [number, number][] = []
  let hasCurve = false
  /** Length of the straight sides; those of a square with round corners are long */
  let straight = 0
  function end() {
    if (points.length === 2 || (points.length > 2 && points.length <= 40)) {
      const box = around(points)
      const [width, height] = [box.right - box.left, box.top - box.bottom]
      const isRound = hasCurve && straight < (width + height) / 2
      const isFlat = width > height && width <= height * flattestOval
      const isSized = height >= shortestUpright && height <= largestBox
      const isOval = hasCurve && isFlat && isSized && straight <= (width - height + thinLine) * 2
      shapes.push({ box, isRound, isOval, corners: points.length })
    }
    points = []
    hasCurve = false
    straight = 0
  }
  const [a, b, c, d, e, f] = matrix
  const add = (x = 0, y = 0) => points.push([a * x + c * y + e, b * x + d * y + f])
  for (let at = 0; at < path.length && shapes.length < mostShapes; ) {
    const step = path[at]
    if (step === move) {
      end()
      add(path[at + 1], path[at + 2])
      at += 3
    } else if (step === line) {
      const [fromX, fromY] = points.at(-1) ?? [0, 0]
      add(path[at + 1], path[at + 2])
      const [toX, toY] = points.at(-1) ?? [0, 0]
      straight += Math.hypot(toX - fromX, toY - fromY)
      at += 3
    } else if (step === curve) {
      hasCurve = true
      add(path[at + 5], path[at + 6])
      at += 7
    } else if (step === quadratic) {
      hasCurve = true
      add(path[at + 3], path[at + 4])
      at += 5
    } else at += 1
  }
  end()
  return shapes
}

function around(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}
