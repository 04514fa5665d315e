import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { nameIn } from '@ramiform/proving/scenarios/difference-words'
import type { Difference } from '@ramiform/proving/scenarios/run-scenario'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { acceptInWords, failureInWords } from '../../../forms/scenarios/scenario-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { type BrokenBy, brokenBy, causeInWords, restoreInWords } from './broken-by.ts'
import styles from './ScenarioDetail.module.css'
import { useEarlierForms } from './use-earlier-forms.ts'
import { WhyTree } from './WhyTree.tsx'

interface FailureProps {
  readonly schema: FormSchema
  readonly scenario: Scenario
  readonly difference: Difference
  /** number of further differences */
  readonly others: number
  readonly onAccept: () => void
  readonly onAcceptAll: () => void
}

/** What fails, since when and why, with two ways on: change the logic back, or expect it from now on. */
export function Failure(props: FailureProps) {
  const { schema, scenario, difference, others, onAccept, onAcceptAll } = props
  const { store, announce } = useEditor()
  const past = useEditorState((state) => state.past)
  const { fieldId } = difference
  const earlier = useEarlierForms(useMemo(() => [{ scenario, fieldId }], [scenario, fieldId]))
  const cause = useMemo(
    () => brokenBy(past, schema, scenario, fieldId, earlier),
    [past, schema, scenario, fieldId, earlier],
  )
  const name = nameIn(schema, difference.fieldId)
  const restore = cause?.restore
  return (
    <section className={styles.failure} aria-label="What fails">
      <h3>
        <IconAlertCircle size={16} stroke={1.9} aria-hidden />
        {failureInWords(schema, difference)}
      </h3>
      <p>
        {difference.is === 'shown'
          ? 'It was expected to be hidden here. '
          : 'It was expected here. '}
        {cause !== null && <CauseInWords schema={schema} cause={cause} />}
      </p>
      {difference.is !== 'gone' && (
        <div className={styles.why}>
          <p>{`Why ${name} ${difference.is === 'shown' ? 'shows' : 'is hidden'} with these answers`}</p>
          {difference.logic === null ? (
            <p className={styles.always}>It has no rules, so it always shows.</p>
          ) : (
            <WhyTree
              schema={schema}
              logic={difference.logic}
              deciding={new Set(difference.deciding.map(({ number }) => number))}
              changed={cause?.fieldId === difference.fieldId ? cause.rule : null}
            />
          )}
        </div>
      )}
      <div className={styles.ways}>
        {restore != null && (
          <Button
            onClick={() => {
              if (store.run(restore)) announce('Changed back')
            }}
          >
            {restoreInWords(cause as BrokenBy, nameIn(schema, cause?.fieldId ?? ''))}
          </Button>
        )}
        <Button variant={restore == null ? 'plain' : 'quiet'} onClick={onAccept}>
          {acceptInWords(difference)}
        </Button>
        {others > 0 && (
          <Button variant="quiet" onClick={onAcceptAll}>
            {`Accept all ${others + 1} differences`}
          </Button>
        )}
      </div>
    </section>
  )
}

/** `You changed rule 4 of Lunch today at 09:41.` */
function CauseInWords({ schema, cause }: { schema: FormSchema; cause: BrokenBy }) {
  const words = causeInWords(cause, nameIn(schema, cause.fieldId))
  if ('version' in cause.since) return `${words}.`
  const time = new Date(cause.since.at)
  const isToday = time.toDateString() === new Date().toDateString()
  const day = isToday ? 'today' : time.toLocaleDateString('en', { month: 'long', day: 'numeric' })
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return `${words} ${day} at ${clock}.`
}
