import type { FormSchema } from '@ramiform/core/form'
import type { failingPinned } from '@ramiform/proving/scenarios/run-scenario'

export type FailingScenario = ReturnType<typeof failingPinned>[number]

/** Pinned scenarios that fail. The code that runs them loads only for forms that have some. */
export async function failingScenarios(schema: FormSchema): Promise<readonly FailingScenario[]> {
  if (schema.settings.scenarios?.some(({ pinned }) => pinned) !== true) return []
  const { failingPinned } = await import('@ramiform/proving/scenarios/run-scenario')
  return failingPinned(schema)
}
