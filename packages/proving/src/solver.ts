/**
 * A literal is `2 * variable` for the variable itself and `2 * variable + 1` for its negation, so arrays can be
 * indexed by literals.
 */
export type Literal = number

export const not = (literal: Literal): Literal => literal ^ 1

export type Outcome =
  | {
      readonly kind: 'model'
      holds(literal: Literal): boolean
      /** Whether the literal holds in every model with these assumptions, as far as the search noticed. */
      isImplied(literal: Literal): boolean
    }
  /** these assumptions cannot hold together */
  | { readonly kind: 'conflict'; readonly core: readonly Literal[] }
  | { readonly kind: 'undecided' }

/** Conflicts after which branching follows the variables that conflict most, instead of the given order. */
const quietConflicts = 30

/**
 * Searches for truth values that meet all clauses. Conflicts are analyzed, and what they teach stays for later
 * searches (conflict-driven clause learning). Deterministic: limits count steps, never time.
 */
export class Solver {
  /** steps left over all searches */
  stepsLeft: number
  /** literals in all required clauses: the work of building them */
  size = 0
  private values: Int8Array = new Int8Array(64)
  private levels: Int32Array = new Int32Array(64)
  private reasons: (Int32Array | null)[] = []
  private activity: number[] = []
  private watches: Int32Array[][] = []
  private trail: Literal[] = []
  private trailStarts: number[] = []
  private head = 0
  /** assumptions of the last search: the first of them are still on the trail, one level each */
  private assumed: readonly Literal[] = []
  private bump = 1
  private variables = 0
  private isBroken = false

  constructor(steps: number) {
    this.stepsLeft = steps
  }

  variable(): Literal {
    const literal = this.variables * 2
    this.variables += 1
    if (this.variables > this.levels.length) this.grow()
    this.reasons.push(null)
    this.activity.push(0)
    this.watches.push([], [])
    return literal
  }

  private grow() {
    const values = new Int8Array(this.values.length * 2)
    values.set(this.values)
    this.values = values
    const levels = new Int32Array(this.levels.length * 2)
    levels.set(this.levels)
    this.levels = levels
  }

  /** Requires one of the literals. */
  clause(...literals: readonly Literal[]) {
    this.undo(0)
    this.size += literals.length
    const kept: Literal[] = []
    const all = new Set(literals)
    for (const literal of all) {
      if (this.value(literal) === 1 || all.has(not(literal))) return
      if (this.value(literal) === 0) kept.push(literal)
    }
    const [first, second] = kept
    if (first === undefined) this.isBroken = true
    else if (second === undefined) this.assign(first, null)
    else this.watch(Int32Array.from(kept))
  }

  /**
   * @param assumptions literals that must hold in this search alone
   * @param choices literals to try in this order; the search ends when each has a value
   * @param steps limit of this search
   */
  search(assumptions: readonly Literal[], choices: readonly Literal[], steps: number): Outcome {
    const limit = Math.max(0, this.stepsLeft - steps)
    if (this.stepsLeft <= 0) return { kind: 'undecided' }
    this.undo(this.sharedWith(assumptions))
    this.assumed = assumptions.slice()
    if (this.isBroken) return { kind: 'conflict', core: [] }
    let conflicts = 0
    let next = 0
    for (;;) {
      const conflict = this.propagate()
      if (conflict !== null) {
        if (this.trailStarts.length === 0) {
          this.isBroken = true
          return { kind: 'conflict', core: [] }
        }
        conflicts += 1
        next = 0
        this.learn(conflict)
        continue
      }
      if (this.stepsLeft <= limit) {
        this.undo(assumptions.length)
        return { kind: 'undecided' }
      }
      const depth = this.trailStarts.length
      const assumption = assumptions[depth]
      if (assumption !== undefined) {
        const value = this.value(assumption)
        if (value === -1) {
          return { kind: 'conflict', core: this.coreOf(assumption) }
        }
        this.trailStarts.push(this.trail.length)
        if (value === 0) this.assign(assumption, null)
        continue
      }
      let choice: Literal | undefined
      if (conflicts < quietConflicts) {
        while (next < choices.length && this.value(choices[next] ?? 0) !== 0) next += 1
        choice = choices[next]
      } else choice = this.busiest(choices)
      if (choice === undefined) {
        const values = this.values.slice(0, this.variables)
        // What is assigned before the first choice follows from the assumptions.
        const implied = this.trailStarts[assumptions.length] ?? this.trail.length
        for (let at = 0; at < implied; at += 1) {
          const variable = (this.trail[at] ?? 0) >> 1
          values[variable] = (values[variable] ?? 0) * 2
        }
        this.undo(assumptions.length)
        const signed = (literal: Literal) =>
          (values[literal >> 1] ?? 0) * ((literal & 1) === 0 ? 1 : -1)
        return {
          kind: 'model',
          holds: (literal) => signed(literal) > 0,
          isImplied: (literal) => signed(literal) > 1,
        }
      }
      this.trailStarts.push(this.trail.length)
      this.assign(choice, null)
    }
  }

  /**
   * Number of leading assumptions that the last search had too. They stay assigned between two searches, because most
   * searches of one form differ only in the last few of up to thousands of assumptions.
   */
  private sharedWith(assumptions: readonly Literal[]): number {
    const most = Math.min(this.trailStarts.length, this.assumed.length, assumptions.length)
    let shared = 0
    while (shared < most && assumptions[shared] === this.assumed[shared]) shared += 1
    return shared
  }

