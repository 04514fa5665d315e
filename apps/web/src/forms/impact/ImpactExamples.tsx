import { Dialog } from '../../ui/Dialog.tsx'
import { dayText } from '../dates.ts'
import styles from './ImpactExamples.module.css'
import { changeText, type ImpactKind, type ImpactKindName, impactTitles } from './impact-words.ts'

interface ImpactExamplesProps {
  readonly formId: string
  readonly name: ImpactKindName
  readonly kind: ImpactKind
  readonly onClose: () => void
}

/** The submissions of one kind of impact, each with what changes for it. */
export function ImpactExamples({ formId, name, kind, onClose }: ImpactExamplesProps) {
  const { count, examples } = kind
  const list = `/forms/${encodeURIComponent(formId)}/submissions`
  const isUnfinished = name === 'unfinishedChanged'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={impactTitles[name]}
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
              href={isUnfinished ? `${list}?tab=partial` : `${list}/${encodeURIComponent(id)}`}
              target="_blank"
              rel="noopener"
            >
              {email ?? (isUnfinished ? 'Unfinished answer' : 'Submission')}
              <span>{dayText(new Date(at))}</span>
            </a>
            <p>{changes.map((change) => `${changeText(change)}.`).join(' ')}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
