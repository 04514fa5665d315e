import { useEffect } from 'react'
import type { ImageUpload } from './use-image.ts'

/** Uploads an image that is dropped on the form. Drops on a file question belong to that question. */
export function useImageDrop(page: Document | null, { take }: ImageUpload): void {
  useEffect(() => {
    if (page === null) return
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (event.defaultPrevented || file === undefined) return
      event.preventDefault()
      void take(file)
    }
    page.addEventListener('dragover', onDragOver)
    page.addEventListener('drop', onDrop)
    return () => {
      page.removeEventListener('dragover', onDragOver)
      page.removeEventListener('drop', onDrop)
    }
  }, [page, take])
}
