import { fontFamily } from './flow-measures.ts'
import { dashes, glyphSquare, type Shape } from './shapes.ts'

/** Renders the shapes of a drawing as SVG elements. */
export function FlowShapes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <g fontFamily={fontFamily} strokeLinecap="round" strokeLinejoin="round">
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the whole drawing rerenders, and shapes have no id
        <OneShape key={index} shape={shape} />
      ))}
    </g>
  )
}

function OneShape({ shape }: { shape: Shape }) {
  if (shape.kind === 'box') {
    const { kind: _, radius, ...box } = shape
    return <rect {...box} rx={radius} />
  }
  if (shape.kind === 'text') {
    const { x, y, fill, size, weight, text, centred } = shape
    return (
      <text
        x={x}
        y={y}
        fill={fill}
        fontSize={size}
        fontWeight={weight}
        textAnchor={centred ? 'middle' : 'start'}
      >
        {text}
      </text>
    )
  }
  const { d, stroke, strokeWidth, dashed, at } = shape
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeDasharray={dashed ? dashes.join(' ') : undefined}
      transform={at && `translate(${at.x} ${at.y}) scale(${at.size / glyphSquare})`}
    />
  )
}
