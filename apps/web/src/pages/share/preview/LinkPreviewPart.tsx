import { IconPencil } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { EditedForm } from '../../../api/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { EditPreviewProps } from './EditPreview.tsx'
import styles from './LinkPreview.module.css'
import { LinkPreviewCard, usualPreview } from './LinkPreviewCard.tsx'

const EditPreview = lazyWithRetry<EditPreviewProps>(() =>
  import('./EditPreview.tsx').then((m) => m.EditPreview),
)

/** The link preview of the form, with its unpublished changes, and editing it. */
export function LinkPreviewPart({ form }: { form: EditedForm }) {
  const [open, setOpen] = useState(false)
  const [draws, setDraws] = useState(false)
  const heading = useId()
  const preview = form.schema.settings.linkPreview ?? {}
  const { image } = preview
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <div className={styles.head}>
        <div>
          <h2 id={heading}>Preview in chats and posts</h2>
          <p className={styles.lead}>
            {image === undefined && form.schema.settings.style?.cover === undefined ? (
              <TextButton
                onClick={() => {
                  setDraws(true)
                  setOpen(true)
                }}
              >
                Draw a picture from the form
              </TextButton>
            ) : (
              'Change any part.'
            )}
          </p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
          aria-label="Edit the preview"
          onClick={() => {
            setDraws(false)
            setOpen(true)
          }}
        >
          Edit
        </Button>
      </div>
      <LinkPreviewCard
        form={form}
        preview={preview}
        picture={image === undefined ? usualPreview(form).picture : `/images/${image}`}
      />
      <EditPreview form={form} draws={draws} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
