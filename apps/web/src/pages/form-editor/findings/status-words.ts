import type { ListedFinding } from '@ramiform/proving/listed-finding'
import type { FindingsState } from '../../../editing/findings-store.ts'

export interface StatusWords {
  readonly tone: 'error' | 'warning' | 'hint' | 'fine' | 'open' | 'off' | 'waiting' | 'stopped'
  /** the part in bold */
  readonly strong?: string
  readonly words: string
}

/** The line above the canvas about the logic of the form. */
export function statusWords(
  {
    progress,
    schema,
    findings,
    undecided,
  }: Pick<FindingsState, 'progress' | 'schema' | 'findings' | 'undecided'>,
  isTraditional: boolean,
): StatusWords {
  if (progress === 'stopped') return { tone: 'stopped', words: 'The check stopped.' }
  if (progress === 'slow') return { tone: 'waiting', words: 'Checking...' }
  if (schema === null) return { tone: 'waiting', words: '' }
  const [worst] = findings
  if (worst !== undefined) {
    const { problems, hints } = counts(findings)
    const tone = worst.severity
    if (problems === 0) return { tone, words: counted(hints, 'hint') }
    const more = hints === 0 ? '' : `, ${counted(hints, 'hint')}`
    return { tone, strong: counted(problems, 'problem'), words: more }
  }
  if (isTraditional) return { tone: 'off', words: 'Logic is off in Traditional mode' }
  const open = undecided.length
  if (open > 0) {
    const subject = open === 1 ? '1 question is' : `${open} questions are`
    return { tone: 'open', words: `No problems found. ${subject} too complex to check fully.` }
  }
  return { tone: 'fine', words: 'No problems in the logic' }
}

/** Errors and warnings are problems. */
export function counts(findings: readonly ListedFinding[]) {
  const hints = findings.filter(({ severity }) => severity === 'hint').length
  return { problems: findings.length - hints, hints }
}

export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** Heading of the list. The list itself says that there are no problems, or that the check stopped. */
export function titleOfList(words: StatusWords): string {
  const isInList = words.tone === 'fine' || words.tone === 'stopped'
  return (isInList ? '' : inOneText(words)) || 'Logic check'
}

export const inOneText = ({ strong = '', words }: StatusWords) => `${strong}${words}`
