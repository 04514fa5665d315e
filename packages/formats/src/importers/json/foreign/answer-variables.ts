import type { Logic } from '../../../reading/logic.ts'
import {
  type AnswerRegions,
  answerRegions,
  type Rule,
  type Source,
  type Written,
} from './answer-regions.ts'
import {
  alwaysHolds,
  type DecisionDiagrams,
  type Node,
  neverHolds,
  TooComplex,
} from './decision-diagram.ts'

/** Logic that can also be negated. Only the result has to be expressible in our operators. */
export type JumpLogic =
  | Rule
  | { readonly kind: 'all' | 'any'; readonly parts: readonly JumpLogic[] }
  | { readonly kind: 'not'; readonly part: JumpLogic }

/** The answer to a question in regions, or the question if an answer contains a value. */
type Variable =
  | { readonly source: string; readonly regions: AnswerRegions }
  | { readonly source: string; readonly contained: Rule }

/** More variables become too complex, since conditions recurse through them. */
const mostVariables = 2_000

/** The sources of rules as variables of decision diagrams. The first region of each is that of an empty answer. */
export class AnswerVariables {
  readonly #diagrams: DecisionDiagrams
  readonly #variables: Variable[] = []
  /** Positions by source, and for `contains` by source and value */
  readonly #positions = new Map<string, number>()
  readonly #bySource = new Map<string, number[]>()
  readonly #sourceOf: (key: string) => Source | undefined
  readonly #doesNotContain: (rule: Rule) => Logic | null

