import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { answersInBrief } from '@ramiform/proving/scenarios/name-scenarios'
import { IconAlertCircle, IconCheck, IconPin, IconRefresh, IconSparkles } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { resultInWords } from '../../../forms/scenarios/scenario-words.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './ScenarioList.module.css'
import type { Ran } from './use-results.ts'

interface ScenarioListProps {
  readonly schema: FormSchema
  readonly title: string
  readonly stored: readonly Scenario[]
  readonly fresh: readonly Scenario[]
  readonly results: ReadonlyMap<string, Ran> | null
  readonly selectedId: string | null
  readonly coverage: ReactNode
  readonly actions: ReactNode
  readonly onSelect: (id: string) => void
  readonly onOpen: (id: string) => void
  readonly onPin: (scenario: Scenario) => void
  readonly onRunAgain: () => void
  readonly onKeepAll: () => void
  readonly onDiscard: () => void
}

/** All scenarios: pinned, new, others. Failing ones come first in each group. */
export function ScenarioList(props: ScenarioListProps) {
  const { schema, stored, fresh, results, selectedId } = props
  const list = useRef<HTMLElement>(null)
  const focusRow = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus()
  const pinnedByKey = useRef<string | null>(null)
  // A pinned row moves to another group and loses the focus there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows move when the scenarios change
  useEffect(() => {
    const id = pinnedByKey.current
    if (id === null || list.current?.contains(document.activeElement)) return
    pinnedByKey.current = null
    focusRow(id)
  }, [stored])
  const failingFirst = (some: readonly Scenario[]) => {
    const passes = ({ id }: Scenario) => results?.get(id)?.result.passed !== false
    return [...some.filter((one) => !passes(one)), ...some.filter(passes)]
  }
  const pinned = failingFirst(stored.filter((one) => one.pinned))
  const others = failingFirst(stored.filter((one) => !one.pinned))
  const added = failingFirst(fresh)
  const rows = [...pinned, ...added, ...others]
  const tabStop = rows.some(({ id }) => id === selectedId) ? selectedId : rows[0]?.id

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = rows.findIndex(({ id }) => id === selectedId)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    const next = rows[to ?? -1]
    const current = rows[at]
    if (next !== undefined) {
      props.onSelect(next.id)
      focusRow(next.id)
    } else if (event.key.toLowerCase() === 'p' && current !== undefined) {
      pinnedByKey.current = current.id
      props.onPin(current)
    } else if (event.key.toLowerCase() === 'r') props.onRunAgain()
    else return
    event.preventDefault()
  }

  const rowsOf = (some: readonly Scenario[]) => (
    <ul>
      {some.map((scenario) => (
        <Row
          key={scenario.id}
          schema={schema}
          scenario={scenario}
          ran={results?.get(scenario.id)}
          isSelected={scenario.id === selectedId}
          isTabStop={scenario.id === tabStop}
          onOpen={() => props.onOpen(scenario.id)}
        />
      ))}
    </ul>
  )
  return (
    <section ref={list} className={styles.list} aria-label="Scenarios" onKeyDown={onKeyDown}>
      <header>
        <h2>{props.title}</h2>
        <IconButton
          size="sm"
          label="Run all again"
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={props.onRunAgain}
        />
      </header>
      <div className={styles.actions}>{props.actions}</div>
      {props.coverage}
      {pinned.length > 0 && (
        <>
          <h3>
            <IconPin size={16} stroke={1.75} aria-hidden />
            Pinned: must pass to publish
          </h3>
          {rowsOf(pinned)}
        </>
      )}
      {added.length > 0 && (
        <>
          <h3>
            <IconSparkles size={16} stroke={1.75} aria-hidden />
            Generated just now
            <span>
              <TextButton onClick={props.onKeepAll}>
                {added.length === 1 ? 'Keep it' : `Keep all ${added.length}`}
              </TextButton>
              <TextButton className={styles.discard} onClick={props.onDiscard}>
                Discard
              </TextButton>
            </span>
          </h3>
          {rowsOf(added)}
        </>
      )}
      {others.length > 0 && (
        <>
          {(pinned.length > 0 || added.length > 0) && <h3>Others</h3>}
          {rowsOf(others)}
        </>
      )}
    </section>
  )
}

function Row({
  schema,
  scenario,
  ran,
  isSelected,
  isTabStop,
  onOpen,
}: {
  schema: FormSchema
  scenario: Scenario
  ran: Ran | undefined
  isSelected: boolean
  isTabStop: boolean
  onOpen: () => void
}) {
  const fails = ran !== undefined && !ran.result.passed
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-row={scenario.id}
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={(event) => {
          onOpen()
          // Enter and Space press the button without a pointer: they go on to the detail.
          if (event.detail === 0) document.getElementById('scenario-detail')?.focus()
        }}
      >
        {fails ? (
          <IconAlertCircle
            className={styles.fails}
            size={16}
            stroke={1.9}
            role="img"
            aria-label="Fails"
          />
        ) : (
          <IconCheck
            className={styles.passes}
            size={16}
            stroke={1.75}
            role="img"
            aria-label={ran === undefined ? 'Not run yet' : 'Passes'}
            data-waiting={ran === undefined || undefined}
          />
        )}
        <span className={styles.name}>{scenario.name}</span>
        <span className={styles.result} data-fails={fails || undefined}>
          {ran === undefined ? '' : resultInWords(schema, ran.result)}
        </span>
        <span className={styles.brief}>{answersInBrief(schema, scenario.answers)}</span>
      </button>
    </li>
  )
}
