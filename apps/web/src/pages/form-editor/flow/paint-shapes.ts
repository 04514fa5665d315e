import { fontFamily } from './flow-measures.ts'
import { type Drawing, glyphSquare, type Shape } from './shapes.ts'

/** Paints a drawing on a canvas with the page's loaded fonts. */
export function paintShapes(
  context: CanvasRenderingContext2D,
  { width, height, shapes }: Drawing,
  scale: number,
): void {
  context.scale(scale, scale)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const shape of shapes) {
    context.save()
    paint(context, shape)
    context.restore()
  }
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.kind === 'text') {
    context.font = `${shape.weight} ${shape.size}px ${fontFamily}`
    context.textAlign = shape.centred ? 'center' : 'left'
    context.fillStyle = shape.fill
    context.fillText(shape.text, shape.x, shape.y)
    return
  }
  if (shape.kind === 'box') {
    context.beginPath()
    context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
    context.fillStyle = shape.fill
    context.fill()
    if (shape.stroke === undefined) return
    context.strokeStyle = shape.stroke
    context.lineWidth = shape.strokeWidth ?? 1
    context.setLineDash([...(shape.dashes ?? [])])
    context.stroke()
    return
  }
  if (shape.at !== undefined) {
    context.translate(shape.at.x, shape.at.y)
    context.scale(shape.at.size / glyphSquare, shape.at.size / glyphSquare)
  }
  context.strokeStyle = shape.stroke
  context.lineWidth = shape.strokeWidth
  context.setLineDash([...(shape.dashes ?? [])])
  context.stroke(new Path2D(shape.d))
}
