import type { Command } from './edit.ts'
import { changeList } from './form-commands.ts'

// Apart from `ending-commands.ts`, because the editor's first script needs no list of endings.

/** Adds an ending after the others. */
export function addEnding(id: string): Command {
  return (draft) =>
    changeList('endings', [...(draft.schema.endings ?? []), { id }], 'Add an ending')(draft)
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
