import { Spinner } from '../../ui/Spinner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FoundFields } from '../found-fields/FoundFields.tsx'
import styles from './Generator.module.css'
import type { GeneratorTab } from './generator-draft.ts'
import type { RecognitionJob } from './recognition.ts'
import type { Recognized } from './use-recognition.ts'

interface RecognizedPanelProps {
  readonly tab: Exclude<GeneratorTab, 'templates'>
  readonly kind: RecognitionJob['kind']
  readonly isEmpty: boolean
  readonly recognized: Recognized
  readonly onExample: (description: string) => void
}

const example =
  'Sign-up for a pottery class. Ask for name, email and which evening suits them (Monday, Wednesday or Friday). If they have done pottery before, ask for how long.'

/** Recognized fields, updated during typing, each with a checkbox. The create button is below. */
export function RecognizedPanel(props: RecognizedPanelProps) {
  const { tab, kind, isEmpty, recognized, onExample } = props
  const { recognition, isReading, without, edits, leaveOut, edit } = recognized
  const found = !isEmpty && recognition?.kind === 'found' ? recognition : null
  const count = found?.found.fields.length ?? 0
  return (
    <section className={styles.recognized} aria-label="Recognized">
      <VisuallyHidden>
        <span role="status">{found === null ? '' : countText(count)}</span>
      </VisuallyHidden>
      {found !== null && kind === 'template' && (
        <p className={styles.from}>The form from this template, with its logic</p>
      )}
      {found !== null && (
        <FoundFields
          found={found.found}
          origins={found.origins}
          without={without}
          edits={edits}
          onChange={leaveOut}
          onEdit={edit}
        />
      )}
      {found === null && (
        <div className={styles.none}>
          {isReading && recognition === null ? (
            <Spinner label="Reading" />
          ) : (
            <Nothing tab={tab} isEmpty={isEmpty} onExample={onExample} />
          )}
        </div>
      )}
    </section>
  )
}

function Nothing({
  tab,
  isEmpty,
  onExample,
}: Pick<RecognizedPanelProps, 'tab' | 'isEmpty' | 'onExample'>) {
  if (tab === 'tree') {
    return (
      <p>
        {isEmpty
          ? 'Questions and their branches appear here as you draw.'
          : 'No questions found yet. End each question with a question mark and list its answers below it.'}
      </p>
    )
  }
  if (tab === 'json') {
    return (
      <p>
        {isEmpty
          ? 'The fields in your JSON appear here.'
          : 'No fields found yet. Choose Generate Form to see what is missing.'}
      </p>
    )
  }
  return (
    <>
      <p>
        {isEmpty
          ? 'Fields, options and conditions appear here as you type. For example:'
          : 'No questions found in this text. Name what the form should ask, for example:'}
      </p>
      <blockquote className={styles.example}>{example}</blockquote>
      {isEmpty && <TextButton onClick={() => onExample(example)}>Use this example</TextButton>}
    </>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 field recognized' : `${count.toLocaleString('en')} fields recognized`
}
