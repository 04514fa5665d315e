import { useCallback, useMemo, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { isDirty } from '../document/editor-store.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'

export interface Publishing {
  readonly busy: boolean
  readonly isPublished: boolean
  /** the slug to tell the owner about, right after publishing */
  readonly justPublished: string | null
  publish(): void
  unpublish(): void
  seen(): void
}

/** Publishing saves first, so that visitors get what the owner sees. */
export function usePublishing(): Publishing {
  const { store, saver } = useEditor()
  const toast = useToast()
  const isPublished = useEditorState(({ facts }) => facts.isPublished)
  const [busy, setBusy] = useState(false)
  const [justPublished, setJustPublished] = useState<string | null>(null)

  const send = useCallback(
    async (name: 'publishForm' | 'unpublishForm') => {
      const { id } = store.getState().facts
      setBusy(true)
      try {
        if (name === 'publishForm' && isDirty(store.getState()) && !(await saver.save())) {
          toast('Not published: the form could not be saved.', { kind: 'failed' })
          return null
        }
        const { form } = await call(name, { params: { id } })
        store.setFacts(form)
        return form
      } catch (error) {
        const verb = name === 'publishForm' ? 'published' : 'unpublished'
        toast(`Not ${verb}: ${messageOf(error)}`, { kind: 'failed' })
        return null
      } finally {
        setBusy(false)
      }
    },
    [store, saver, toast],
  )

  const publish = useCallback(async () => {
    const form = await send('publishForm')
    if (form?.slug) setJustPublished(form.slug)
  }, [send])

  const unpublish = useCallback(async () => {
    const form = await send('unpublishForm')
    if (form !== null) toast('Unpublished', { undo: () => void send('publishForm') })
  }, [send, toast])

  return useMemo(
    () => ({
      busy,
      isPublished,
      justPublished,
      publish: () => void publish(),
      unpublish: () => void unpublish(),
      seen: () => setJustPublished(null),
    }),
    [busy, isPublished, justPublished, publish, unpublish],
  )
}
