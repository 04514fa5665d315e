import { useCallback, useEffect, useRef, useState } from 'react'
import { copiedMs } from '../../../clipboard/use-copy.ts'
import { writeToClipboard } from '../../../clipboard/write-to-clipboard.ts'

export type Copying = 'idle' | 'copied' | 'refused'

/**
 * Copies the link. Where the browser refuses, the link's element is selected for copying by hand, and `state` says so
 * until the next attempt.
 */
export function useCopyLink(address: string) {
  const [state, setState] = useState<Copying>('idle')
  const link = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (state === 'refused' && link.current !== null) {
      window.getSelection()?.selectAllChildren(link.current)
    }
  }, [state])

  const copy = useCallback(() => {
    clearTimeout(timer.current)
    writeToClipboard(address).then(
      () => {
        setState('copied')
        timer.current = setTimeout(() => setState('idle'), copiedMs)
      },
      (failure) => {
        console.warn(failure)
        setState('refused')
      },
    )
  }, [address])
  return { state, copy, link }
}

/** Keys that copy a selection on this system. */
export const copyKeys = () =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? 'Press ⌘C' : 'Press Ctrl+C'
