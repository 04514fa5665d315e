import type { Finding } from '@ramiform/core/findings/finding'
import { useCallback } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { focusCard } from '../../../editing/target-fields.ts'
import { useOpenBeside } from '../../../editing/use-open-beside.ts'
import { openSettingsAt } from '../commands/settings-sections.ts'

/** Opens the place of a finding: a rule in the logic panel, a field's card, or a settings section. */
export function useShowFinding(): (finding: Finding, fieldId?: string) => void {
  const { store, screen } = useEditor()
  const beside = useOpenBeside()
  return useCallback(
    (finding, onField = finding.fieldId) => {
      screen.close()
      screen.show('fields')
      if (onField === undefined) return screen.openCommands('adding')
      store.select(onField)
      if (finding.setting !== undefined) return openSettingsAt(screen, finding.setting)
      const rule =
        onField === finding.fieldId
          ? finding.rules[0]
          : finding.conflict?.find(({ fieldId }) => fieldId === onField)?.rule
      if (rule === undefined) return focusCard(onField)
      beside.logic()
      screen.showRule({ fieldId: onField, rule })
    },
    [store, screen, beside],
  )
}
