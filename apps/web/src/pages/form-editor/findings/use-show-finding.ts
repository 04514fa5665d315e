import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useCallback } from 'react'
import { endingById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { focusCard } from '../../../editing/target-fields.ts'
import { useSidePanel } from '../../../editing/use-side-panel.ts'
import { openSettingsAt } from '../commands/settings-sections.ts'

type Place = Pick<ListedFinding, 'fieldId' | 'setting' | 'rules'>

/** Opens a place such as that of a finding: a rule in the logic panel, a field's card, or a settings section. */
export function useShowFinding(): (place: Place) => void {
  const { store, screen } = useEditor()
  const sidePanel = useSidePanel()
  return useCallback(
    ({ fieldId, setting, rules: [rule] }) => {
      screen.close()
      screen.showFinding(null)
      screen.show('fields')
      if (fieldId === undefined) return screen.openCommands('adding')
      const { schema } = store.getState().draft
      if (endingById(schema, fieldId)) {
        screen.showRule({ fieldId, rule: rule ?? 0 })
        return openSettingsAt(screen, 'after', `ending-${fieldId}`)
      }
      if (schema.values?.some(({ id }) => id === fieldId)) return openSettingsAt(screen, 'values')
      const owner = ownerOfLogic(fieldId)
      store.select(owner)
      if (setting !== undefined) return openSettingsAt(screen, setting)
      if (rule === undefined) return focusCard(owner)
      // The logic of a requirement or an option is on the card.
      if (owner === fieldId) sidePanel.logic()
      screen.showRule({ fieldId, rule })
    },
    [store, screen, sidePanel],
  )
}
