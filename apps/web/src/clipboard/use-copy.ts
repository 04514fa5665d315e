import { useCallback, useEffect, useRef, useState } from 'react'
import { useToast } from '../ui/Toast.tsx'
import { writeToClipboard } from './write-to-clipboard.ts'

/** milliseconds for which a copy is confirmed (spec section 9) */
export const copiedMs = 2_000

/** Copies text. `copied` is true for two seconds after a successful copy. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toast = useToast()
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = useCallback(
    (text: string) => {
      writeToClipboard(text).then(
        () => {
          setCopied(true)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => setCopied(false), copiedMs)
        },
        (failure) => {
          console.warn(failure)
          toast(`Could not copy. The text is: ${text}`, { kind: 'failed' })
        },
      )
    },
    [toast],
  )
  return { copied, copy }
}
