import { IconFileUpload } from '@tabler/icons-react'
import { useDropzone } from 'react-dropzone'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** read aloud */
  readonly label: string
  /** offered by the browser's own choice of files; what is dropped may be anything */
  readonly extensions: readonly string[]
  /** of the file that is there already */
  readonly fileName: string | null
  readonly words: { readonly drop: string; readonly choose: string; readonly another: string }
  /** what is taken */
  readonly note: string
  /** once a file is there it makes room for what came of it */
  readonly shrinks?: boolean
  readonly className?: string | undefined
  readonly onFile: (file: File) => void
}

/** One file, dropped or chosen. */
export function FileDrop(props: FileDropProps) {
  const { label, extensions, fileName, words, note, shrinks = false, className, onFile } = props
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
      <Button size="sm" onClick={open}>
        {fileName === null ? words.choose : words.another}
      </Button>
      {!isSmall && <small>{note}</small>}
    </div>
  )
}
