import styles from './ForkPicture.module.css'

const ends = [
  { answer: 'Buyer', leadsTo: 'Budget', taken: true },
  { answer: 'Student', leadsTo: 'School', taken: false },
  { answer: 'Just looking', leadsTo: 'Thank you', taken: false },
] as const

/** A fork from left to right, or downward in narrow windows. */
export function ForkPicture() {
  return (
    <>
      <Fork
        className={styles.wide}
        size={[560, 232]}
        root={[8, 96, 112]}
        others="M120 116h70q20 0 20 20v36q0 20 20 20h180M120 116h290"
        taken="M120 116h70q20 0 20-20V60q0-20 20-20h180"
        end={{ x: 412, y: 20, apart: 76, answerX: 296 }}
      />
      <Fork
        className={styles.slim}
        size={[292, 212]}
        root={[1, 1, 120]}
        others="M24 40v84q0 16 16 16H150M24 40v136q0 16 16 16H150"
        taken="M24 40V72q0 16 16 16H150"
        end={{ x: 151, y: 68, apart: 52, answerX: 90 }}
      />
    </>
  )
}

interface ForkProps {
  readonly className: string | undefined
  readonly size: readonly [width: number, height: number]
  readonly root: readonly [x: number, y: number, width: number]
  /** SVG paths. */
  readonly others: string
  readonly taken: string
  readonly end: {
    readonly x: number
    readonly y: number
    readonly apart: number
    readonly answerX: number
  }
}

function Fork({ className, size: [width, height], root: [x, y, wide], end, ...lines }: ForkProps) {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Your role leads to Budget, School or the end of the form, depending on the answer"
    >
      <path d={lines.others} />
      <path className={styles.taken} d={lines.taken} />
      {ends.map(({ answer, leadsTo, taken }, place) => (
        <g
          key={answer}
          className={taken ? styles.on : undefined}
          transform={`translate(0 ${end.y + end.apart * place})`}
        >
          <rect
            className={styles.gap}
            x={end.answerX - gapOf(answer) / 2}
            y="8"
            width={gapOf(answer)}
            height="24"
          />
          <text className={styles.answer} x={end.answerX} y="24.5">
            {answer}
          </text>
          <rect x={end.x} width="140" height="40" rx="10" />
          <text x={end.x + 70} y="25">
            {leadsTo}
          </text>
        </g>
      ))}
      <g className={styles.on}>
        <rect x={x} y={y} width={wide} height="40" rx="10" />
        <text x={x + wide / 2} y={y + 25}>
          Your role
        </text>
      </g>
    </svg>
  )
}

/** Width in pixels of the gap in a line for an answer. */
const gapOf = (answer: string) => answer.length * 6 + 28
