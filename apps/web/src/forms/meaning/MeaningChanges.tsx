import type { MeaningComparison } from '@ramiform/proving/compare-meaning'
import {
  IconArrowNarrowDown,
  IconArrowNarrowUp,
  IconArrowsExchange,
  IconEqual,
  IconPlus,
  IconQuestionMark,
  IconTrash,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { Phrases } from '../Phrases.tsx'
import type { CompareJob } from './compare-job.ts'
import styles from './MeaningChanges.module.css'
import {
  type ChangedQuestion,
  changedQuestions,
  foldChanges,
  kindText,
  type MeaningLine,
} from './meaning-words.ts'
import type { SideBySideProps } from './SideBySide.tsx'

const SideBySide = lazyWithRetry<SideBySideProps>(() =>
  import('./SideBySide.tsx').then((m) => m.SideBySide),
)

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const icons = {
  narrower: <IconArrowNarrowDown {...icon} />,
  wider: <IconArrowNarrowUp {...icon} />,
  changed: <IconArrowsExchange {...icon} />,
  added: <IconPlus {...icon} />,
  removed: <IconTrash {...icon} />,
  undecided: <IconQuestionMark {...icon} />,
} as const

export interface MeaningChangesProps {
  readonly comparison: MeaningComparison
  readonly versions: CompareJob
  /** names of both versions: `Version 13`, `Draft` */
  readonly names: readonly [string, string]
  /** name and description above the previews */
  readonly form: SideBySideProps['form']
}

/** What changes for visitors: each changed question with an example, other changes, and the questions that stay. */
export function MeaningChanges({ comparison, versions, names, form }: MeaningChangesProps) {
  const { fields, settings = [] } = comparison
  const changed = useMemo(() => changedQuestions(fields, versions), [fields, versions])
  const others = fields.filter(({ otherChanges = [] }) => otherChanges.length > 0)
  const same = fields.filter(({ change }) => change === 'same')
  const rewritten = same.filter((field) => field.rewritten).length
  const [seen, setSeen] = useState<SideBySideProps['seen'] | null>(null)
  const [open, setOpen] = useState(false)
  const { shown, folded } = useMemo(() => foldChanges(changed), [changed])
  const see = (next: SideBySideProps['seen']) => {
    setSeen(next)
    setOpen(true)
  }
  return (
    <>
      {shown.length > 0 && <Questions questions={shown} onSee={see} />}
      {folded.map(({ kind, questions }) => (
        <details key={kind} className={styles.more}>
          <summary>
            {kindText[kind]}{' '}
            <span>
              {questions.length === 1 ? '1 more question' : `${questions.length} more questions`}
            </span>
          </summary>
          <Questions questions={questions} onSee={see} />
        </details>
      ))}
      {settings.length + others.length > 0 && (
        <section className={styles.others}>
          <h3>Other changes</h3>
          <ul>
            {settings.map(({ setting, text }) => (
              <li key={setting}>
                <b>{setting}</b> {text}
              </li>
            ))}
            {others.map(({ fieldId, label, otherChanges = [] }) => (
              <li key={fieldId}>
                <b>{label}</b> {otherChanges.join(' ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>
            The same{' '}
            <span>
              {same.length === 1 ? '1 question' : `${same.length} questions`}
              {rewritten > 0 && `, ${rewritten} of them rewritten`}
            </span>
          </summary>
          <ul>
            {same.map(({ fieldId, label, rewritten: isRewritten }) => (
              <li key={fieldId}>
                <IconEqual {...icon} />
                <span>{label}</span>
                <small>{isRewritten ? 'rewritten, same meaning' : 'same rules'}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {seen !== null && (
        <SideBySide
          open={open}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
          versions={versions}
          names={names}
          form={form}
          seen={seen}
        />
      )}
    </>
  )
}

function Questions({
  questions,
  onSee,
}: {
  questions: readonly ChangedQuestion[]
  onSee: (seen: SideBySideProps['seen']) => void
}) {
  return (
    <ul className={styles.changes}>
      {questions.map(({ fieldId, label, kind, lines }) => (
        <li key={fieldId}>
          <div className={styles.head}>
            <h3>{label}</h3>
            <span className={styles.kind}>
              {icons[kind]}
              {kindText[kind]}
            </span>
          </div>
          {lines.map((line) => (
            <Line
              key={line.look}
              line={line}
              label={label}
              onSee={(answers) => onSee({ answers, fieldId, label, effect: line.effect })}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

function Line({
  line: { look, phrases, witness, effect },
  label,
  onSee,
}: {
  line: MeaningLine
  label: string
  onSee: (witness: NonNullable<MeaningLine['witness']>) => void
}) {
  return (
    <div className={styles.line} data-look={look}>
      <svg viewBox="0 0 34 30" aria-hidden>
        {look !== 'open' && <path d="M1 0v9c0 7 4 10 11 10h14" />}
        <circle cx={look === 'open' ? 1 : 29} cy="19" r="4" />
      </svg>
      <p>
        <Phrases phrases={phrases} />
        {effect !== '' && <small>{effect}</small>}
      </p>
      {witness !== null && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`See it: ${label}, ${effect}`}
          onClick={() => onSee(witness)}
        >
          See it
        </Button>
      )}
    </div>
  )
}
