import { fontFamily } from './flow-measures.ts'
import { glyphSquare, type Shape } from './shapes.ts'

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
    const { kind: _, radius, dashes, ...box } = shape
    return <rect {...box} rx={radius} strokeDasharray={dashes?.join(' ')} />
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
  const { d, stroke, strokeWidth, dashes, at } = shape
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeDasharray={dashes?.join(' ')}
      transform={at && `translate(${at.x} ${at.y}) scale(${at.size / glyphSquare})`}
    />
  )
}
