import type { FormMode, FormSchema, Settings } from '@ramiform/core/form'
import type { Command } from './edit.ts'
import { type FormDraft, sameDraft } from './form-draft.ts'

export function changeName(name: string): Command {
  return (draft) =>
    draft.name === name
      ? null
      : { name: 'Rename the form', draft: { ...draft, name }, control: 'form name' }
}

export function changeDescription(description: string): Command {
  return (draft) => ({
    name: 'Change the description',
    draft: { ...draft, description },
    control: 'form description',
  })
}

/** Changes settings of the form. `control` names the control that is being typed in, if one is. */
export function changeSettings(
  change: Partial<Settings>,
  control?: string,
  name = 'Change settings',
): Command {
  return (draft) => ({
    name,
    draft: withSettings(draft, change),
    ...(control === undefined ? {} : { control: `settings ${control}` }),
  })
}

/** Replaces a list of the form. An empty list is left out, so that the form is stored as one that never had it. */
export function changeList<Member extends 'hiddenFields' | 'values' | 'endings' | 'translations'>(
  member: Member,
  list: NonNullable<FormSchema[Member]>,
  name: string,
  control?: string,
): Command {
  return (draft) => {
    const { [member]: _before, ...rest } = draft.schema
    const schema = (list.length === 0 ? rest : { ...rest, [member]: list }) as FormSchema
    return {
      name,
      draft: { ...draft, schema },
      ...(control === undefined ? {} : { control: `${member} ${control}` }),
    }
  }
}

/** Traditional forms keep their logic, switched off (decision 24). */
export function setMode(mode: FormMode): Command {
  return (draft) =>
    (draft.schema.settings.mode ?? 'conditional') === mode
      ? null
      : {
          name: mode === 'traditional' ? 'Switch to Traditional' : 'Switch to Conditional',
          draft: withSettings(draft, { mode }),
        }
}

/** Takes another draft whole, as one step: undo brings back what it replaced. */
export function replaceDraft(replacement: FormDraft, name: string): Command {
  return (draft) =>
    sameDraft(draft, replacement) ? null : { name, draft: replacement, selected: null }
}

function withSettings(draft: FormDraft, change: Partial<Settings>): FormDraft {
  const settings = { ...draft.schema.settings, ...change }
  return { ...draft, schema: { ...draft.schema, settings } }
}
