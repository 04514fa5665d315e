import { looksLikeCopiedFields } from '@ramiform/contract/copied-fields-text'
import { useEffect } from 'react'
import type { CommandContext } from './command-context.ts'
import { isCovered } from './is-covered.ts'
import { hasMarkedText, ownsText } from './owns-text.ts'

/** Copies and pastes fields with the system clipboard. Selected text copies as text. */
export function useFieldClipboard({ fields, target }: CommandContext): void {
  useEffect(() => {
    function onCopy(event: ClipboardEvent) {
      if (hasMarkedText(event.target) || isCovered() || target() === undefined) return
      const text = fields.copied()
      if (text === null) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
    }
    function onPaste(event: ClipboardEvent) {
      if (isCovered()) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (ownsText(event.target) && !looksLikeCopiedFields(text)) return
      event.preventDefault()
      void fields.paste(text)
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [fields, target])
}
