import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import styles from './Question.module.css'

export interface QuestionProps {
  readonly field: Field
  readonly answer: Answer | undefined
  readonly onAnswer: (given: string) => void
}

export function Question({ field, answer, onAnswer }: QuestionProps) {
  const { id, label, options, placeholder, type } = field
  if (options !== undefined) {
    return (
      <fieldset className={styles.question}>
        <legend>{label}</legend>
        <div className={options.length === 2 ? styles.pair : styles.list}>
          {options.map((option) => (
            <label key={option} className={styles.option}>
              <input
                type="radio"
                name={`open-day-${id}`}
                checked={answer === option}
                onChange={() => onAnswer(option)}
              />
              {option}
            </label>
          ))}
        </div>
      </fieldset>
    )
  }
  const common = {
    id: `open-day-${id}`,
    className: styles.input,
    placeholder,
    value: typeof answer === 'string' ? answer : '',
    // No autofill: visitors should not enter their own address in a demo.
    autoComplete: 'off',
  }
  return (
    <div className={styles.question}>
      <label htmlFor={common.id}>{label}</label>
      {type === 'textarea' ? (
        <textarea {...common} rows={2} onChange={({ target }) => onAnswer(target.value)} />
      ) : (
        <input
          {...common}
          type={type === 'email' ? 'email' : 'text'}
          onChange={({ target }) => onAnswer(target.value)}
        />
      )}
    </div>
  )
}
