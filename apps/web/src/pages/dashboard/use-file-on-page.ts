import { useEffect, useEffectEvent, useState } from 'react'
import { usePastedFile } from '../../forms/documents/use-pasted-file.ts'

/**
 * Accepts a file that is dropped or pasted anywhere on the page. Drops inside a dialog belong to the dialog.
 *
 * @returns true while a file is dragged over the page
 */
export function useFileOnPage(isOn: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  usePastedFile(isOn, onFile)
  const drop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0]
    setIsOver(false)
    if (event.defaultPrevented || file === undefined) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    if (!isOn) return
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // The browser would open the file otherwise.
      event.preventDefault()
      setIsOver(true)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', drop)
      setIsOver(false)
    }
  }, [isOn])
  return isOver
}
