/** A condition about several variables: 0 never holds, 1 always holds. Equal conditions have the same number. */
export type Node = number

export const neverHolds: Node = 0
export const alwaysHolds: Node = 1

/** Thrown when conditions need more memory or time than an import may take. */
export class TooComplex extends Error {}

/** An import may take a second or two. */
const mostNodes = 200_000
const mostSteps = 1_000_000

interface Inner {
  readonly variable: number
  /** Condition that remains for each region of the variable */
  readonly kids: readonly Node[]
}

/** The regions of some variables that an answer must be in; true for each allowed region. */
export type Cube = ReadonlyMap<number, readonly boolean[]>

/**
 * Reduced, ordered decision diagrams of variables with several regions. Because each condition has one diagram only,
 * branches that meet become the same condition again.
 */
export class DecisionDiagrams {
  readonly #nodes: (Inner | null)[] = [null, null]
  readonly #known = new Map<string, Node>()
  readonly #ands = new Map<number, Node>()
  readonly #nots = new Map<Node, Node>()
  #steps = 0

  /** The condition that a variable is in one of the allowed regions. */
  inRegions(variable: number, allowed: readonly boolean[]): Node {
    return this.#node(
      variable,
      allowed.map((one) => (one ? alwaysHolds : neverHolds)),
    )
  }

  ofCube(cube: Cube): Node {
    const fromLast = [...cube].sort(([one], [other]) => other - one)
    return fromLast.reduce<Node>(
      (node, [variable, allowed]) =>
        this.#node(
          variable,
          allowed.map((one) => (one ? node : neverHolds)),
        ),
      alwaysHolds,
    )
  }

  not(node: Node): Node {
    if (node <= alwaysHolds) return 1 - node
    const known = this.#nots.get(node)
    if (known !== undefined) return known
    const { variable, kids } = this.#inner(node)
    const made = this.#node(
      variable,
      kids.map((kid) => this.not(kid)),
    )
    this.#nots.set(node, made)
    return made
  }

  and(one: Node, other: Node): Node {
    if (one === neverHolds || other === neverHolds) return neverHolds
    if (one === alwaysHolds || one === other) return other
    if (other === alwaysHolds) return one
    const [low, high] = one < other ? [one, other] : [other, one]
    const key = low * mostNodes * 2 + high
    const known = this.#ands.get(key)
    if (known !== undefined) return known
    const [first, second] = [this.#inner(low), this.#inner(high)]
    const variable = Math.min(first.variable, second.variable)
    const regions = (first.variable === variable ? first : second).kids
    this.#count()
    const kidOf = (node: Node, inner: Inner, at: number) =>
      inner.variable === variable ? (inner.kids[at] ?? neverHolds) : node
    const made = this.#node(
      variable,
      regions.map((_, at) => this.and(kidOf(low, first, at), kidOf(high, second, at))),
    )
    this.#ands.set(key, made)
    return made
  }

  or(one: Node, other: Node): Node {
    return this.not(this.and(this.not(one), this.not(other)))
  }

  /** True if a condition holds everywhere in a cube. */
  holdsIn(cube: Cube, node: Node): boolean {
    const seen = new Set<Node>()
    const visit = (at: Node): boolean => {
      if (at <= alwaysHolds) return at === alwaysHolds
      if (seen.has(at)) return true
      seen.add(at)
      const { variable, kids } = this.#inner(at)
      this.#count()
      const allowed = cube.get(variable)
      return kids.every((kid, region) => allowed?.[region] === false || visit(kid))
    }
    return visit(node)
  }

  implies(one: Node, other: Node): boolean {
    return this.and(one, this.not(other)) === neverHolds
  }

  /** Variables that a condition depends on. */
  variablesOf(node: Node): ReadonlySet<number> {
    const found = new Set<number>()
    const seen = new Set<Node>()
    const visit = (at: Node) => {
      if (at <= alwaysHolds || seen.has(at)) return
      seen.add(at)
      const { variable, kids } = this.#inner(at)
      this.#count()
      found.add(variable)
      for (const kid of kids) visit(kid)
    }
    visit(node)
    return found
  }

  /** Some cube of a condition that can hold. */
  cubeIn(node: Node): Cube {
    const cube = new Map<number, readonly boolean[]>()
    for (let at = node; at > alwaysHolds; ) {
      const { variable, kids } = this.#inner(at)
      const next = kids.find((kid) => kid !== neverHolds) ?? neverHolds
      cube.set(
        variable,
        kids.map((kid) => kid === next),
      )
      at = next
    }
    return cube
  }

  #count() {
    this.#steps += 1
    if (this.#steps > mostSteps) throw new TooComplex()
  }

  #inner(node: Node): Inner {
    const inner = this.#nodes[node]
    if (inner === null || inner === undefined) throw new Error('A constant has no variable.')
    return inner
  }

  #node(variable: number, kids: readonly Node[]): Node {
    const [first = neverHolds] = kids
    if (kids.every((kid) => kid === first)) return first
    const key = `${variable}:${kids.join()}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#nodes.length >= mostNodes) throw new TooComplex()
    const node = this.#nodes.push({ variable, kids }) - 1
    this.#known.set(key, node)
    return node
  }
}
