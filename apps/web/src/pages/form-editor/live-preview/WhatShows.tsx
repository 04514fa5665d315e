import type { Answers } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { questionsIn } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { findingKey } from '@ramiform/proving/finding-key'
import type { SmallestChange } from '@ramiform/proving/smallest-change'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useSidePanel } from '../../../editing/use-side-panel.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useProof } from '../findings/use-findings.ts'
import { changedWords, changeWords } from './change-words.ts'
import { Group } from './Group.tsx'
import { hiddenGroups } from './hidden-groups.ts'
import { RequiredAndEnding } from './RequiredAndEnding.tsx'
import type { Appeared } from './use-appear.ts'
import { useSmallestChanges } from './use-smallest-changes.ts'
import styles from './WhatShows.module.css'

/** names listed in one entry; more are counted */
const mostNames = 3

interface WhatShowsProps {
  readonly schema: FormSchema
  readonly answers: Answers
  /** ids of the visible fields */
  readonly visible: ReadonlySet<string>
  readonly appeared: Appeared | null
  readonly onShow: (fieldId: string, change: SmallestChange) => void
}

/** The questions that show with the present answers, what has to change for each hidden one, and what else logic decides. */
export function WhatShows({ schema, answers, visible, appeared, onShow }: WhatShowsProps) {
  const { fields } = schema
  const shown = fields.filter(({ id }) => visible.has(id))
  const hidden = useMemo(() => fields.filter(({ id }) => !visible.has(id)), [fields, visible])
  const groups = useMemo(() => hiddenGroups(hidden), [hidden])
  const first = useMemo(() => groups.flatMap(([field]) => (field ? [field.id] : [])), [groups])
  const changes = useSmallestChanges(schema, answers, first)
  const made = appeared && fields.find(({ id }) => id === appeared.fieldId)
  return (
    <aside className={styles.panel} aria-label="What shows">
      <header>
        <h2>What shows</h2>
        <p role="status">{`${questionsIn(shown, fieldTypes).length} of ${questionsIn(fields, fieldTypes).length} questions, with these answers`}</p>
      </header>
      <div className={styles.body}>
        <Group name="Shown" count={shown.length}>
          <ul className={styles.names}>
            {shown.map((field) => (
              <li key={field.id}>{fieldName(field)}</li>
            ))}
          </ul>
        </Group>
        <Group name="Hidden" count={hidden.length} isOpen>
          <ul>
            {made && (
              <li className={styles.made}>
                <div>
                  <b>{fieldName(made)}</b>
                  <p>
                    Shown now.
                    <Phrases phrases={changedWords(appeared.change, appeared.before, schema)} />
                  </p>
                </div>
                <IconCheck size={18} stroke={2} aria-hidden />
              </li>
            )}
            {groups.map((group) => {
              const [field] = group
              if (field === undefined) return null
              return (
                <HiddenEntry
                  key={field.id}
                  group={group}
                  change={changes.get(field.id)}
                  answers={answers}
                  schema={schema}
                  onShow={(change) => onShow(field.id, change)}
                />
              )
            })}
          </ul>
        </Group>
        <RequiredAndEnding schema={schema} answers={answers} />
      </div>
    </aside>
  )
}

interface HiddenEntryProps {
  readonly group: readonly Field[]
  /** undefined while it is computed; null when no answers were found */
  readonly change: SmallestChange | null | undefined
  readonly answers: Answers
  readonly schema: FormSchema
  readonly onShow: (change: SmallestChange) => void
}

function HiddenEntry({ group, change, answers, schema, onShow }: HiddenEntryProps) {
  const { screen } = useEditor()
  const { findings: openFindings } = useSidePanel()
  const [field] = group
  const id = field?.id ?? ''
  const isNever = useProof(({ neverShown }) => neverShown.includes(id))
  const why = useProof(({ findings }) =>
    findings.find(
      ({ fieldId, alsoFieldIds = [], severity }) =>
        severity === 'error' && (fieldId === id || alsoFieldIds.includes(id)),
    ),
  )
  const names = group.slice(0, mostNames).map(fieldName).join(', ')
  const name = group.length > mostNames ? `${names} and ${group.length - mostNames} more` : names
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>
          {isNever ? (
            <>
              <span className={styles.never}>Never shows.</span> No answers make it appear.
            </>
          ) : change === null ? (
            'No answers were found that show it.'
          ) : (
            change && <Phrases phrases={changeWords(change, answers, schema)} />
          )}
        </p>
      </div>
      {isNever && why !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`See why: ${name}`}
          onClick={() => {
            openFindings()
            screen.showFinding({ fieldId: id, key: findingKey(why) })
          }}
        >
          See why
        </Button>
      )}
      {!isNever && change && (
        <Button size="sm" aria-label={`Show it: ${name}`} onClick={() => onShow(change)}>
          Show it
        </Button>
      )}
    </li>
  )
}
