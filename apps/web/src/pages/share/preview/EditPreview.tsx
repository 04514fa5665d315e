import { limits } from '@ramiform/core/limits'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { EditedForm } from '../../../api/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { cropPicture, drawPicture } from './draw-picture.ts'
import styles from './LinkPreview.module.css'
import { LinkPreviewCard, usualPreview } from './LinkPreviewCard.tsx'
import { useSaveLinkPreview } from './save-link-preview.ts'

export interface EditPreviewProps {
  readonly form: EditedForm
  /** true starts with a picture drawn from the form */
  readonly draws: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** Picture of the preview: the form's usual one, one drawn from the form, an uploaded one, or the stored one. */
type Picture =
  | { readonly kind: 'usual' }
  | { readonly kind: 'drawn'; readonly content: string }
  | { readonly kind: 'own'; readonly content: string }
  | { readonly kind: 'stored'; readonly id: string }

/** Dialog for title, description and picture of the link preview. */
export function EditPreview(props: EditPreviewProps) {
  // A new start each time it opens.
  return <EditOnce key={String(props.open)} {...props} />
}

function EditOnce({ form, draws, open, onClose }: EditPreviewProps) {
  const stored = form.schema.settings.linkPreview ?? {}
  const usual = usualPreview(form)
  const [title, setTitle] = useState(stored.title ?? '')
  const [description, setDescription] = useState(stored.description ?? '')
  const [picture, setPicture] = useState<Picture>(
    stored.image === undefined ? { kind: 'usual' } : { kind: 'stored', id: stored.image },
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const save = useSaveLinkPreview(form.id)
  const toast = useToast()
  const id = useId()
  const isOver = useRef(false)
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])

  const { name, schema } = form
  const draw = useCallback(async () => {
    setProblem(null)
    try {
      const content = await drawPicture(name, schema)
      if (!isOver.current) setPicture({ kind: 'drawn', content })
    } catch (failure) {
      console.warn(failure)
      setProblem('This browser could not draw the picture. Choose an image instead.')
    }
  }, [name, schema])
  useEffect(() => {
    if (open && draws) void draw()
  }, [open, draws, draw])

  async function take(chosen: File) {
    setProblem(null)
    try {
      const content = await cropPicture(chosen)
      if (!isOver.current) setPicture({ kind: 'own', content })
    } catch (failure) {
      console.warn(failure)
      setProblem('This file could not be read as an image. Use a PNG, JPEG or WebP image.')
    }
  }

  async function submit() {
    setBusy(true)
    setProblem(null)
    const image = picture.kind === 'stored' ? picture.id : undefined
    const failure = await save({ title, description, image }, contentOf(picture))
    if (isOver.current) return
    setBusy(false)
    setProblem(failure)
    if (failure !== null) return
    toast('Preview saved')
    onClose()
  }

  const shown =
    picture.kind === 'usual'
      ? usual.picture
      : picture.kind === 'stored'
        ? `/images/${picture.id}`
        : picture.content
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Edit the preview"
      alert={problem}
      note={
        form.isPublished ? 'People see it after you publish the changes.' : 'Saved with the form.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={() => void submit()}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <div className={styles.edit}>
        <LinkPreviewCard form={form} preview={{ title, description }} picture={shown} />
        <fieldset className={styles.pictures} aria-describedby={`${id}-picture`}>
          <legend>Picture</legend>
          <Button size="sm" aria-pressed={picture.kind === 'drawn'} onClick={() => void draw()}>
            Draw from the form
          </Button>
          <Button
            size="sm"
            aria-pressed={picture.kind === 'own'}
            onClick={() => file.current?.click()}
          >
            Choose an image
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={picture.kind === 'usual'}
            onClick={() => setPicture({ kind: 'usual' })}
          >
            {form.schema.settings.style?.cover === undefined ? 'Default' : 'Cover image'}
          </Button>
          <input
            ref={file}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label="Image file"
            hidden
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              currentTarget.value = ''
              if (chosen !== undefined) void take(chosen)
            }}
          />
        </fieldset>
        <p id={`${id}-picture`} className={styles.hint}>
          1200 by 630 pixels. Other images are cropped. A drawn picture has the form's name and
          branches as they are now.
        </p>
        <TextField
          label="Title"
          maxLength={limits.labelCharacters}
          placeholder={usual.title}
          value={title}
          onChange={setTitle}
        />
        <TextArea
          label="Description"
          rows={2}
          maxLength={limits.descriptionCharacters}
          placeholder={usual.description}
          value={description}
          onChange={setDescription}
        />
      </div>
    </Dialog>
  )
}

function contentOf(picture: Picture): string | null {
  return picture.kind === 'drawn' || picture.kind === 'own' ? picture.content : null
}
