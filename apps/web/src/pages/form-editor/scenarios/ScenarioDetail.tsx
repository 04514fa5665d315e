import type { FormSchema } from '@ramiform/core/form'
import { type Scenario, scenarioLimits } from '@ramiform/core/scenario'
import type { Difference } from '@ramiform/proving/scenarios/run-scenario'
import { IconCopy, IconDots, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Failure } from './Failure.tsx'
import { MustShow } from './MustShow.tsx'
import { ScenarioAnswers } from './ScenarioAnswers.tsx'
import styles from './ScenarioDetail.module.css'
import type { Ran } from './use-results.ts'

interface ScenarioDetailProps {
  readonly schema: FormSchema
  readonly scenario: Scenario
  /** generated and not kept yet */
  readonly isFresh: boolean
  /** undefined until it ran */
  readonly ran: Ran | undefined
  /** on phones the detail covers the list */
  readonly sheet: { readonly open: boolean; readonly onClose: () => void } | null
  readonly isRenaming: boolean
  readonly onRenaming: (on: boolean) => void
  readonly onChange: (
    changes: Partial<Omit<Scenario, 'id'>>,
    name: string,
    control?: string,
  ) => void
  readonly onPin: () => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  readonly onKeep: () => void
  readonly onSee: () => void
}

/** One scenario: what fails and why, its answers, and the questions that must show. */
export function ScenarioDetail(props: ScenarioDetailProps) {
  const { scenario, sheet } = props
  if (sheet === null) {
    return (
      <section
        id="scenario-detail"
        tabIndex={-1}
        className={styles.detail}
        aria-label="Scenario"
        onKeyDown={({ key, target }) => {
          if (key !== 'Escape' || target instanceof HTMLInputElement) return
          document.querySelector<HTMLElement>(`[data-row="${CSS.escape(scenario.id)}"]`)?.focus()
        }}
      >
        <div className={styles.column}>
          <Head {...props}>
            <Name {...props} />
          </Head>
          <Body {...props} />
        </div>
      </section>
    )
  }
  return (
    <Drawer open={sheet.open} onOpenChange={sheet.onClose} title={scenario.name}>
      <div className={styles.sheet}>
        <Head {...props}>{props.isRenaming && <Name {...props} />}</Head>
        <Body {...props} />
      </div>
    </Drawer>
  )
}

function Head({
  scenario,
  isFresh,
  onPin,
  onKeep,
  onSee,
  onRenaming,
  onDuplicate,
  onRemove,
  children,
}: ScenarioDetailProps & { children: ReactNode }) {
  return (
    <header className={styles.head}>
      {children}
      <div className={styles.tools}>
        {isFresh ? (
          <Button size="sm" onClick={onKeep}>
            Keep
          </Button>
        ) : (
          <Switch
            label="Pinned"
            checked={scenario.pinned}
            onChange={onPin}
            className={styles.pinned ?? ''}
          />
        )}
        <Button
          size="sm"
          icon={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
          onClick={onSee}
        >
          See it
        </Button>
        <Menu
          align="end"
          trigger={
            <IconButton
              size="sm"
              label="More"
              tooltip="none"
              icon={<IconDots size={18} stroke={1.75} aria-hidden />}
            />
          }
        >
          <MenuItem
            icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
            onSelect={() => onRenaming(true)}
          >
            Rename
          </MenuItem>
          <MenuItem icon={<IconCopy size={16} stroke={1.75} aria-hidden />} onSelect={onDuplicate}>
            Duplicate
          </MenuItem>
          <MenuItem
            danger
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onSelect={onRemove}
          >
            Delete
          </MenuItem>
        </Menu>
      </div>
    </header>
  )
}

/** The name, edited in place. An empty name is not stored. */
function Name({ scenario, isRenaming, onRenaming, onChange }: ScenarioDetailProps) {
  const [text, setText] = useState(scenario.name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isRenaming) return
    // The menu that asked for it gives its focus back first.
    const frame = requestAnimationFrame(() => input.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [isRenaming])
  if (!isRenaming) {
    return (
      <h2>
        <button type="button" title="Rename" onClick={() => onRenaming(true)}>
          {scenario.name}
        </button>
      </h2>
    )
  }
  function done() {
    const name = text.trim()
    if (name !== '' && name !== scenario.name) onChange({ name }, 'Rename a scenario')
    onRenaming(false)
  }
  return (
    <TextField
      ref={input}
      label="Name of the scenario"
      hideLabel
      className={styles.rename ?? ''}
      value={text}
      maxLength={scenarioLimits.nameCharacters}
      onChange={setText}
      onBlur={done}
      onKeyDown={({ key }) => {
        if (key === 'Enter') done()
        if (key === 'Escape') onRenaming(false)
      }}
    />
  )
}

function Body({ schema, scenario, ran, isRenaming, onChange }: ScenarioDetailProps) {
  const [shownId, setShown] = useState<string | null>(null)
  const differences: readonly Difference[] = ran?.result.differences ?? []
  const shown = differences.find(({ fieldId }) => fieldId === shownId) ?? differences[0]
  return (
    <>
      {shown !== undefined && (
        <Failure
          key={shown.fieldId}
          schema={schema}
          scenario={scenario}
          difference={shown}
          others={differences.length - 1}
          onAcceptAll={() =>
            onChange(accepted(scenario, ran, differences), 'Change what a scenario expects')
          }
          onAccept={() =>
            onChange(accepted(scenario, ran, [shown]), 'Change what a scenario expects')
          }
        />
      )}
      <div className={styles.two}>
        <ScenarioAnswers
          schema={schema}
          scenario={scenario}
          ran={ran}
          startsEditing={isRenaming}
          onChange={onChange}
        />
        <MustShow
          schema={schema}
          scenario={scenario}
          ran={ran}
          shownId={shown?.fieldId ?? null}
          onShow={setShown}
          onChange={onChange}
        />
      </div>
    </>
  )
}

/** The expectation after the owner accepted differences. */
function accepted(
  { visible }: Scenario,
  ran: Ran | undefined,
  differences: readonly Difference[],
): Pick<Scenario, 'visible'> {
  const isNow = new Map(differences.map(({ fieldId, is }) => [fieldId, is === 'shown']))
  const kept = visible.filter((id) => isNow.get(id) !== false)
  const added = new Set([...kept, ...[...isNow].flatMap(([id, shows]) => (shows ? [id] : []))])
  const order = ran?.result.visible ?? []
  const place = (id: string) => {
    const at = order.indexOf(id)
    return at === -1 ? order.length : at
  }
  return { visible: [...added].toSorted((a, b) => place(a) - place(b)) }
}
