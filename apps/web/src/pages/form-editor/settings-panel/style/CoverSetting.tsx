import { IconPhoto } from '@tabler/icons-react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../../../../ui/Button.tsx'
import { Progress } from '../../../../ui/Progress.tsx'
import styles from './style.module.css'
import { useCover } from './use-cover.ts'

const accepted = { 'image/png': [], 'image/jpeg': [], 'image/webp': [] }

/** Cover image above the form. It is decorative, so it needs no alternative text. */
export function CoverSetting({
  cover,
  onChange,
}: {
  cover: string | undefined
  onChange: (cover: string | undefined) => void
}) {
  const { upload, take, stop, refuse } = useCover(onChange)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: accepted,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([file]) => {
      if (file !== undefined) void take(file)
    },
    onDropRejected: () => refuse('This file is not an image. Use a PNG, JPEG or WebP image.'),
  })
  const isBusy = upload.kind === 'busy'
  return (
    <fieldset className={styles.setting} aria-describedby="cover-hint">
      <legend>Cover image</legend>
      <div
        {...getRootProps({ className: styles.cover ?? '' })}
        data-over={isDragActive || undefined}
      >
        <input {...getInputProps({ 'aria-label': 'Cover image file' })} />
        {cover === undefined ? (
          <span className={styles.noCover}>
            <IconPhoto size={22} stroke={1.5} aria-hidden />
            {isDragActive ? 'Drop the image here' : 'None. Drop an image here, or choose one.'}
          </span>
        ) : (
          <img src={`/images/${cover}`} alt="" />
        )}
        {isBusy && (
          <div className={styles.busy}>
            <Progress label={upload.words} value={null} />
          </div>
        )}
      </div>
      <div className={styles.coverActions}>
        <Button size="sm" disabled={isBusy} onClick={open}>
          {cover === undefined ? 'Choose an image' : 'Replace'}
        </Button>
        {isBusy ? (
          <Button size="sm" variant="quiet" onClick={stop}>
            Cancel
          </Button>
        ) : (
          cover !== undefined && (
            <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
              Remove
            </Button>
          )
        )}
      </div>
      <p className={styles.hint} id="cover-hint">
        Shown above the form. Wide images work best. Large images are resized.
      </p>
      <p className={styles.failed} role="alert">
        {upload.kind === 'failed' && upload.words}
      </p>
    </fieldset>
  )
}
