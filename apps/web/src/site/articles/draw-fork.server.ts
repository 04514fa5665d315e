import { escapeHtml } from '../html/escape-html.ts'

/** A question with its answers and what follows each. */
export interface Fork {
  readonly question: string
  readonly ways: readonly {
    readonly answer: string
    readonly next: string
    /** Highlighted in the drawing. */
    readonly isTaken: boolean
  }[]
  /** Text below the drawing. */
  readonly caption: string
}

/** Reads a question, answers such as `Yes -> Food needs` (a star marks the highlighted one), and a caption. */
export function readFork(text: string): Fork {
  const [question = '', ...lines] = text.trim().split('\n')
  const ways = lines.flatMap((line) => {
    const [, star, answer, next] = /^\s*(\*?)\s*(.+?) -> (.+)$/.exec(line) ?? []
    return answer === undefined || next === undefined
      ? []
      : [{ answer, next, isTaken: star === '*' }]
  })
  const caption = lines
    .filter((line) => !line.includes(' -> '))
    .join(' ')
    .trim()
  if (ways.length === 0 || caption === '')
    throw new Error(`Expected a question, answers and a caption: ${text}`)
  return { question, ways, caption }
}

/** The drawing in two versions: from left to right, and downward for phones. */
export function drawFork(fork: Fork): string {
  const words = fork.ways.map(({ answer, next }) => `${answer} leads to ${next}`).join('; ')
  const label = escapeHtml(`${fork.question} ${words}`)
  return `<figure class="fork"><div>${wide(fork, label)}${slim(fork, label)}</div><figcaption>${escapeHtml(fork.caption)}</figcaption></figure>\n`
}

/** Average width of a letter at 14 px, in pixels. */
const letterWidth = 7.6
const boxWidth = (text: string) => Math.round(text.length * letterWidth) + 36
const pillWidth = (text: string) => Math.round(text.length * 6.6) + 22
const boxHeight = 40
const curve = 16

function wide({ question, ways }: Fork, label: string): string {
  const rise = 60
  const from = 8 + boxWidth(question)
  const pills = Math.max(...ways.map(({ answer }) => pillWidth(answer)))
  const bend = from + 44
  const to = bend + 40 + pills + 40
  const width = to + Math.max(...ways.map(({ next }) => boxWidth(next))) + 8
  const height = (ways.length - 1) * rise + boxHeight + 4
  const middle = bend + 40 + pills / 2
  const lines = inOrder(ways).map(({ way, at }) => {
    const y = 22 + at * rise
    const path =
      at === 0
        ? `M${from} 22H${to}`
        : `M${from} 22H${bend - curve}q${curve} 0 ${curve} ${curve}V${y - curve}q0 ${curve} ${curve} ${curve}H${to}`
    return line(path, way.isTaken)
  })
  const parts = ways.map(({ answer, next, isTaken }, at) => {
    const y = 22 + at * rise
    return pill(middle, y, answer, isTaken) + box(to, y, boxWidth(next), next, isTaken)
  })
  return `<svg data-wide width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${lines.join('')}${box(8, 22, boxWidth(question), question, true)}${parts.join('')}</svg>`
}

function slim({ question, ways }: Fork, label: string): string {
  const rise = 54
  const stem = 24
  const start = 44
  const pills = Math.max(...ways.map(({ answer }) => pillWidth(answer)))
  const to = stem + curve + 14 + pills + 14
  const width =
    Math.max(to + Math.max(...ways.map(({ next }) => boxWidth(next))), boxWidth(question)) + 4
  const height = start + ways.length * rise
  const lines = inOrder(ways).map(({ way, at }) => {
    const y = start + at * rise + 32
    return line(`M${stem} 42V${y - curve}q0 ${curve} ${curve} ${curve}H${to}`, way.isTaken)
  })
  const parts = ways.map(({ answer, next, isTaken }, at) => {
    const y = start + at * rise + 32
    return (
      pill(stem + curve + 14 + pills / 2, y, answer, isTaken) +
      box(to, y, boxWidth(next), next, isTaken)
    )
  })
  return `<svg data-slim width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${lines.join('')}${box(2, 22, boxWidth(question), question, true)}${parts.join('')}</svg>`
}

/** The highlighted way comes last, so it is drawn over the others. */
const inOrder = (ways: Fork['ways']) =>
  ways
    .map((way, at) => ({ way, at }))
    .sort((one, other) => Number(one.way.isTaken) - Number(other.way.isTaken))

const taken = (isTaken: boolean) => (isTaken ? ' data-taken' : '')

const line = (path: string, isTaken: boolean) => `<path d="${path}"${taken(isTaken)}/>`

function box(x: number, y: number, width: number, text: string, isTaken: boolean): string {
  return `<rect x="${x}" y="${y - boxHeight / 2}" width="${width}" height="${boxHeight}" rx="10"${taken(isTaken)}/><text x="${x + width / 2}" y="${y + 5}" text-anchor="middle"${taken(isTaken)}>${escapeHtml(text)}</text>`
}

function pill(x: number, y: number, text: string, isTaken: boolean): string {
  const width = pillWidth(text)
  return `<rect data-pill x="${x - width / 2}" y="${y - 12}" width="${width}" height="24"/><text data-answer x="${x}" y="${y + 4}" text-anchor="middle"${taken(isTaken)}>${escapeHtml(text)}</text>`
}
