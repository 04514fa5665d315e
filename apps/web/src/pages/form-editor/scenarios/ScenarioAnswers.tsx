import { type Answer, answerTo, isEmpty, isList } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { visibleNow } from '@ramiform/core/visible-now'
import { fieldTypes } from '@ramiform/fields'
import { nameIn } from '@ramiform/proving/scenarios/difference-words'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { answeredFields, sourceFields } from './answers-in-form.ts'
import styles from './ScenarioDetail.module.css'
import type { Ran } from './use-results.ts'

interface ScenarioAnswersProps {
  readonly schema: FormSchema
  readonly scenario: Scenario
  readonly ran: Ran | undefined
  /** true for a scenario that was just added */
  readonly startsEditing: boolean
  readonly onChange: (changes: Partial<Scenario>, name: string, control?: string) => void
}

/** The answers of a scenario, read or edited in place. */
export function ScenarioAnswers({
  schema,
  scenario,
  ran,
  startsEditing,
  onChange,
}: ScenarioAnswersProps) {
  const [isEditing, setEditing] = useState(startsEditing)
  const stale = new Map(ran?.result.staleAnswers.map(({ fieldId, missing }) => [fieldId, missing]))
  const gone = [...stale].flatMap(([id, missing]) => (missing === 'field' ? [id] : []))

  function answer(field: Field, value: Answer | undefined, control?: string) {
    const { [field.id]: _before, ...others } = scenario.answers
    const answers =
      value === undefined || isEmpty(value) ? others : { ...others, [field.id]: value }
    const unchecked = new Set(scenario.unchecked)
    // A passing scenario goes on passing: it expects what shows with the new answers.
    const visible = visibleNow(schema, answers, fieldTypes)
      .map(({ id }) => id)
      .filter((id) => !unchecked.has(id))
    onChange(
      ran?.result.passed === false ? { answers } : { answers, visible },
      'Change the answers of a scenario',
      control,
    )
  }
  function forget(ids: readonly string[]) {
    const answers = Object.fromEntries(
      Object.entries(scenario.answers).filter(([id]) => !ids.includes(id)),
    )
    onChange({ answers }, 'Remove answers of deleted questions')
  }

  const named = withNamesInTexts(schema)
  const answered = answeredFields(named, scenario.answers)
  const sources = sourceFields(named)
  const shown = isEditing
    ? named.fields.filter((field) => sources.includes(field) || answered.includes(field))
    : answered
  return (
    <section aria-label="Answers">
      <h3>
        Answers
        <TextButton aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
          {isEditing ? 'Done' : 'Edit'}
        </TextButton>
      </h3>
      {gone.length > 0 && (
        <p className={styles.stale}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span>
            {gone.length === 1
              ? '1 answer belongs to a deleted question. '
              : `${gone.length} answers belong to deleted questions. `}
            <TextButton onClick={() => forget(gone)}>Remove</TextButton>
          </span>
        </p>
      )}
      {shown.length === 0 && <p className={styles.note}>Nothing answered</p>}
      <ul className={styles.pairs}>
        {shown.map((field) => (
          <li key={field.id}>
            <span>{nameIn(schema, field.id)}</span>
            {isEditing ? (
              <AnswerInput
                field={field}
                answer={answerTo(scenario.answers, field.id)}
                onAnswer={(value, control) => answer(field, value, control)}
              />
            ) : (
              <span className={styles.answer}>{textOf(field, scenario)}</span>
            )}
            {stale.get(field.id) === 'answer' && (
              <span className={styles.staleAnswer}>
                {`Visitors can't give this answer any more.`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function textOf(field: Field, { answers }: Scenario): string {
  const answer = answerTo(answers, field.id)
  return answer === undefined
    ? ''
    : (fieldTypeOf(fieldTypes, field.type)?.toText(field, answer) ?? '')
}

/** The text of a choice's option with a text. */
function OwnText({
  field,
  text,
  onText,
}: {
  field: Field
  text: string
  onText: (text: string) => void
}) {
  /** The text being typed, which may be the start of an option. Null when nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      compact
      label={`${field.label}: ${field.other}`}
      hideLabel
      value={typed ?? text}
      placeholder={field.other}
      onChange={(value) => {
        setTyped(value)
        const own = value.trim()
        if (!field.options?.includes(own)) onText(own)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** A compact input for an answer. Choices are selected, everything else is typed. */
function AnswerInput({
  field,
  answer,
  onAnswer,
}: {
  field: Field
  answer: Answer | undefined
  onAnswer: (answer: Answer | undefined, control?: string) => void
}) {
  const type = fieldTypeOf(fieldTypes, field.type)
  const options = [...new Set(field.options ?? [])]
  const label = field.label
  // Answers of which a scenario only says that they are there.
  const given = {
    payment: { status: 'succeeded' },
    names: 'example.pdf',
    address: fieldTypes.address.example(field, ''),
  }
  const whole = type?.control === 'address' ? type.control : type?.answerKind
  if (whole === 'payment' || whole === 'names' || whole === 'address') {
    return (
      <Checkbox
        checked={answer !== undefined && !isEmpty(answer)}
        onChange={(on) => onAnswer(on ? (given[whole] ?? undefined) : undefined)}
      >
        {{ payment: 'Paid', names: 'A file', address: 'An address' }[whole]}
      </Checkbox>
    )
  }
  if (type?.hasOptions && type.answerKind === 'list') {
    const chosen = isList(answer) ? answer : []
    const isRanking = type.control === 'ranking'
    return (
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{label}</legend>
        {options.map((option) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onChange={(on) => {
              const others = chosen.filter((one) => one !== option)
              const next = on ? [...others, option] : others
              const own = next.filter((one) => !options.includes(one))
              onAnswer(isRanking ? next : [...options.filter((one) => next.includes(one)), ...own])
            }}
          >
            {isRanking && chosen.includes(option) ? `${chosen.indexOf(option) + 1}. ` : ''}
            {option}
          </Checkbox>
        ))}
        {field.other !== undefined && (
          <OwnText
            field={field}
            text={chosen.find((one) => !options.includes(one)) ?? ''}
            onText={(own) => {
              const offered = chosen.filter((one) => options.includes(one))
              onAnswer(own === '' ? offered : [...offered, own], field.id)
            }}
          />
        )}
      </fieldset>
    )
  }
  const text = typeof answer === 'string' ? answer : ''
  if (type?.hasOptions) {
    const all = text === '' || options.includes(text) ? options : [text, ...options]
    return (
      <>
        <Select
          compact
          label={label}
          value={text}
          options={[
            { value: '', label: 'No answer' },
            ...all.map((option) => ({ value: option, label: option })),
          ]}
          onChange={(value) => onAnswer(value === '' ? undefined : value)}
        />
        {field.other !== undefined && (
          <OwnText
            field={field}
            text={options.includes(text) ? '' : text}
            onText={(own) => onAnswer(own === '' ? undefined : own, field.id)}
          />
        )}
      </>
    )
  }
  return (
    <TextField
      compact
      label={label}
      hideLabel
      value={text}
      type={type?.comparesAsDay ? 'date' : 'text'}
      inputMode={type?.comparesAsNumber ? 'decimal' : undefined}
      placeholder="No answer"
      onChange={(value) => onAnswer(value, field.id)}
    />
  )
}
