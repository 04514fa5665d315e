import { changeText } from '@ramiform/proving/impact/change-text'
import { Dialog } from '../../ui/Dialog.tsx'
import { dayText } from '../dates.ts'
import { type ImpactKind, impactTitles } from './impact-words.ts'
import styles from './UnfinishedExamples.module.css'

interface UnfinishedExamplesProps {
  readonly formId: string
  readonly kind: ImpactKind
  readonly onClose: () => void
}

/** Unfinished answers that a change affects, each with what changes for it. */
export function UnfinishedExamples({ formId, kind, onClose }: UnfinishedExamplesProps) {
  const { count, examples } = kind
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={impactTitles.unfinishedChanged}
      width={720}
      description={
        count > examples.length
          ? `The newest ${examples.length} of ${count.toLocaleString('en')}`
          : undefined
      }
    >
      <ul className={styles.examples}>
        {examples.map(({ id, at, email, changes }) => (
          <li key={id}>
            <a
              href={`/forms/${encodeURIComponent(formId)}/submissions?tab=partial`}
              target="_blank"
              rel="noopener"
            >
              {email ?? 'Unfinished answer'}
              <span>{dayText(new Date(at))}</span>
            </a>
            <p>{changes.map((change) => `${changeText(change)}.`).join(' ')}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
