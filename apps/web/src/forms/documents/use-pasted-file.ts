import { useEffect, useEffectEvent } from 'react'

/** Accepts a file pasted anywhere in the window while `isOn` is true. */
export function usePastedFile(isOn: boolean, onFile: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (file === undefined) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOn])
}