  /** @param order sources in the order in which they are asked, which keeps the diagrams small */
  constructor(
    diagrams: DecisionDiagrams,
    conditions: readonly JumpLogic[],
    order: readonly string[],
    sourceOf: (key: string) => Source | undefined,
    doesNotContain: (rule: Rule) => Logic | null,
  ) {
    this.#diagrams = diagrams
    this.#sourceOf = sourceOf
    this.#doesNotContain = doesNotContain
    const rules = new Map<string, Rule[]>(order.map((key) => [key, []]))
    for (const one of conditions.flatMap((logic) => this.#rulesIn(logic))) {
      const own = rules.get(one.source) ?? []
      rules.set(one.source, own)
      own.push(one)
    }
    for (const [source, own] of rules) this.#add(source, own)
  }

  nodeOf(logic: JumpLogic): Node {
    if (logic.kind === 'not') return this.#diagrams.not(this.nodeOf(logic.part))
    if (logic.kind === 'rule') {
      const asked = this.#asked(logic)
      const node = this.#nodeOfRule(asked.rule)
      return asked.isDenied ? this.#diagrams.not(node) : node
    }
    return logic.kind === 'all'
      ? logic.parts.reduce<Node>(
          (node, part) => this.#diagrams.and(node, this.nodeOf(part)),
          alwaysHolds,
        )
      : logic.parts.reduce<Node>(
          (node, part) => this.#diagrams.or(node, this.nodeOf(part)),
          neverHolds,
        )
  }

  /**
   * Everything that is known about the answers to a question: they are empty unless it was shown, and what contains a
   * text is not empty.
   */
  possible(source: string, shown: Node): Node {
    const diagrams = this.#diagrams
    let node: Node = this.#sourceOf(source)?.isFilled
      ? diagrams.not(this.#isEmpty(this.#positions.get(source) ?? 0))
      : alwaysHolds
    for (const at of this.#bySource.get(source) ?? []) {
      const variable = this.#variables[at]
      node = diagrams.and(node, diagrams.or(this.#isEmpty(at), shown))
      if (variable !== undefined && 'contained' in variable)
        node = diagrams.and(node, this.#impliedBy(at, variable))
    }
    return node
  }

  sourceAt(variable: number): string | undefined {
    return this.#variables[variable]?.source
  }

  /** Logic for a region that lies between `least` and `most`; null if our operators cannot express it. */
  write(variable: number, least: readonly boolean[], most: readonly boolean[]): Written | null {
    const one = this.#variables[variable]
    if (one === undefined) return null
    if ('regions' in one) return one.regions.write(least, most)
    if (least[1]) return { logic: one.contained, holds: [false, true] }
    const logic = this.#doesNotContain(one.contained)
    return logic && { logic, holds: [true, false] }
  }

  #add(source: string, rules: readonly Rule[]) {
    const others = rules.filter(({ condition }) => condition !== 'contains')
    const contained = rules.filter(
      ({ condition, value }) => condition === 'contains' && value !== '',
    )
    if (others.length > 0 || contained.length > 0) {
      const regions = answerRegions(source, others, this.#sourceOf(source) ?? {})
      this.#positions.set(source, this.#variables.push({ source, regions }) - 1)
    }
    for (const one of contained) {
      const name = nameOf(one)
      if (this.#positions.has(name)) continue
      this.#positions.set(name, this.#variables.push({ source, contained: one }) - 1)
    }
    if (this.#variables.length > mostVariables) this.#variables.length = mostVariables
    const first = this.#positions.get(source) ?? 0
    const count = this.#variables.length - first
    this.#bySource.set(
      source,
      Array.from({ length: Math.max(0, count) }, (_, at) => first + at),
    )
  }

  #nodeOfRule(one: Rule): Node {
    const isContained = one.condition === 'contains'
    // An empty text is contained in nothing.
    if (isContained && one.value === '') return neverHolds
    const at = this.#positions.get(isContained ? nameOf(one) : one.source)
    const variable = at === undefined ? undefined : this.#variables[at]
    if (at === undefined || variable === undefined || one.valueFrom !== undefined)
      throw new TooComplex()
    return this.#diagrams.inRegions(
      at,
      'regions' in variable ? variable.regions.isIn(one) : [false, true],
    )
  }

  #isEmpty(variable: number): Node {
    const one = this.#variables[variable]
    const count = one !== undefined && 'regions' in one ? one.regions.samples.length : 2
    return this.#diagrams.inRegions(
      variable,
      Array.from({ length: count }, (_, at) => at === 0),
    )
  }

  /** The other variables of a question, restricted to what is possible while its answer contains this value. */
  #impliedBy(at: number, { source, contained }: Extract<Variable, { contained: Rule }>): Node {
    const diagrams = this.#diagrams
    const holds = diagrams.inRegions(at, [false, true])
    const isList = this.#sourceOf(source)?.isList === true
    let node: Node = alwaysHolds
    for (const other of this.#bySource.get(source) ?? []) {
      const variable = this.#variables[other]
      if (variable === undefined || other === at) continue
      if ('regions' in variable) {
        const { samples, compared } = variable.regions
        const allowed = (isContaining: boolean) =>
          samples.map((answer) => {
            if (answer === '') return !isContaining
            if (isList || !compared.has(answer)) return true
            return answer.includes(contained.value) === isContaining
          })
        const within = diagrams.inRegions(other, allowed(true))
        const without = diagrams.inRegions(other, allowed(false))
        node = diagrams.and(
          node,
          diagrams.and(diagrams.or(diagrams.not(holds), within), diagrams.or(holds, without)),
        )
      } else if (!isList && contained.value.includes(variable.contained.value)) {
        const implied = diagrams.inRegions(other, [false, true])
        node = diagrams.and(node, diagrams.or(diagrams.not(holds), implied))
      }
    }
    return node
  }

  #rulesIn(logic: JumpLogic): readonly Rule[] {
    if (logic.kind === 'rule') return [this.#asked(logic).rule]
    const parts = logic.kind === 'not' ? [logic.part] : logic.parts
    return parts.flatMap((part) => this.#rulesIn(part))
  }

  /** A list equals no value, but may contain it. */
  #asked(rule: Rule): { readonly rule: Rule; readonly isDenied: boolean } {
    const isEqual = rule.condition === 'equals' || rule.condition === 'not_equals'
    if (!isEqual || this.#sourceOf(rule.source)?.isList !== true) return { rule, isDenied: false }
    return {
      rule: { ...rule, condition: 'contains' },
      isDenied: rule.condition === 'not_equals',
    }
  }
}

const nameOf = ({ source, value }: Rule) => JSON.stringify([source, value])
