import { useEffect, useState } from 'react'

/** Renders what to print, opens the print dialog, and ends when it is closed. */
export function usePrint() {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setIsPrinting(false)
    // Some browsers return from `print` before the dialog is closed.
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return { isPrinting, print: () => setIsPrinting(true) }
}
