import type { Settings } from '@ramiform/core/form'
import type { SaveState } from '../../../editing/saving/saver.ts'
import type { SettingProblems } from './setting-problems.ts'

/** Settings that only the server can validate. Its message completes a sentence here. */
const judgedByServer = {
  'notifications.webhook': ({ notifications }: Settings) => notifications?.webhook,
} as const

/** Problems from the last rejected save, by setting. Each disappears when its setting changes. */
export function refusedSettings(state: SaveState, settings: Settings): Partial<SettingProblems> {
  if (state.kind !== 'refused') return {}
  const { problems = [], draft } = state
  return Object.fromEntries(
    Object.entries(judgedByServer).flatMap(([path, read]) => {
      const problem = problems.find((one) => one.path === `schema.settings.${path}`)
      const isChanged = read(settings) !== read(draft.schema.settings)
      return problem === undefined || isChanged ? [] : [[path, `This address ${problem.message}`]]
    }),
  )
}
