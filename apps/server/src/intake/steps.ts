/** Marks the result of a step that ends the sequence. */
const ended = Symbol('ended')

interface Ended<Result> {
  readonly [ended]: Result
}

/** Ends the sequence with a result; later steps do not run. */
export function endWith<Result>(result: Result): Ended<Result> {
  return { [ended]: result }
}

type Step<State, Added extends object, Result> = (state: State) => Promise<Added | Ended<Result>>

/** Steps that run in the order they were added. Each one reads what earlier steps returned. */
export interface Steps<Start, State, Result> {
  /** Names of the functions, in order. */
  readonly names: readonly string[]
  add<Added extends object>(step: Step<State, Added, Result>): Steps<Start, State & Added, Result>
  /** Returns the result of the step that ended the sequence, or `last` of all that the steps returned. */
  run(start: Start, last: (state: State) => Result): Promise<Result>
}

export function stepsFrom<Start extends object, Result>(): Steps<Start, Start, Result> {
  return stepsOf<Start, Start, Result>([])
}

function stepsOf<Start extends object, State, Result>(
  // Each step was added to a sequence that returns what it reads.
  steps: readonly Step<never, object, Result>[],
): Steps<Start, State, Result> {
  return {
    names: steps.map(({ name }) => name),
    add: (step) => stepsOf([...steps, step]),
    async run(start, last) {
      let state: object = start
      for (const step of steps) {
        const added = await step(state as never)
        if (ended in added) return added[ended]
        state = { ...state, ...added }
      }
      return last(state as State)
    },
  }
}
