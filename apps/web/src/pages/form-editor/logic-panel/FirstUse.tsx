import type { Conditional } from '@ramiform/core/conditions/condition'
import type { FormSchema } from '@ramiform/core/form'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { Button } from '../../../ui/Button.tsx'
import { moveFocus } from '../../../ui/move-focus.ts'
import styles from './FirstUse.module.css'
import { type NearSource, nearestSources, nearSource } from './nearest-sources.ts'
import { SayIt } from './SayIt.tsx'
import { refusalOf } from './source-choices.ts'
import { useGiveLogic } from './use-give-logic.ts'

/** questions and options offered before the user expands the list */
const questionsAtOnce = 3
const optionsAtOnce = 8

/** The nearest earlier choice questions as sentences. One click on an option makes the rule of one or more fields. */
export function FirstUse({
  ids,
  schema,
  extra,
}: {
  ids: readonly string[]
  schema: FormSchema
  extra?: ReactNode
}) {
  const give = useGiveLogic(ids)
  const sources = useMemo(() => nearestSources(schema, ids), [schema, ids])
  const [all, setAll] = useState(false)
  const listed = (all ? sources : sources.slice(0, questionsAtOnce)).map(nearSource)
  const example = exampleOf(schema, listed[0], ids)
  const more = sources.length - listed.length
  return (
    <div data-first-use>
      {sources.length === 0 ? (
        <p className={styles.none}>
          {example === null
            ? 'A rule reads the answer to another question. This form has none that a rule can read.'
            : 'There is no choice question above this one.'}
        </p>
      ) : (
        <ul className={styles.starts}>
          {listed.map((source) => (
            <Start key={source.field.id} source={source} onPick={give} />
          ))}
          {more > 0 && (
            <li>
              <Button
                variant="quiet"
                size="sm"
                icon={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
                onClick={() => setAll(true)}
              >
                {more === 1 ? '1 more question' : `${more} more questions`}
              </Button>
            </li>
          )}
        </ul>
      )}
      {example !== null && (
        <>
          {/* A sentence says what happens to a question. */}
          {ids.every((id) => fieldById(schema.fields, id) !== undefined) && (
            <SayIt ids={ids} schema={schema} example={example} onUse={give} />
          )}
          {extra}
        </>
      )}
    </div>
  )
}

function Start({
  source: { field, operator, rules },
  onPick,
}: {
  source: NearSource
  onPick: (rule: Conditional) => void
}) {
  const [all, setAll] = useState(false)
  const listed = all ? rules : rules.slice(0, optionsAtOnce)
  const more = rules.length - listed.length
  return (
    <li>
      <p>
        when <b>{fieldName(field)}</b> {operator}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers cannot lay out every fieldset as a row */}
      <div
        role="group"
        className={styles.chips}
        aria-label={`when ${fieldName(field)} ${operator}`}
        onKeyDown={(event) => moveFocus(event, steps)}
      >
        {listed.map((rule, index) => (
          <button
            key={rule.value}
            type="button"
            className={styles.chip}
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => onPick(rule)}
          >
            {rule.value}
          </button>
        ))}
        {more > 0 && (
          <button type="button" className={styles.more} tabIndex={-1} onClick={() => setAll(true)}>
            {`${more} more`}
          </button>
        )}
      </div>
    </li>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** A sentence that the parser understands: about the nearest choice question, else about another question. */
function exampleOf(schema: FormSchema, source: NearSource | undefined, ids: readonly string[]) {
  const [rule] = source?.rules ?? []
  if (source !== undefined && rule !== undefined) {
    return `when ${fieldName(source.field)} ${source.operator} ${rule.value}`
  }
  const other = schema.fields.find((one) => !ids.includes(one.id) && refusalOf(one) === null)
  return other === undefined ? null : `when ${fieldName(other)} is not empty`
}
