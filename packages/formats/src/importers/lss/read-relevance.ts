import { type ReadExpression, readExpression } from '../../reading/expression.ts'
import { all, always, any, type Logic, never } from '../../reading/logic.ts'
import { asExpression } from './as-expression.ts'

/** An option that LimeSurvey names like a question of its own: `Q1_SQ001` is SQ001 of Q1. */
export interface OptionName {
  readonly question: string
  readonly value: string
}

/** Reads a relevance equation. Sources are codes of questions, and of subquestions that are fields. */
export function readRelevance(
  source: string,
  options: ReadonlyMap<string, OptionName>,
): ReadExpression {
  const plain = source
    .trim()
    .replace(/^\{([^{}]*)\}$/, '$1')
    .trim()
  if (plain === '' || plain === '1') return always
  if (plain === '0') return never
  const written = asExpression(plain)
  if ('unsaid' in written) return { kind: 'unsaid', reason: written.unsaid }
  const read = readExpression(written.expression)
  return read.kind === 'unsaid' ? read : withOptions(read, options)
}

/** Rules about one option become rules about its question. */
function withOptions(logic: Logic, options: ReadonlyMap<string, OptionName>): Logic {
  if (logic.kind !== 'rule') {
    const parts = logic.parts.map((part) => withOptions(part, options))
    return logic.kind === 'all' ? all(...parts) : any(...parts)
  }
  const option = logic.valueFrom === undefined ? options.get(logic.source) : undefined
  if (option === undefined) return logic
  const condition = isChosen(logic.condition, logic.value)
  if (condition === null) return logic
  return { kind: 'rule', source: option.question, condition, value: option.value }
}

/** LimeSurvey stores `Y` for a chosen option, and nothing for another. */
function isChosen(condition: string, value: string): 'equals' | 'not_equals' | null {
  const isOn = value === 'Y'
  if (condition === 'is_not_empty' || (condition === 'equals' && isOn)) return 'equals'
  if (condition === 'is_empty' || (condition === 'not_equals' && isOn)) return 'not_equals'
  if (condition === 'equals' && value === 'N') return 'not_equals'
  return null
}
