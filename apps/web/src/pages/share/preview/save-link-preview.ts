import type { LinkPreview, Settings } from '@ramiform/core/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { formQuery, formsQuery } from '../../../api/queries.ts'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { putForm } from '../../../editing/saving/put-form.ts'
import { spareStorage } from '../../../editing/saving/spare-storage.ts'
import { openTabs, unsavedHere } from '../../../editing/saving/unsaved-copy.ts'
import { attemptStorage } from '../../../storage/attempt-storage.ts'

/**
 * Saves the link preview with the form's unpublished changes. A picture as a data URL is stored first.
 * @returns the reason why it could not be saved; null when it is saved
 */
export function useSaveLinkPreview(id: string) {
  const queryClient = useQueryClient()
  return useCallback(
    async (preview: LinkPreview, picture: string | null): Promise<string | null> => {
      const storage = attemptStorage(() => localStorage)
      const unsaved = await unsavedHere(id, storage, openTabs, spareStorage())
      if (unsaved !== 'none') {
        return 'This form has unsaved changes in the editor. Save them there, then try again.'
      }
      const { queryKey } = formQuery(id)
      const form = queryClient.getQueryData(queryKey)
      if (form === undefined) return 'The form is not loaded. Reload the page.'
      try {
        const image = picture === null ? preview.image : await storePicture(picture)
        const draft = draftOf(form)
        const settings = withPreview(draft.schema.settings, { ...preview, image })
        const outcome = await putForm(
          id,
          { ...draft, schema: { ...draft.schema, settings } },
          form.revision ?? form.version,
          true,
        )
        if (outcome.kind === 'conflict') {
          queryClient.setQueryData(queryKey, outcome.theirs)
          return 'The form was changed elsewhere. Your changes are still here. Save again.'
        }
        if (outcome.kind !== 'saved') return outcome.message
        queryClient.setQueryData(queryKey, outcome.form)
        void queryClient.invalidateQueries(formsQuery)
        return null
      } catch (error) {
        return messageOf(error)
      }
    },
    [id, queryClient],
  )
}

async function storePicture(picture: string): Promise<string> {
  const content = picture.replace(/^data:[^,]*,/, '')
  return (await call('storeImage', { body: { content } })).id
}

/** Settings with the preview. Empty members are left out, and so is an empty preview. */
export function withPreview(
  { linkPreview: _before, ...settings }: Settings,
  { title = '', description = '', image }: LinkPreview,
): Settings {
  const linkPreview = {
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...(image === undefined ? {} : { image }),
  }
  return Object.keys(linkPreview).length === 0 ? settings : { ...settings, linkPreview }
}
