import { useRef, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { NoImage, shrinkImage } from './shrink-image.ts'

const accepted = ['image/png', 'image/jpeg', 'image/webp']

type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly words: string }
  | { readonly kind: 'failed'; readonly words: string }

export interface ImageUpload {
  readonly state: UploadState
  readonly take: (file: File) => Promise<void>
  readonly stop: () => void
}

/** Uploads of both images of a form. */
export interface FormImages {
  readonly cover: ImageUpload
  readonly logo: ImageUpload
}

/**
 * Uploads an image of the form: resizes it, stores it and passes on its id. It also reports progress and errors. The upload
 * goes on when its card closes, because the owner may already edit the next one.
 * @param onStored called as of the last render, so that it knows what changed during the upload
 */
export function useImage(maxWidth: number, onStored: (id: string) => void): ImageUpload {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const latest = useRef(onStored)
  latest.current = onStored

  async function take(file: File) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    const report = (state: UploadState) => {
      if (!signal.aborted) setState(state)
    }
    if (!accepted.includes(file.type)) {
      report({
        kind: 'failed',
        words: 'This file is not an image. Use a PNG, JPEG or WebP image.',
      })
      return
    }
    try {
      report({ kind: 'busy', words: 'Resizing the image...' })
      const content = await shrinkImage(file, maxWidth)
      if (signal.aborted) return
      report({ kind: 'busy', words: 'Uploading the image...' })
      const { id } = await call('storeImage', { body: { content }, signal })
      if (signal.aborted) return
      report({ kind: 'idle' })
      latest.current(id)
    } catch (error) {
      report({ kind: 'failed', words: error instanceof NoImage ? error.message : messageOf(error) })
    }
  }

  return {
    state,
    take,
    stop() {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}
