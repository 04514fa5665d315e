import { useEffect } from 'react'
import { useEditor, useScreen } from './editor-context.tsx'
import { PublishedDialog } from './header/PublishedDialog.tsx'
import type { Publishing } from './header/use-publishing.ts'
import { later } from './later.tsx'
import { LeaveGuard } from './saving/LeaveGuard.tsx'
import { RestoreDialog } from './saving/RestoreDialog.tsx'
import type { EditorOver } from './screen-store.ts'

interface OverProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** What lies over the editor, each fetched when it is first opened. */
const parts = {
  settings: later<OverProps>(() =>
    import('./settings-panel/SettingsDrawer.tsx').then((m) => m.SettingsDrawer),
  ),
  import: later<OverProps>(() =>
    import('./import-dialog/ImportDialog.tsx').then((m) => m.ImportDialog),
  ),
} satisfies Partial<Record<EditorOver, unknown>>
const names = Object.keys(parts) as (keyof typeof parts)[]

const ConflictDialog = later<{ open?: boolean }>(() =>
  import('./saving/ConflictDialog.tsx').then((m) => m.ConflictDialog),
)

/** Everything that lies over the editor, one thing at a time. */
export function Overlays({ publishing }: { publishing: Publishing }) {
  const { close } = useEditor().screen
  const over = useScreen((state) => state.over)
  usePreload()
  return (
    <>
      {names.map((name) => {
        const Part = parts[name]
        return <Part key={name} open={over === name} onClose={close} onFailed={close} />
      })}
      <PublishedDialog publishing={publishing} />
      <ConflictDialog />
      <RestoreDialog />
      <LeaveGuard />
    </>
  )
}

/** how long after the editor stands the rest of it is fetched */
const preloadAfterMs = 2_000

/** Fetched once the editor stands, so that it opens at once and also while the server is away. */
function usePreload() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const name of names) parts[name].preload()
    }, preloadAfterMs)
    return () => clearTimeout(timer)
  }, [])
}
