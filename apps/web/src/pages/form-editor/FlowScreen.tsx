import { useEditor } from '../../editing/editor-context.tsx'
import { type FlowViewName, flowViews } from '../../editing/screen-store.ts'
import { useEditorWidth } from '../../editing/use-editor-width.ts'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './FlowScreen.module.css'
import { FlowStatus } from './flow/FlowStatus.tsx'
import { ModeBar } from './header/ModeBar.tsx'

/** Views of the form's logic, each loaded when it first opens. With two or more, each is a tab. */
const views = {
  flow: {
    label: 'Map',
    waiting: 'Drawing the flow...',
    View: lazyWithRetry(() => import('./flow/FlowView.tsx').then((m) => m.FlowView)),
  },
  scenarios: {
    label: 'Scenarios',
    waiting: 'Loading scenarios...',
    View: lazyWithRetry(() => import('./scenarios/ScenariosView.tsx').then((m) => m.ScenariosView)),
  },
  coverage: {
    label: 'Coverage',
    waiting: 'Loading the coverage...',
    View: lazyWithRetry(() => import('./coverage/CoverageView.tsx').then((m) => m.CoverageView)),
  },
} satisfies Record<FlowViewName, unknown>

/** Flow: what the form's logic does, below a row with its views. */
export function FlowScreen({ view }: { view: FlowViewName }) {
  const { screen } = useEditor()
  const isPhone = useEditorWidth() === 'phone'
  const { View, waiting } = views[view]
  return (
    <div className={styles.screen}>
      <ModeBar wide>
        {flowViews.length > 1 && (
          <Segmented
            label="Flow view"
            value={view}
            options={flowViews.map((value) => ({ value, label: views[value].label }))}
            onChange={screen.show}
          />
        )}
        {view === 'flow' && !isPhone && <FlowStatus />}
      </ModeBar>
      <View waiting={waiting} />
    </div>
  )
}
