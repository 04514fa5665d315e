import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { pictureOf } from '@ramiform/core/option-pictures'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { setAlternativeText, setPicture } from '../../../../editing/draft/picture-commands.ts'
import { useEditor } from '../../../../editing/editor-context.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Progress } from '../../../../ui/Progress.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useImage } from '../../design/use-image.ts'
import styles from './pictures.module.css'

/** Width of a picture in pixels: three in a row of a wide form, on screens with two pixels for one. */
const pictureWidth = 800

interface PictureCardProps {
  readonly field: Field
  readonly option: string
  readonly number: number
}

/** The picture of one option: upload, change, remove and alternative text. */
export function PictureCard({ field, option, number }: PictureCardProps) {
  const { store, announce } = useEditor()
  const picker = useRef<HTMLInputElement>(null)
  const [lost, setLost] = useState<string | null>(null)
  const picture = pictureOf(field, option)
  const name = option || `option ${number}`
  const { state, take, stop } = useImage(pictureWidth, (image) => {
    store.endTyping()
    if (store.run(setPicture(field.id, option, image))) announce(`Picture of ${name} added`)
  })
  const isLost = picture !== undefined && lost === picture.image
  const add = () => picker.current?.click()
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (file === undefined) return
    event.preventDefault()
    void take(file)
  }

  return (
    <li
      className={styles.card}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={onDrop}
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={`Picture file of ${name}`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file !== undefined) void take(file)
        }}
      />
      {picture === undefined ? (
        <button
          type="button"
          className={styles.add}
          aria-label={`Add a picture of ${name}`}
          disabled={state.kind === 'busy'}
          onClick={add}
        >
          <IconPhotoPlus size={20} stroke={1.5} aria-hidden />
          Add a picture
        </button>
      ) : (
        <img src={`/images/${picture.image}`} alt="" onError={() => setLost(picture.image)} />
      )}
      <div className={styles.line}>
        <bdi>{option || `Option ${number}`}</bdi>
        {state.kind === 'busy' ? (
          <Button size="sm" variant="quiet" onClick={stop}>
            Cancel
          </Button>
        ) : (
          picture && (
            <>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Change the picture of ${name}`}
                onClick={add}
              >
                Change
              </Button>
              <IconButton
                size="sm"
                label={`Remove the picture of ${name}`}
                icon={<IconX size={16} stroke={1.75} aria-hidden />}
                onClick={() => {
                  store.endTyping()
                  store.run(setPicture(field.id, option, undefined))
                  announce(`Picture of ${name} removed`)
                }}
              />
            </>
          )
        )}
      </div>
      {state.kind === 'busy' && <Progress label={state.words} value={null} />}
      {picture && (
        <TextField
          compact
          hideLabel
          label={`Alternative text of ${name}`}
          placeholder="Alternative text"
          dir="auto"
          maxLength={limits.labelCharacters}
          value={picture.alt ?? ''}
          onChange={(alt) => store.run(setAlternativeText(field.id, option, alt))}
        />
      )}
      <p className={styles.failed} role="alert">
        {state.kind === 'failed' && state.words}
        {isLost && 'This picture is not on this server. Choose it again.'}
      </p>
    </li>
  )
}
