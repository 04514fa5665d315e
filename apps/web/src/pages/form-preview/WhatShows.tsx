import { describeConditional } from '@ramiform/core/conditions/describe'
import {
  describeSeenValue,
  type Explanation,
  type GroupTruth,
  logicOf,
  obstaclesOf,
  type RuleTruth,
} from '@ramiform/core/conditions/explain'
import { endingNow, isOfQuestion, requiredNow } from '@ramiform/core/conditions/explain-parts'
import { offerType } from '@ramiform/core/conditions/offer-ids'
import type { Field } from '@ramiform/core/field'
import { questionsIn } from '@ramiform/core/field-type'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { fieldName } from '../../forms/field-name.ts'
import { Phrases } from '../../forms/Phrases.tsx'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { sentenceOf, Truth } from './Truth.tsx'
import { useExplanation } from './use-explanation.ts'
import styles from './WhatShows.module.css'

/** number of reasons named; the rest are counted */
const namedObstacles = 3

/** What logic decides for the current answers, with reasons: questions, options, requirements and the ending. */
export function WhatShows(props: {
  schema: FormSchema
  filling: Filling
  /** scrolls to a question in the form */
  onFind: (fieldId: string) => void
}) {
  const { schema, onFind } = props
  const all = useExplanation(schema, props.filling)
  const explanations = all.filter(isOfQuestion)
  const shown = explanations.filter(({ isVisible }) => isVisible)
  const hidden = explanations.filter(({ isVisible }) => !isVisible)
  const notOffered = all.filter(({ field, isVisible }) => !isVisible && field.type === offerType)
  const byAnswer = shown.filter(({ logic }) => logic !== null)
  const always = shown.filter(({ logic }) => logic === null)
  const required = requiredNow(all)
  return (
    <div className={styles.list}>
      <p className={styles.count} role="status">
        {schema.fields.length === 0
          ? 'This form has no questions yet.'
          : `${
              questionsIn(
                shown.map(({ field }) => field),
                fieldTypes,
              ).length
            } of ${questionsIn(schema.fields, fieldTypes).length} questions are shown.`}
      </p>
      {schema.fields.length > 0 && always.length === schema.fields.length && (
        <p className={styles.none}>
          {schema.settings.mode === 'traditional'
            ? 'The form is in Traditional mode: its logic is off, and every question is shown.'
            : 'No question has logic, so all questions are always shown.'}
        </p>
      )}
      <Group name="Hidden" of={hidden}>
        {hidden.map((one) => (
          <HiddenField key={one.field.id} explanation={one} schema={schema} />
        ))}
      </Group>
      <Group name="Options not offered" of={notOffered}>
        {notOffered.map((one) => (
          <HiddenField key={one.field.id} explanation={one} schema={schema} />
        ))}
      </Group>
      <Group name="Shown by logic" of={byAnswer}>
        {byAnswer.map((one) => (
          <ShownField key={one.field.id} explanation={one} schema={schema} onFind={onFind} />
        ))}
      </Group>
      <Group name="Required by logic" of={required}>
        {required.map((one) => (
          <ShownField
            key={one.field.id}
            explanation={one}
            schema={schema}
            onFind={onFind}
            why="Why it is required"
          />
        ))}
      </Group>
      {schema.endings !== undefined && schema.endings.length > 0 && (
        <EndingNow ending={endingNow(all)} schema={schema} />
      )}
      {always.length < schema.fields.length && (
        <Group name="Always shown" of={always}>
          {always.map(({ field }) => (
            <PlainField key={field.id} field={field} onFind={onFind} />
          ))}
        </Group>
      )}
    </div>
  )
}

function Group({
  name,
  of,
  children,
}: {
  name: string
  of: readonly Explanation[]
  children: React.ReactNode
}) {
  if (of.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>
        {name} <span>{of.length}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

interface FieldProps {
  readonly explanation: Explanation
  readonly schema: FormSchema
}

const HiddenField = memo(function HiddenField({
  explanation: { field, logic },
  schema,
}: FieldProps) {
  const obstacles = logic === null ? [] : obstaclesOf(logic)
  const more = obstacles.length - namedObstacles
  return (
    <li className={styles.field}>
      <b className={styles.name}>{fieldName(field)}</b>
      {obstacles.slice(0, namedObstacles).map((truth, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules keep their order while the form is filled in
        <Obstacle key={index} truth={truth} schema={schema} />
      ))}
      {more > 0 && (
        <p className={styles.why}>
          and {more} more {more === 1 ? 'reason' : 'reasons'}
        </p>
      )}
      {logic !== null && <AllRules logic={logic} schema={schema} />}
    </li>
  )
})

function Obstacle({ truth, schema }: { truth: RuleTruth | GroupTruth; schema: FormSchema }) {
  return (
    <p className={styles.why}>
      {truth.kind === 'rule' ? (
        <>
          Rule {truth.number} keeps it hidden: <Phrases phrases={sentenceOf(truth, schema)} /> (
          {describeSeenValue(truth)}).
        </>
      ) : (
        <>
          One of these must be true:{' '}
          <Phrases phrases={describeConditional(logicOf(truth), schema, { clauses: 4 })} />.
        </>
      )}
    </p>
  )
}

const ShownField = memo(function ShownField({
  explanation: { field, logic },
  schema,
  onFind,
  why,
}: FieldProps & { onFind: (fieldId: string) => void; why?: string }) {
  return (
    <li className={styles.field} data-shown>
      <FindButton name={fieldName(field)} onFind={() => onFind(field.id)} />
      {logic !== null && <AllRules logic={logic} schema={schema} why={why} />}
    </li>
  )
})

function EndingNow({ ending, schema }: { ending: Explanation | undefined; schema: FormSchema }) {
  return (
    <section className={styles.group}>
      <h3>Ending</h3>
      <ul>
        <li className={styles.field} data-shown>
          <b className={styles.name}>
            {ending === undefined ? 'Success message' : ending.field.label}
          </b>
          {ending?.logic ? (
            <AllRules logic={ending.logic} schema={schema} />
          ) : (
            <p className={styles.why}>
              {ending === undefined
                ? 'No other ending is shown for these answers.'
                : 'It has no rules.'}
            </p>
          )}
        </li>
      </ul>
    </section>
  )
}

const PlainField = memo(function PlainField({
  field,
  onFind,
}: {
  field: Field
  onFind: (fieldId: string) => void
}) {
  return (
    <li className={styles.plain}>
      <FindButton name={fieldName(field)} onFind={() => onFind(field.id)} />
    </li>
  )
})

function AllRules({
  logic,
  schema,
  why = 'Why it is shown',
}: {
  logic: NonNullable<Explanation['logic']>
  schema: FormSchema
  why?: string | undefined
}) {
  return (
    <details className={styles.rules}>
      <summary>
        <IconChevronRight size={14} stroke={2} aria-hidden />
        {logic.holds ? why : 'All rules'}
        <BranchMark size={14} />
      </summary>
      <Truth truth={logic} schema={schema} />
    </details>
  )
}

function FindButton({ name, onFind }: { name: string; onFind: () => void }) {
  return (
    <button type="button" className={styles.name} title="Show in the form" onClick={onFind}>
      {name}
    </button>
  )
}
