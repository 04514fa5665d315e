import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { type Outcome, outcomesOf } from '@ramiform/proving/scenarios/rule-coverage'
import { runScenario, type ScenarioResult } from '@ramiform/proving/scenarios/run-scenario'
import { useEffect, useRef, useState } from 'react'

/** Result of one scenario, with the rules that it lets decide. */
export interface Ran {
  readonly scenario: Scenario
  readonly result: ScenarioResult
  readonly outcomes: ReadonlySet<Outcome>
}

/** Time in milliseconds after which a run makes room for input. */
const sliceMs = 8

/**
 * Runs all scenarios after each edit, in slices, so that typing never waits. Returns the results by scenario id; null
 * until the first run is complete. While a run is under way, the earlier results stay.
 *
 * @param turn runs everything again when it changes
 */
export function useResults(
  schema: FormSchema,
  scenarios: readonly Scenario[],
  turn: number,
): ReadonlyMap<string, Ran> | null {
  const [results, setResults] = useState<ReadonlyMap<string, Ran> | null>(null)
  const known = useRef({ fields: schema.fields, mode: schema.settings.mode, turn, ran: results })
  useEffect(() => {
    const { fields, mode, turn: before, ran } = known.current
    const isSameForm = fields === schema.fields && mode === schema.settings.mode && before === turn
    const done = new Map<string, Ran>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let next = 0
    const work = () => {
      const end = performance.now() + sliceMs
      while (next < scenarios.length && performance.now() < end) {
        const scenario = scenarios[next] as Scenario
        const old = isSameForm ? ran?.get(scenario.id) : undefined
        done.set(scenario.id, old?.scenario === scenario ? old : run(schema, scenario))
        next += 1
      }
      if (next < scenarios.length) {
        timer = setTimeout(work)
        return
      }
      known.current = {
        fields: schema.fields,
        mode: schema.settings.mode,
        turn,
        ran: done,
      }
      setResults(done)
    }
    work()
    return () => clearTimeout(timer)
  }, [schema, scenarios, turn])
  return results
}

function run(schema: FormSchema, scenario: Scenario): Ran {
  return {
    scenario,
    result: runScenario(schema, scenario),
    outcomes: outcomesOf(schema, scenario.answers),
  }
}
