import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { NoImage, shrinkImage } from './shrink-image.ts'

type Upload =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly words: string }
  | { readonly kind: 'failed'; readonly words: string }

/** Uploads a cover: resizes the image, stores it and passes on its id. It also reports progress and errors. */
export function useCover(onStored: (id: string) => void) {
  const [upload, setUpload] = useState<Upload>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function take(file: Blob) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    const say = (state: Upload) => {
      if (!signal.aborted) setUpload(state)
    }
    try {
      say({ kind: 'busy', words: 'Resizing the image...' })
      const content = await shrinkImage(file)
      if (signal.aborted) return
      say({ kind: 'busy', words: 'Uploading the image...' })
      const { id } = await call('storeImage', { body: { content }, signal })
      if (signal.aborted) return
      say({ kind: 'idle' })
      onStored(id)
    } catch (error) {
      say({ kind: 'failed', words: error instanceof NoImage ? error.message : messageOf(error) })
    }
  }

  return {
    upload,
    take,
    stop() {
      running.current?.abort()
      setUpload({ kind: 'idle' })
    },
    refuse: (words: string) => setUpload({ kind: 'failed', words }),
  }
}
