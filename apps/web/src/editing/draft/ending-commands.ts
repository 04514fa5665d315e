import type { Conditional } from '@ramiform/core/conditions/condition'
import { type Ending, nameOfEnding } from '@ramiform/core/ending'
import type { Command } from './edit.ts'
import { changeList } from './form-commands.ts'

/** Changes members of an ending. `control` names the control that is being typed in, if one is. */
export function changeEnding(
  id: string,
  change: Partial<Omit<Ending, 'id'>>,
  name: string,
  control?: string,
): Command {
  return (draft) => {
    const endings = (draft.schema.endings ?? []).map((one) =>
      one.id === id ? withoutEmpty({ ...one, ...change }) : one,
    )
    return changeList('endings', endings, name, control && `${id} ${control}`)(draft)
  }
}

/** Gives an ending its logic, or with `undefined` takes it away. */
export function setEndingConditional(
  id: string,
  conditional: Conditional | undefined,
  { name, control }: { name?: string | undefined; control?: string | undefined } = {},
): Command {
  return (draft) => {
    const endings = draft.schema.endings ?? []
    const at = endings.findIndex((one) => one.id === id)
    const ending = endings[at]
    if (ending === undefined || ending.conditional === conditional) return null
    const verb =
      name ??
      (conditional === undefined ? 'Remove' : ending.conditional === undefined ? 'Add' : 'Change')
    return changeEnding(
      id,
      { conditional },
      `${verb} logic of ${nameOfEnding(ending, at)}`,
      control,
    )(draft)
  }
}

/** Empty texts are left out, as in a form that never had them. */
function withoutEmpty(ending: Ending): Ending {
  return Object.fromEntries(
    Object.entries(ending).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as Ending
}
