import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Recipes whose files are counted, by their heading in `docs/recipes.md`. */
const counted = {
  'field type': 'Add a field type',
  condition: 'Add a condition',
  'import format': 'Add an import format',
  'documentation page': 'Add a page to the documentation',
  'notification channel': 'Do something after a submission',
} as const

/** Files to touch for one more of each kind, as `docs/recipes.md` lists them; null where a checkout has no list. */
export function filesPerRecipe(checkout: string): Record<string, number | null> {
  const path = join(checkout, 'docs/recipes.md')
  const sections = existsSync(path) ? readFileSync(path, 'utf8').split(/^## /m) : []
  return Object.fromEntries(
    Object.entries(counted).map(([kind, heading]) => {
      const section = sections.find((one) => one.startsWith(`${heading}\n`))
      const list = section?.split('\n\n').find((one) => one.startsWith('Files: '))
      return [kind, list?.split(/,\s/).length ?? null]
    }),
  )
}
