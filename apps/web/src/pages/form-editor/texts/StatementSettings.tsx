import type { Field } from '@ramiform/core/field'
import { changeField } from '../../../editing/draft/field-commands.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { MarkedTextSettings } from './MarkedTextSettings.tsx'

export interface StatementSettingsProps {
  readonly field: Field
}

/** Text of the selected statement. */
export function StatementSettings({ field }: StatementSettingsProps) {
  const { store } = useEditor()
  const { id, description = '' } = field
  return (
    <MarkedTextSettings
      id={id}
      text={description}
      textNow={() => fieldById(store.getState().draft.schema.fields, id)?.description ?? ''}
      onChange={(text, isTyped) =>
        store.run(
          changeField(id, { description: text || undefined }, isTyped ? 'description' : undefined),
        )
      }
    />
  )
}
