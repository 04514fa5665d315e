import { IconMicrophone } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from '../Composer.module.css'
import type { Microphone } from './microphone.ts'
import type { Voice } from './voice.ts'

interface VoiceButtonProps {
  readonly voice: Voice
  readonly microphone: Microphone
}

/** Button that starts and stops dictation. */
export function VoiceButton({ voice, microphone }: VoiceButtonProps) {
  const listening = useStore(voice, ({ kind }) => kind === 'listening')
  useEffect(() => {
    if (microphone.wantsToListen()) voice.toggle()
  }, [microphone, voice])
  return (
    <IconButton
      size="sm"
      label={listening ? 'Stop listening' : 'Speak'}
      className={(listening && styles.listening) || ''}
      icon={<IconMicrophone size={18} stroke={1.75} aria-hidden />}
      onClick={() => {
        if (listening || microphone.mayListen()) voice.toggle()
      }}
    />
  )
}
