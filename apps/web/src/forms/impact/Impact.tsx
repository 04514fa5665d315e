import { useId, useState } from 'react'
import { Progress } from '../../ui/Progress.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './Impact.module.css'
import {
  type ImpactKind,
  type ImpactKindName,
  impactTitles,
  kindText,
  replayedText,
} from './impact-words.ts'
import type { ImpactRequest } from './read-impact.ts'
import { shownSubmissions } from './shown-submissions.ts'
import { UnfinishedExamples } from './UnfinishedExamples.tsx'
import { type ImpactState, useImpact } from './use-impact.ts'

const submissionKinds = ['otherQuestions', 'notAccepted', 'orphaned'] as const

/**
 * What a changed form would do to stored answers: replays them while it is shown. Four figures, each with its
 * submissions.
 */
export function Impact(request: ImpactRequest) {
  const { state, cancel, restart } = useImpact(request)
  const titleId = useId()
  return (
    <section className={styles.impact} aria-labelledby={titleId}>
      <h2 id={titleId}>Impact on stored answers</h2>
      <Status state={state} onCancel={cancel} onRestart={restart} />
      {state.line !== null && <Figures formId={request.formId} state={state} />}
    </section>
  )
}

interface StatusProps {
  readonly state: ImpactState
  readonly onCancel: () => void
  readonly onRestart: () => void
}

function Status({ state, onCancel, onRestart }: StatusProps) {
  const { kind, line } = state
  if (kind === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        The stored answers could not be checked. {state.message}{' '}
        <TextButton onClick={onRestart}>Try again</TextButton>
      </p>
    )
  }
  const total = line === null ? 0 : line.total.submissions + line.total.unfinished
  const replayed = line === null ? 0 : line.report.submissions + line.report.unfinished
  const progress = `${replayed.toLocaleString('en')} of ${total.toLocaleString('en')}`
  if (kind === 'running') {
    return (
      <div className={styles.running}>
        <Progress
          label={line === null ? 'Replaying stored answers...' : 'Replayed'}
          value={line === null ? null : replayed}
          max={Math.max(1, total)}
          text={progress}
        />
        <TextButton onClick={onCancel}>Cancel check</TextButton>
      </div>
    )
  }
  return (
    <p className={styles.about} role="status">
      {kind === 'canceled' ? (
        <>
          Canceled{line !== null && ` after ${progress}`}.{' '}
          <TextButton onClick={onRestart}>Check again</TextButton>
        </>
      ) : line === null || total === 0 ? (
        'No stored answers to check.'
      ) : (
        `Replayed ${replayedText(line)}.`
      )}
    </p>
  )
}

function Figures({ formId, state }: { readonly formId: string; readonly state: ImpactState }) {
  const [isListed, setListed] = useState(false)
  const { kind, line } = state
  if (line === null || line.total.submissions + line.total.unfinished === 0) return null
  const { report } = line
  const figure = (name: ImpactKindName, of: number) => {
    const { count } = report[name]
    return (
      <li key={name}>
        <span className={styles.name}>
          {impactTitles[name]}
          {kind !== 'done' && <em> so far</em>}
        </span>
        <b>{count.toLocaleString('en')}</b>
        <span className={styles.track} aria-hidden>
          <i
            className={name === 'notAccepted' || name === 'orphaned' ? styles.warn : undefined}
            style={{ width: `${(100 * count) / Math.max(1, of)}%` }}
          />
        </span>
        <p>
          {kindText(report[name], of)}{' '}
          {kind === 'done' && count > 0 && (
            <ShowThem
              formId={formId}
              name={name}
              kind={report[name]}
              onList={() => setListed(true)}
            />
          )}
        </p>
      </li>
    )
  }
  return (
    <>
      <ul className={styles.figures}>
        {report.submissions > 0 && submissionKinds.map((name) => figure(name, report.submissions))}
        {report.unfinished > 0 && figure('unfinishedChanged', report.unfinished)}
      </ul>
      <p className={styles.foot}>
        Publishing changes no stored answer. Submissions keep the version they were filled in on.
      </p>
      {isListed && (
        <UnfinishedExamples
          formId={formId}
          kind={report.unfinishedChanged}
          onClose={() => setListed(false)}
        />
      )}
    </>
  )
}

interface ShowThemProps {
  readonly formId: string
  readonly name: ImpactKindName
  readonly kind: ImpactKind
  /** opens the list of unfinished answers */
  readonly onList: () => void
}

/** Opens the submissions of one kind in the results, beside the dialog. Unfinished answers have a list instead. */
function ShowThem({ formId, name, kind, onList }: ShowThemProps) {
  const { count, examples } = kind
  const shown = examples.length
  const text = count > shown ? `Show the newest ${shown.toLocaleString('en')}` : 'Show them'
  const label = `${text}: ${impactTitles[name]}`
  return name === 'unfinishedChanged' ? (
    <TextButton aria-haspopup="dialog" aria-label={label} onClick={onList}>
      {text}
    </TextButton>
  ) : (
    <a
      className={styles.show}
      href={shownSubmissions(formId, name, kind)}
      target="_blank"
      rel="noopener"
      aria-label={`${label} (opens a new tab)`}
    >
      {text}
    </a>
  )
}
