import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useEditor, useScreen } from '../../editing/editor-context.tsx'
import { useEditorWidth } from '../../editing/use-editor-width.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LazySheet } from '../../ui/lazy/LazySheet.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import styles from './Editor.module.css'
import type { FindingsPanelProps } from './findings/FindingsPanel.tsx'
import type { ChatPanelProps } from './logic-chat/LogicChatPanel.tsx'
import { LogicPanel } from './logic-panel/LogicPanel.tsx'
import { LogicSheet } from './logic-panel/LogicSheet.tsx'

export const LivePreview = lazyWithRetry(() =>
  import('./live-preview/LivePreview.tsx').then((m) => m.LivePreview),
)
const loadingPreview = 'Loading preview...'

const LogicChatPanel = lazyWithRetry<ChatPanelProps>(() =>
  import('./logic-chat/LogicChatPanel.tsx').then((m) => m.LogicChatPanel),
)
export const FindingsPanel = lazyWithRetry<FindingsPanelProps>(() =>
  import('./findings/FindingsPanel.tsx').then((m) => m.FindingsPanel),
)
const FindingsSheet = lazyWithRetry<{ open: boolean; onClose: () => void }>(() =>
  import('./findings/FindingsSheet.tsx').then((m) => m.FindingsSheet),
)
const loadingFindings = 'Loading findings...'
const loadingChat = 'Loading chat...'

/** Side panel beside the canvas on wide screens, and over it on narrow ones. */
export function SidePanel() {
  const { screen } = useEditor()
  const width = useEditorWidth()
  const side = useScreen((state) => state.side)
  const over = useScreen((state) => state.over)
  const { close } = screen
  useEffect(() => {
    if (width === 'phone') LazySheet.preload()
  }, [width])
  if (width === 'wide') {
    if (side === 'logic') return <LogicPanel />
    if (side === 'preview') return <LivePreview waiting={loadingPreview} />
    if (side === 'findings') {
      return <FindingsPanel waiting={loadingFindings} onClose={() => screen.openSide('logic')} />
    }
    return (
      <div className={styles.chat}>
        <LogicChatPanel waiting={loadingChat} onClose={() => screen.openSide('logic')} />
      </div>
    )
  }
  if (width === 'phone') {
    return (
      <>
        <LogicSheet open={over === 'logic'} onClose={close} />
        <FindingsSheet open={over === 'findings'} onClose={close} onFailed={close} />
        <LazySheet open={over === 'preview'} onOpenChange={close} title="Preview">
          <LivePreview waiting={loadingPreview} />
        </LazySheet>
        <Drawer open={over === 'chat'} onOpenChange={close} title="Logic Chat">
          <LogicChatPanel waiting={loadingChat} />
        </Drawer>
      </>
    )
  }
  if (over === 'logic') return <LogicPanel onClose={close} />
  if (over === 'findings') return <FindingsPanel waiting={loadingFindings} over onClose={close} />
  if (over === 'chat') {
    return (
      <div className={styles.chat} data-over>
        <LogicChatPanel waiting={loadingChat} onClose={close} />
      </div>
    )
  }
  if (over === 'preview') {
    return (
      <div className={styles.over}>
        <LivePreview waiting={loadingPreview} />
        <IconButton
          size="sm"
          className={styles.closeOver ?? ''}
          label="Close preview"
          icon={<IconX size={18} stroke={1.75} aria-hidden />}
          onClick={close}
        />
      </div>
    )
  }
  return null
}
