import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './Conversation.module.css'
import { useConversation } from './conversation-context.tsx'
import type { Alternatives } from './message.ts'

const openings: Readonly<Record<Alternatives['about'], string>> = {
  document: 'PDF, Word and Excel files are not read in this chat. There are other ways:',
  broken: 'There are other ways:',
  interrupted: 'The page was left before the file was read. Give it again, or go another way:',
}

/** What else can be done with a file (spec sections 5 and 8). */
export function AlternativesMessage({ message: { about } }: { message: Alternatives }) {
  const { documents } = useConversation()
  return (
    <>
      <p>{openings[about]}</p>
      <ul className={styles.ways}>
        {about === 'document' && (
          <li>
            <b>Upload Doc in the form editor</b> reads PDF, Word and Excel files and turns their
            questions into fields.
          </li>
        )}
        <li>Save a sheet as .csv, a text as .txt or .md, and give me that file.</li>
        <li>Say in a sentence which question depends on which answer.</li>
      </ul>
      {about === 'document' && documents !== null && (
        <div className={styles.actions}>
          {'to' in documents ? (
            <LinkButton to={documents.to}>{documents.label}</LinkButton>
          ) : (
            <Button onClick={documents.open}>{documents.label}</Button>
          )}
        </div>
      )}
    </>
  )
}
