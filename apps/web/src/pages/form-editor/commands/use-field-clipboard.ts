import { looksLikeCopiedFields } from '@ramiform/contract/copied-fields-text'
import { useEffect } from 'react'
import { hasMarkedText, ownsText } from './owns-text.ts'
import type { Reach } from './reach.ts'

/** Copy, cut and paste of fields with the system's clipboard. Marked text is copied as text, as everywhere. */
export function useFieldClipboard({ fields, target }: Reach): void {
  useEffect(() => {
    const isElsewhere = () =>
      document.querySelector('[role=dialog], [role=alertdialog]') !== null || target() === undefined

    function onCopy(event: ClipboardEvent) {
      if (hasMarkedText(event.target) || isElsewhere()) return
      const text = fields.copied()
      if (text === null) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
    }
    function onCut(event: ClipboardEvent) {
      // In a text, cutting without a mark cuts nothing: a whole field would be a surprise.
      if (ownsText(event.target) || hasMarkedText(event.target) || isElsewhere()) return
      onCopy(event)
      fields.removeAsCut()
    }
    function onPaste(event: ClipboardEvent) {
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (ownsText(event.target) && !looksLikeCopiedFields(text)) return
      event.preventDefault()
      void fields.paste(text)
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCut)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCut)
      document.removeEventListener('paste', onPaste)
    }
  }, [fields, target])
}
