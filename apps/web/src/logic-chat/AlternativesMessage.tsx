import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import styles from './LogicChat.module.css'
import { useLogicChat } from './logic-chat-context.tsx'
import type { Alternatives } from './message.ts'

const openings: Readonly<Record<Alternatives['about'], string>> = {
  document: 'This chat cannot read PDF, Word and Excel files. Try one of these instead:',
  broken: 'Try one of these instead:',
  interrupted: 'You left the page before the file was read. Upload it again, or try one of these:',
}

/** Suggestions for a file that the chat cannot read (spec sections 5 and 8). */
export function AlternativesMessage({ message: { about } }: { message: Alternatives }) {
  const { documents } = useLogicChat()
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
        <li>Save a sheet as .csv, or a text as .txt or .md, and upload that file.</li>
        <li>Describe in a sentence which question depends on which answer.</li>
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
