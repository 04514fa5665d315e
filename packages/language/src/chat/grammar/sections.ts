import type { Token } from '../words/tokens.ts'

/** Tokens that may form a statement. */
export interface Section {
  readonly from: number
  readonly to: number
}

const goesOn = new Set(
  'otherwise else then and or but unless except only also if when so not *'.split(' '),
)
const belongs = new Set('otherwise else and or but unless except *'.split(' '))

/** Splits a text at full stops, question marks and line ends, but not inside a name or in quotes. */
export function sectionsOf(
  tokens: readonly Token[],
  inName: readonly boolean[],
): readonly Section[] {
  const sections: Section[] = []
  let from = 0
  const quotes = quotedPlaces(tokens)
  for (const [at, token] of tokens.entries()) {
    const ends = token.kind === 'mark' && /^[.!?;\n]$/.test(token.word)
    const isQuestion = token.word === '?' && inName[at + 1] !== true && isOneName(inName, from, at)
    if (!ends || (inName[at] === true && !isQuestion) || quotes[at] === true) continue
    const next = tokens[at + 1]
    const isInside =
      token.word === '.' && next !== undefined && next.start === token.end && next.kind !== 'mark'
    if (isInside) continue
    if (at > from) sections.push({ from, to: token.word === '?' ? at + 1 : at })
    from = at + 1
  }
  if (from < tokens.length) sections.push({ from, to: tokens.length })
  return sections
}

/** True for a question of the form, as in "Do you own a car? If yes, ...". */
function isOneName(inName: readonly boolean[], from: number, to: number): boolean {
  return inName.slice(from + 1, to + 1).every(Boolean)
}

/** Tokens between double quotes on one line. */
function quotedPlaces(tokens: readonly Token[]): readonly boolean[] {
  const places = tokens.map(() => false)
  let open = -1
  for (const [at, { word }] of tokens.entries()) {
    if (word === '\n') open = -1
    if (word !== '"') continue
    if (open < 0) open = at
    else {
      places.fill(true, open, at)
      open = -1
    }
  }
  return places
}

/** True for a section that needs the one before: "Otherwise hide it.", a line of a list. */
export function belongsBefore(tokens: readonly Token[], { from }: Section): boolean {
  return belongs.has(tokens[from]?.word ?? '')
}

/** True for a section that may continue the one before. */
export function continues(tokens: readonly Token[], { from }: Section): boolean {
  return goesOn.has(tokens[from]?.word ?? '')
}
