import type { Field } from '../field.ts'
import type { Conditional } from './condition.ts'

/** Members of a field that are logic. */
export const logicMembers = ['conditional', 'requiredWhen', 'optionsWhen'] as const

const single = ['conditional', 'requiredWhen'] as const

type WithLogic = Pick<Field, 'conditional' | 'requiredWhen' | 'optionsWhen'>

/** All logic of a field: when it shows, when it is required, and when its options are offered. */
export function logicsOf(field: WithLogic): readonly Conditional[] {
  return logicMembers.flatMap((name) => logicsIn(field, name))
}

/** The logic in one member of a field. */
export function logicsIn(
  field: WithLogic,
  name: (typeof logicMembers)[number],
): readonly Conditional[] {
  if (name === 'optionsWhen') return field.optionsWhen?.map(({ when }) => when) ?? []
  const logic = field[name]
  return logic === undefined ? [] : [logic]
}

/** The part with changed logic; `undefined` removes it. The same object if nothing changes. */
export function changeLogics<Part extends WithLogic>(
  part: Part,
  change: (logic: Conditional) => Conditional | undefined,
): Part {
  let changed = part
  for (const name of single) {
    const logic = changed[name]
    const next = logic && change(logic)
    if (next === logic) continue
    const { [name]: _, ...rest } = changed
    changed = (next === undefined ? rest : { ...changed, [name]: next }) as unknown as Part
  }
  const { optionsWhen } = changed
  const next = optionsWhen?.flatMap((one) => {
    const when = change(one.when)
    return when === undefined ? [] : when === one.when ? [one] : [{ ...one, when }]
  })
  const isSame = next?.length === optionsWhen?.length
  if (isSame && next?.every((one, at) => one === optionsWhen?.[at]) !== false) return changed
  const { optionsWhen: _, ...rest } = changed
  return (next?.length ? { ...changed, optionsWhen: next } : rest) as unknown as Part
}
