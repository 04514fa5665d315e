import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { nameIn } from '@ramiform/proving/scenarios/difference-words'
import { IconAlertCircle, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './ScenarioDetail.module.css'
import type { Ran } from './use-results.ts'

/** Rows in view before the rest is folded. */
const unfolded = 5

interface MustShowProps {
  readonly schema: FormSchema
  readonly scenario: Scenario
  readonly ran: Ran | undefined
  /** difference that is explained above */
  readonly shownId: string | null
  readonly onShow: (fieldId: string) => void
  readonly onChange: (changes: Partial<Scenario>, name: string) => void
}

/** The questions that must show: differences first, the rest folded. Edited in place. */
export function MustShow({ schema, scenario, ran, shownId, onShow, onChange }: MustShowProps) {
  const [isEditing, setEditing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const differences = ran?.result.differences ?? []
  const differing = new Set(differences.map(({ fieldId }) => fieldId))
  const expected = new Set(scenario.visible)
  const asked = schema.fields.filter(({ hidden }) => !hidden)
  const asExpected = asked.filter(({ id }) => expected.has(id) && !differing.has(id))
  const room = isOpen ? asExpected.length : Math.max(0, unfolded - differences.length)
  const folded = asExpected.length - room
  const total = asExpected.length + differences.length
  const unchecked = scenario.unchecked ?? []

  function expect(fieldId: string, shows: boolean) {
    const visible = asked.flatMap(({ id }) =>
      (id === fieldId ? shows : expected.has(id)) ? [id] : [],
    )
    const open = unchecked.filter((id) => id !== fieldId)
    onChange(
      { visible, unchecked: open.length === 0 ? undefined : open },
      'Change what a scenario expects',
    )
  }
  function checkAll() {
    const now = new Set(ran?.result.visible)
    const visible = asked.flatMap(({ id }) =>
      expected.has(id) || (unchecked.includes(id) && now.has(id)) ? [id] : [],
    )
    onChange({ visible, unchecked: undefined }, 'Check added questions')
  }

  return (
    <section aria-label="Must show">
      <h3>
        Must show
        <small>{ran !== undefined && `${asExpected.length} of ${total} as expected`}</small>
        <TextButton aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
          {isEditing ? 'Done' : 'Edit'}
        </TextButton>
      </h3>
      {unchecked.length > 0 && (
        <p className={styles.note}>
          {unchecked.length === 1
            ? 'A question was added later and is not checked. '
            : `${unchecked.length} questions were added later and are not checked. `}
          <TextButton onClick={checkAll}>
            {unchecked.length === 1 ? 'Expect it as it is now' : 'Expect them as they are now'}
          </TextButton>
        </p>
      )}
      {isEditing ? (
        <ul className={styles.pairs}>
          {asked.map(({ id }) => (
            <li key={id}>
              <Checkbox checked={expected.has(id)} onChange={(on) => expect(id, on)}>
                {nameIn(schema, id)}
              </Checkbox>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.expected}>
          {differences.map(({ fieldId, is }) => (
            <li key={fieldId}>
              <button
                type="button"
                className={styles.differs}
                aria-current={fieldId === shownId || undefined}
                onClick={() => onShow(fieldId)}
              >
                <IconAlertCircle size={16} stroke={1.9} aria-hidden />
                <span>{nameIn(schema, fieldId)}</span>
                <span>{is === 'shown' ? 'shows' : is}</span>
              </button>
            </li>
          ))}
          {asExpected.slice(0, room).map(({ id }) => (
            <li key={id}>
              <IconCheck size={16} stroke={1.75} aria-hidden />
              <span>{nameIn(schema, id)}</span>
              <span>shows</span>
            </li>
          ))}
          {folded > 0 && (
            <li className={styles.folded}>
              <Button
                variant="quiet"
                size="sm"
                icon={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
                onClick={() => setOpen(true)}
              >
                {`${folded} more, all as expected`}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
