import { useEffect } from 'react'
import { useEditor, useEditorState, useScreen } from '../../editing/editor-context.tsx'
import type { EditorOver } from '../../editing/screen-store.ts'
import { useSaveState } from '../../editing/use-saver.ts'
import { EmbedGuideOnDemand } from '../../forms/embed-guide/EmbedGuideOnDemand.tsx'
import { liveSlug } from '../../forms/public-address.ts'
import type { PublishChangesProps } from '../../forms/publishing/PublishChanges.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { MoreSettings } from './canvas/LazyMoreSettings.tsx'
import type { CommandContext } from './commands/command-context.ts'
import { FieldLogic } from './logic-panel/LazyFieldLogic.tsx'
import type { Publishing } from './publishing/use-publishing.ts'
import { FindingsPanel } from './SidePanel.tsx'
import { KeptCopy } from './saving/KeptCopy.tsx'
import { LeaveGuard } from './saving/LeaveGuard.tsx'

interface OverProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly context: CommandContext
}

/** Overlays of the editor, each loaded when it first opens. */
const parts = {
  settings: lazyWithRetry<OverProps>(() =>
    import('./SettingsDrawer.tsx').then((m) => m.SettingsDrawer),
  ),
  export: lazyWithRetry<OverProps>(() =>
    import('./export/ExportDraft.tsx').then((m) => m.ExportDraft),
  ),
  history: lazyWithRetry<OverProps>(() =>
    import('./history/HistoryDrawer.tsx').then((m) => m.HistoryDrawer),
  ),
  versions: lazyWithRetry<OverProps>(() =>
    import('./versions/VersionsDrawer.tsx').then((m) => m.VersionsDrawer),
  ),
  discard: lazyWithRetry<OverProps>(() =>
    import('./saving/DiscardDialog.tsx').then((m) => m.DiscardDialog),
  ),
  commands: lazyWithRetry<OverProps>(() =>
    import('./commands/CommandPalette.tsx').then((m) => m.CommandPalette),
  ),
  shortcuts: lazyWithRetry<OverProps>(() =>
    import('./commands/ShortcutsDialog.tsx').then((m) => m.ShortcutsDialog),
  ),
} satisfies Partial<Record<EditorOver, unknown>>
const names = Object.keys(parts) as (keyof typeof parts)[]

const ImportDialog = lazyWithRetry<{ open: boolean; isForDocument: boolean; onClose: () => void }>(
  () => import('./import-dialog/ImportDialog.tsx').then((m) => m.ImportDialog),
)

const CheckedPublishing = lazyWithRetry<{ publishing: Publishing; open: boolean }>(() =>
  import('./publishing/CheckedPublishing.tsx').then((m) => m.CheckedPublishing),
)

const FindingAtMark = lazyWithRetry<{ open: boolean }>(() =>
  import('./findings/FindingAtMark.tsx').then((m) => m.FindingAtMark),
)

const PublishChanges = lazyWithRetry<PublishChangesProps>(() =>
  import('../../forms/publishing/PublishChanges.tsx').then((m) => m.PublishChanges),
)
const ConflictDialog = lazyWithRetry<{ open?: boolean }>(() =>
  import('./saving/ConflictDialog.tsx').then((m) => m.ConflictDialog),
)

/** All dialogs and drawers over the editor. At most one is open at a time. */
export function Overlays({
  publishing,
  context,
}: {
  publishing: Publishing
  context: CommandContext
}) {
  const { close, show } = useEditor().screen
  const over = useScreen((state) => state.over)
  const isAtFinding = useScreen((state) => state.atFinding !== null)
  const conflict = useSaveState().kind === 'conflict'
  usePreload()
  return (
    <>
      {names.map((name) => {
        const Part = parts[name]
        return (
          <Part
            key={name}
            open={over === name}
            onClose={close}
            onFailed={close}
            context={context}
          />
        )
      })}
      <ImportDialog
        open={over === 'import' || over === 'upload'}
        isForDocument={over === 'upload'}
        onClose={close}
        onFailed={close}
      />
      <Embed open={over === 'embed'} onClose={close} />
      <CheckedPublishing open={publishing.check !== 'closed'} publishing={publishing} />
      <FindingAtMark open={isAtFinding} />
      <PublishChanges
        publishing={publishing}
        open={publishing.review !== null}
        onCompare={() => show('compare')}
        onFailed={() => publishing.setReview(null)}
      />
      <ConflictDialog open={conflict} />
      <KeptCopy />
      <LeaveGuard />
    </>
  )
}

function Embed({ open, onClose }: { open: boolean; onClose: () => void }) {
  const name = useEditorState(({ draft }) => draft.name)
  const slug = useEditorState(({ facts }) => liveSlug(facts))
  return slug === null ? null : (
    <EmbedGuideOnDemand form={{ name, slug }} open={open} onClose={onClose} />
  )
}

/** delay before the remaining code is preloaded, in milliseconds after the editor has mounted */
const preloadAfterMs = 2_000

/**
 * Preloads the overlays after the editor has mounted, so that they open at once and work offline. The import readers
 * are as large as all others together; they load on demand.
 */
function usePreload() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const name of names) parts[name].preload()
      for (const part of [
        MoreSettings,
        FieldLogic,
        ConflictDialog,
        CheckedPublishing,
        FindingAtMark,
        FindingsPanel,
      ])
        part.preload()
    }, preloadAfterMs)
    return () => clearTimeout(timer)
  }, [])
}
