import type { Conditional } from '@ramiform/core/conditions/condition'
import { type Ending, nameOfEnding } from '@ramiform/core/ending'
import type { Command } from './edit.ts'
import { changeList } from './form-commands.ts'

/** Adds an ending after the others. */
export function addEnding(id: string): Command {
  return (draft) =>
    changeList('endings', [...(draft.schema.endings ?? []), { id }], 'Add an ending')(draft)
}

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

export function removeEnding(id: string): Command {
  return (draft) => {
    const endings = draft.schema.endings ?? []
    const others = endings.filter((one) => one.id !== id)
    return others.length === endings.length
      ? null
      : changeList('endings', others, 'Delete an ending')(draft)
  }
}

/** Moves an ending by one place. The order matters: the first ending whose logic holds is shown. */
export function stepEnding(id: string, by: 1 | -1): Command {
  return (draft) => {
    const endings = draft.schema.endings ?? []
    const from = endings.findIndex((one) => one.id === id)
    const ending = endings[from]
    const to = from + by
    if (ending === undefined || to < 0 || to >= endings.length) return null
    return changeList(
      'endings',
      endings.toSpliced(from, 1).toSpliced(to, 0, ending),
      'Move an ending',
    )(draft)
  }
}

/** Empty texts are left out, as in a form that never had them. */
function withoutEmpty(ending: Ending): Ending {
  return Object.fromEntries(
    Object.entries(ending).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as Ending
}
