import type { Field } from '../field.ts'
import type { Conditional } from './condition.ts'

/** Members of a field that are logic. */
export const logicMembers = ['conditional', 'requiredWhen'] as const

type WithLogic = Pick<Field, 'conditional' | 'requiredWhen'>

/** All logic of a field: when it shows, and when it is required. */
export function logicsOf(field: WithLogic): readonly Conditional[] {
  return logicMembers.flatMap((name) => field[name] ?? [])
}

/** The part with changed logic; `undefined` removes it. The same object if nothing changes. */
export function changeLogics<Part extends WithLogic>(
  part: Part,
  change: (logic: Conditional) => Conditional | undefined,
): Part {
  let changed = part
  for (const name of logicMembers) {
    const logic = changed[name]
    const next = logic && change(logic)
    if (next === logic) continue
    const { [name]: _, ...rest } = changed
    changed = (next === undefined ? rest : { ...changed, [name]: next }) as unknown as Part
  }
  return changed
}
