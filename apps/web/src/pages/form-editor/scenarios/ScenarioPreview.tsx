import type { Scenario } from '@ramiform/core/scenario'
import { useEffect } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { LivePreview } from '../live-preview/LivePreview.tsx'

/** The form as visitors see it, filled in with the answers of a scenario. */
export function ScenarioPreview({
  scenario,
  onClose,
}: {
  scenario: Scenario | null
  onClose: () => void
}) {
  const { screen } = useEditor()
  useEffect(() => {
    if (scenario !== null) screen.askPreview({ answers: scenario.answers })
  }, [scenario, screen])
  return (
    <Drawer
      open={scenario !== null}
      onOpenChange={onClose}
      title={scenario === null ? 'Preview' : scenario.name}
    >
      {scenario !== null && <LivePreview plain />}
    </Drawer>
  )
}
