import { canHaveDefault, defaultAnswerProblem } from '@ramiform/core/default-answer'
import type { Field } from '@ramiform/core/field'
import type { FieldType } from '@ramiform/core/field-type'
import type { PatternEngine } from '@ramiform/core/validation/problem'
import { today } from '../date/limited-date.ts'
import { fieldTypes } from '../index.ts'
import type { SettingsProps } from './settings-props.tsx'

interface AnySettingsProps extends SettingsProps {
  readonly type: FieldType | undefined
  /** Null until it is loaded. */
  readonly patterns: PatternEngine | null
}

/** Settings of every type: the default answer, where the type has one, and the error message. */
export function AnySettings(props: AnySettingsProps) {
  const { field, type, onChange, problems, controls } = props
  return (
    <>
      {type !== undefined && canHaveDefault(type) && field.fixedPrice === undefined && (
        <DefaultSetting {...props} type={type} />
      )}
      <controls.TextWithAnswers
        fieldId={field.id}
        label="Error message"
        hint="Shown when the answer is missing or invalid. Leave empty for the usual messages."
        value={field.errorText ?? ''}
        onChange={(text) => onChange({ errorText: text.trim() === '' ? undefined : text }, 'error')}
        error={problems.errorText}
      />
    </>
  )
}

const label = 'Default answer'
const hint = 'The question starts with this answer, and visitors can change it.'

function DefaultSetting(props: AnySettingsProps & { readonly type: FieldType }) {
  const { field, type, onChange, controls, patterns } = props
  const { defaultAnswer, options = [] } = field
  const error = problemOf(field, patterns)
  if (type.hasOptions && type.answerKind === 'list') return <DefaultOptions {...props} />
  if (type.hasOptions) {
    return (
      <controls.Choice
        label={label}
        hint={hint}
        error={error}
        value={typeof defaultAnswer === 'string' ? defaultAnswer : ''}
        choices={[{ value: '', label: 'None' }, ...choicesOf(options)]}
        onChange={(option) => onChange({ defaultAnswer: option || undefined })}
      />
    )
  }
  const given = typeof defaultAnswer === 'string' ? defaultAnswer : ''
  if (type.comparesAsDay) {
    return (
      <controls.Day
        label={label}
        hint={hint}
        error={error}
        value={given}
        isOptional
        onChange={(day) => onChange({ defaultAnswer: day || undefined }, 'default')}
      />
    )
  }
  return (
    <controls.Text
      label={label}
      hint={hint}
      error={error}
      value={given}
      lines={type.control === 'lines' ? 2 : undefined}
      onChange={(text) =>
        onChange({ defaultAnswer: text.trim() === '' ? undefined : text }, 'default')
      }
    />
  )
}

const problemOf = (field: Field, patterns: PatternEngine | null) =>
  defaultAnswerProblem(field, fieldTypes, patterns, { first: today(), last: today() }) === null
    ? undefined
    : 'Visitors could not send this answer. Change it or the limits of the question.'

/** Chosen options, one row each. */
function DefaultOptions({ field, onChange, controls, patterns }: AnySettingsProps) {
  const { defaultAnswer, options = [] } = field
  const chosen = typeof defaultAnswer === 'object' ? defaultAnswer : []
  const free = options.filter((option) => !chosen.includes(option))
  const choose = (next: readonly string[]) => {
    const ordered = options.filter((option) => next.includes(option))
    const own = next.filter((one) => !options.includes(one))
    const all = [...ordered, ...own]
    onChange({ defaultAnswer: all.length > 0 ? all : undefined })
  }
  const [first] = free
  return (
    <controls.Rows
      label={label}
      hint={hint}
      error={problemOf(field, patterns)}
      rows={chosen.map((option, at) => (
        <controls.Choice
          key={option}
          label={`${label} ${at + 1}`}
          value={option}
          choices={choicesOf([option, ...free])}
          onChange={(next) => choose(chosen.with(at, next))}
        />
      ))}
      addLabel="Add default option"
      onAdd={first === undefined ? undefined : () => choose([...chosen, first])}
      removeLabel={(at) => `Remove ${chosen[at]}`}
      onRemove={(at) => choose(chosen.toSpliced(at, 1))}
    />
  )
}

const choicesOf = (options: readonly string[]) =>
  options.map((option) => ({ value: option, label: option }))
