import { IconArrowUp, IconFileUpload } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../ui/Button.tsx'
import { upTo } from '../ui/breakpoints.ts'
import { useMedia } from '../ui/use-media.ts'
import styles from './Composer.module.css'
import { sentencesOf } from './chat-state.ts'
import { useLogicChat } from './logic-chat-context.tsx'
import { type Recall, recall } from './recall.ts'
import { tooLongText } from './sentence-limit.ts'
import { useVoice } from './use-voice.ts'
import type { Microphone } from './voice/microphone.ts'
import { VoiceButton } from './voice/VoiceButton.tsx'
import { VoiceState } from './voice/VoiceState.tsx'

interface ComposerProps {
  readonly onUpload: () => void
  /** null where voice input is not available */
  readonly microphone: Microphone | null
  readonly isInPanel: boolean
}

/** Text box, voice button and file upload of the chat. It keeps the focus during the conversation. */
export function Composer({ onUpload, microphone, isInPanel }: ComposerProps) {
  const { chat, draft } = useLogicChat()
  const text = useStore(draft, (state) => state.text)
  const wanted = useStore(draft, (state) => state.wanted)
  const area = useRef<HTMLTextAreaElement>(null)
  const recalled = useRef<Recall | null>(null)
  const hint = useId()
  const phone = useMedia(upTo.phone)
  const write = (next: string) => draft.setState({ text: next, caret: next.length })
  const voice = useVoice(draft)
  const problem = tooLongText(text)

  useEffect(() => {
    // On phones, focus would open the keyboard and cover the welcome message.
    if (!matchMedia('(pointer: coarse)').matches) area.current?.focus()
  }, [])

  // Inserted text is already in the draft; move the caret behind it.
  useEffect(() => {
    if (!wanted) return
    const { caret } = draft.getState()
    area.current?.focus()
    area.current?.setSelectionRange(caret, caret)
    draft.setState({ wanted: false })
  }, [wanted, draft])

  function send() {
    area.current?.focus()
    if (text.trim() === '' || problem !== null) return
    voice?.stop()
    chat.say(text.trim())
    recalled.current = null
    write('')
  }

  function readAsFile() {
    chat.send(new File([text], 'pasted.txt', { type: 'text/plain' }))
    write('')
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that ends an IME composition, as in Japanese, must not send.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      return send()
    }
    const direction =
      event.key === 'ArrowUp' ? 'older' : event.key === 'ArrowDown' ? 'newer' : undefined
    if (direction === undefined || event.shiftKey || event.altKey) return
    const said = sentencesOf(chat.getState())
    const next = recall(said, { text, recalled: recalled.current }, direction)
    if (next === null) return
    event.preventDefault()
    recalled.current = next
    write(next.text)
  }

  return (
    <div className={styles.composer} data-undo={text === '' ? undefined : 'own'}>
      <VoiceState voice={voice} />
      <div className={styles.field}>
        <textarea
          ref={area}
          dir="auto"
          aria-label="Your message"
          aria-describedby={hint}
          aria-invalid={problem !== null || undefined}
          placeholder={phone ? 'Describe a rule' : 'Describe a rule in your own words'}
          rows={1}
          value={text}
          onChange={(event) => write(event.target.value)}
          onBlur={({ currentTarget }) => draft.setState({ caret: currentTarget.selectionEnd })}
          onKeyDown={onKeyDown}
        />
        <div className={styles.tools}>
          <Button
            variant="quiet"
            size="sm"
            icon={<IconFileUpload size={16} stroke={1.75} aria-hidden />}
            onClick={onUpload}
          >
            Upload Doc
          </Button>
          {voice !== null && microphone !== null && (
            <VoiceButton voice={voice} microphone={microphone} />
          )}
          <span className={styles.space} />
          <Button
            variant={isInPanel ? 'plain' : 'primary'}
            size="sm"
            disabled={text.trim() === '' || problem !== null}
            icon={<IconArrowUp size={16} stroke={2} aria-hidden />}
            onClick={send}
          >
            Send
          </Button>
        </div>
      </div>
      <div id={hint} className={styles.hint}>
        {problem === null ? (
          <p>
            Press Enter to send, Shift+Enter for a new line. Your messages stay in this browser.
          </p>
        ) : (
          <p className={styles.problem} role="alert">
            {problem}{' '}
            <button type="button" onClick={readAsFile}>
              Read it as a file
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
