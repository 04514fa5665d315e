import { IconArrowDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { useStore } from 'zustand'
import { Button } from '../ui/Button.tsx'
import { Composer } from './Composer.tsx'
import { Log } from './Log.tsx'
import styles from './LogicChat.module.css'
import { useLogicChat } from './logic-chat-context.tsx'
import { acceptedFiles } from './uploads/chat-files.ts'
import { useStayAtEnd } from './use-stay-at-end.ts'
import type { Microphone } from './voice/microphone.ts'

/** The conversation and the composer. Files can be dropped anywhere on it. */
export function LogicChat({
  microphone,
  isInPanel = false,
}: {
  microphone: Microphone | null
  /** true next to another panel, which then has the only primary button of the screen */
  isInPanel?: boolean
}) {
  const { chat } = useLogicChat()
  const messages = useStore(chat, (state) => state.messages)
  const scroll = useRef<HTMLDivElement>(null)
  const { isAtEnd, toEnd } = useStayAtEnd(scroll, messages)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      for (const file of files) chat.send(file)
    },
  })
  return (
    <div {...getRootProps({ className: styles.chat })}>
      <input {...getInputProps({ accept: acceptedFiles, 'aria-label': 'File for the chat' })} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <div ref={scroll} className={styles.scroll} tabIndex={0} role="log" aria-label="Conversation">
        <Log />
      </div>
      <div className={styles.foot}>
        {!isAtEnd && <ToNewest onClick={toEnd} />}
        <Composer onUpload={open} microphone={microphone} isInPanel={isInPanel} />
      </div>
      {isDragActive && (
        <div className={styles.drop}>
          <p>Drop the file here</p>
        </div>
      )}
    </div>
  )
}

/**
 * Button that scrolls to the newest message. Shown after the user has scrolled away from it. It has a row of its own,
 * because an overlay would cover messages.
 */
function ToNewest({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="sm"
      className={styles.newest ?? ''}
      icon={<IconArrowDown size={16} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      Newest
    </Button>
  )
}
