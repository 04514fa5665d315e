import { isQuestion } from './asking.ts'

const opposites: Readonly<Record<string, string>> = {
  yes: 'no',
  no: 'yes',
  y: 'n',
  n: 'y',
  true: 'false',
  false: 'true',
}

/** Adds `No` to a question with the only option `Yes`. */
export function withOpposite(options: readonly string[], question: string): readonly string[] {
  const [only] = options
  if (options.length !== 1 || only === undefined || !isQuestion(question)) return options
  const opposite = opposites[only.toLowerCase()]
  return opposite === undefined ? options : [only, inCaseOf(only, opposite)]
}

function inCaseOf(pattern: string, word: string): string {
  if (pattern === pattern.toLowerCase()) return word
  if (pattern === pattern.toUpperCase()) return word.toUpperCase()
  return word.charAt(0).toUpperCase() + word.slice(1)
}
