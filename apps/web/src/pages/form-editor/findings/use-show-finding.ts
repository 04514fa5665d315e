import type { Finding } from '@ramiform/core/findings/finding'
import { useCallback } from 'react'
import { openSettingsAt } from '../commands/settings-sections.ts'
import { focusCard } from '../commands/target-fields.ts'
import { useEditor } from '../editor-context.tsx'
import { useOpenBeside } from '../use-open-beside.ts'

/** Goes to the place of a finding: a rule in the logic, the field's card, or a section of the settings. */
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
