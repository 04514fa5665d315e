import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { writeToClipboard } from '../../../clipboard/write-to-clipboard.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { targetFields } from '../../../editing/target-fields.ts'
import { useSidePanel } from '../../../editing/use-side-panel.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { useHistory } from '../history/use-history.ts'
import type { Publishing } from '../publishing/use-publishing.ts'
import type { CommandContext } from './command-context.ts'
import { useFieldActions } from './use-field-actions.ts'

/** Command context of the current editor. */
export function useCommandContext(publishing: Publishing): CommandContext {
  const { store, saver, screen, findings } = useEditor()
  const fields = useFieldActions()
  const history = useHistory()
  const sidePanel = useSidePanel()
  const navigate = useNavigate()
  const toast = useToast()
  return useMemo(
    () => ({
      store,
      saver,
      screen,
      findings,
      fields,
      history,
      sidePanel,
      publishing,
      target: () => targetFields(store)[0],
      navigate: (path) => void navigate(path),
      copyText: (text, done) => {
        writeToClipboard(text).then(
          () => toast(done),
          () => toast(`Could not copy. The text is: ${text}`, { kind: 'failed' }),
        )
      },
    }),
    [store, saver, screen, findings, fields, history, sidePanel, publishing, navigate, toast],
  )
}
