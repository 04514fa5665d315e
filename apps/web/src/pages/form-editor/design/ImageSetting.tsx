import { IconUpload, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import styles from './ImageSetting.module.css'
import type { ImageUpload } from './use-image.ts'

export interface ImageSettingProps {
  readonly label: string
  /** id of the stored image */
  readonly image: string | undefined
  readonly upload: ImageUpload
  readonly onRemove: () => void
}

/** An image of the form: a thumbnail to change or remove it, or one button to add it. */
export function ImageSetting({ label, image, upload, onRemove }: ImageSettingProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { state, take, stop } = upload
  const name = label.toLowerCase()
  const isBusy = state.kind === 'busy'
  return (
    <section className={styles.image}>
      <div className={styles.line}>
        <h3>{label}</h3>
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={`${label} image file`}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file !== undefined) void take(file)
          }}
        />
        {image !== undefined && <img src={`/images/${image}`} alt="" />}
        {isBusy ? (
          <Button size="sm" variant="quiet" onClick={stop}>
            Cancel
          </Button>
        ) : image === undefined ? (
          <Button
            size="sm"
            icon={<IconUpload size={16} stroke={1.75} aria-hidden />}
            onClick={() => picker.current?.click()}
          >
            Add {name}
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Change ${name}`}
              onClick={() => picker.current?.click()}
            >
              Change
            </Button>
            <IconButton
              size="sm"
              label={`Remove ${name}`}
              icon={<IconX size={16} stroke={1.75} aria-hidden />}
              onClick={onRemove}
            />
          </>
        )}
      </div>
      {isBusy && <Progress label={state.words} value={null} />}
      <p className={styles.failed} role="alert">
        {state.kind === 'failed' && state.words}
      </p>
    </section>
  )
}