  private busiest(choices: readonly Literal[]): Literal | undefined {
    let best: Literal | undefined
    let most = -1
    this.stepsLeft -= choices.length >> 3
    for (const choice of choices) {
      const activity = this.activity[choice >> 1] ?? 0
      if (activity > most && this.value(choice) === 0) {
        most = activity
        best = choice
      }
    }
    return best
  }

  /** 1 holds, -1 does not, 0 open */
  private value(literal: Literal): number {
    const value = this.values[literal >> 1] ?? 0
    return (literal & 1) === 0 ? value : -value
  }

  private assign(literal: Literal, reason: Int32Array | null) {
    const variable = literal >> 1
    this.values[variable] = (literal & 1) === 0 ? 1 : -1
    this.levels[variable] = this.trailStarts.length
    this.reasons[variable] = reason
    this.trail.push(literal)
  }

  private undo(depth: number) {
    if (this.trailStarts.length <= depth) return
    const start = this.trailStarts[depth] ?? 0
    for (let at = this.trail.length - 1; at >= start; at -= 1) {
      this.values[(this.trail[at] ?? 0) >> 1] = 0
    }
    this.trail.length = start
    this.trailStarts.length = depth
    this.head = Math.min(this.head, start)
  }

  private watch(clause: Int32Array) {
    this.watches[not(clause[0] ?? 0)]?.push(clause)
    this.watches[not(clause[1] ?? 0)]?.push(clause)
  }

  /** Follows what is certain; gives the clause that cannot hold any more, if one is found. */
  private propagate(): Int32Array | null {
    while (this.head < this.trail.length) {
      const done = this.trail[this.head] ?? 0
      this.head += 1
      const failing = not(done)
      const watched = this.watches[done] ?? []
      let kept = 0
      for (let at = 0; at < watched.length; at += 1) {
        const clause = watched[at] as Int32Array
        this.stepsLeft -= 1
        if (clause[0] === failing) {
          clause[0] = clause[1] ?? 0
          clause[1] = failing
        }
        const first = clause[0] ?? 0
        if (this.value(first) === 1) {
          watched[kept] = clause
          kept += 1
          continue
        }
        let moved = false
        for (let other = 2; other < clause.length; other += 1) {
          const literal = clause[other] ?? 0
          if (this.value(literal) === -1) continue
          clause[1] = literal
          clause[other] = failing
          this.watches[not(literal)]?.push(clause)
          moved = true
          break
        }
        if (moved) continue
        watched[kept] = clause
        kept += 1
        if (this.value(first) === -1) {
          for (let rest = at + 1; rest < watched.length; rest += 1) {
            watched[kept] = watched[rest] as Int32Array
            kept += 1
          }
          watched.length = kept
          this.head = this.trail.length
          return clause
        }
        this.assign(first, clause)
      }
      watched.length = kept
    }
    return null
  }

  /** Learns the clause of the first unique implication point, and goes back to where it says something new. */
  private learn(conflict: Int32Array) {
    const depth = this.trailStarts.length
    const seen = new Set<number>()
    const learned: Literal[] = [0]
    let open = 0
    let at = this.trail.length - 1
    let reason: Int32Array | null = conflict
    let pivot = -1
    for (;;) {
      this.stepsLeft -= reason?.length ?? 0
      for (const literal of reason ?? []) {
        const variable = literal >> 1
        if (literal === pivot || seen.has(variable)) continue
        const level = this.levels[variable] ?? 0
        if (level === 0) continue
        seen.add(variable)
        this.activity[variable] = (this.activity[variable] ?? 0) + this.bump
        if (level === depth) open += 1
        else learned.push(literal)
      }
      while (!seen.has((this.trail[at] ?? 0) >> 1)) at -= 1
      pivot = this.trail[at] ?? 0
      at -= 1
      open -= 1
      if (open === 0) break
      reason = this.reasons[pivot >> 1] ?? null
    }
    learned[0] = not(pivot)
    this.bump *= 1.05
    if (this.bump > 1e100) {
      this.activity = this.activity.map((value) => value / 1e100)
      this.bump /= 1e100
    }
    let back = 0
    for (let place = 1; place < learned.length; place += 1) {
      const level = this.levels[(learned[place] ?? 0) >> 1] ?? 0
      if (level <= back) continue
      back = level
      const second = learned[1] ?? 0
      learned[1] = learned[place] ?? 0
      learned[place] = second
    }
    this.undo(back)
    if (learned.length === 1) {
      this.assign(learned[0] ?? 0, null)
      return
    }
    const clause = Int32Array.from(learned)
    this.watch(clause)
    this.assign(clause[0] ?? 0, clause)
  }

  /** The assumptions from which the failing one follows to be false, and itself. */
  private coreOf(failed: Literal): readonly Literal[] {
    const core = [failed]
    const seen = new Set([failed >> 1])
    for (
      let at = this.trail.length - 1;
      at >= (this.trailStarts[0] ?? this.trail.length);
      at -= 1
    ) {
      const literal = this.trail[at] ?? 0
      const variable = literal >> 1
      if (!seen.has(variable)) continue
      const reason = this.reasons[variable] ?? null
      if (reason === null) {
        core.push(literal)
        continue
      }
      for (const one of reason) {
        if ((this.levels[one >> 1] ?? 0) > 0) seen.add(one >> 1)
      }
    }
    return core
  }
}
