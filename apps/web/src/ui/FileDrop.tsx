import { IconFileUpload } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** label for screen readers */
  readonly label: string
  /** filter of the file picker; dropped files are not filtered */
  readonly extensions: readonly string[]
  /** name of the selected file, if any */
  readonly fileName: string | null
  readonly words: { readonly drop: string; readonly choose: string; readonly another: string }
  /** accepted file types, as a sentence */
  readonly note: string
  /** makes the area smaller once a file is selected, to leave room for the result */
  readonly shrinks?: boolean
  readonly className?: string | undefined
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly onFile: (file: File) => void
}

/** Drop area and file picker for one file. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    extensions,
    fileName,
    words,
    note,
    shrinks = false,
    className,
    buttonRef,
    onFile,
  } = props
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => {
      if (file !== undefined) onFile(file)
    },
  })
  const isSmall = shrinks && fileName !== null
  return (
    <div
      {...getRootProps({ className: classNames(styles.drop, className) })}
      data-over={isDragActive || undefined}
      data-small={isSmall || undefined}
    >
      <input
        {...getInputProps({
          accept: extensions.map((extension) => `.${extension}`).join(','),
          'aria-label': label,
        })}
      />
      <IconFileUpload size={isSmall ? 20 : 28} stroke={1.5} aria-hidden />
      <p dir="auto">{isDragActive ? 'Drop the file here' : (fileName ?? words.drop)}</p>
      <Button ref={buttonRef} size="sm" onClick={open}>
        {fileName === null ? words.choose : words.another}
      </Button>
      {!isSmall && <small>{note}</small>}
    </div>
  )
}
