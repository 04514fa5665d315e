import { sizeInWords } from '@ramiform/fields/file/upload-limits'
import { IconAlertTriangle, IconFile } from '@tabler/icons-react'
import styles from './LogicChat.module.css'
import type { FileRefused, FileTaken, SentFile } from './message.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export function SentFileMessage({ message: { name, bytes } }: { message: SentFile }) {
  return (
    <p className={styles.file}>
      <IconFile {...icon} />
      <span>{name}</span>
      <small>{sizeInWords(bytes)}</small>
    </p>
  )
}

export function FileTakenMessage({ message: { name } }: { message: FileTaken }) {
  return <p>{`Received "${name}".`}</p>
}

/** The reason why a file was rejected (spec section 8). */
export function FileRefusedMessage({ message: { name, reason } }: { message: FileRefused }) {
  return (
    <p className={styles.refused}>
      <IconAlertTriangle {...icon} />
      <span>{`Error processing "${name}": ${reason}`}</span>
    </p>
  )
}
