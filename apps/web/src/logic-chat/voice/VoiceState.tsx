import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import styles from '../Composer.module.css'
import type { VoiceState as State, Voice } from './voice.ts'

const silent = createStore<State>()(() => ({ kind: 'idle' }))

/** Status line of the dictation: listening, or the error. */
export function VoiceState({ voice }: { voice: Voice | null }) {
  const state = useStore(voice ?? silent)
  return (
    <div role="status">
      {state.kind === 'listening' && (
        <p className={styles.state} data-kind="listening">
          <i aria-hidden />
          Listening. Your browser may use an online service to convert speech to text.
        </p>
      )}
      {state.kind === 'error' && (
        <p className={styles.state} data-kind="error">
          {state.message}
        </p>
      )}
    </div>
  )
}
