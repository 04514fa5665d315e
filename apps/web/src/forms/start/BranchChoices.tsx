import type { ImportChoices } from '@ramiform/formats/import'
import { Switch } from '../../ui/Switch.tsx'
import styles from './StartDialog.module.css'

const labels: Readonly<Record<keyof ImportChoices, string>> = {
  branchesBecomeConditions: 'Branches become conditions',
  leaveOutEnds: 'Skip end nodes that are not questions',
  rowsAreQuestions: 'Each row is a question',
}

/** Import options that affect the result for this format. */
export function BranchChoices({
  names,
  choices,
  onChange,
}: {
  names: readonly (keyof ImportChoices)[]
  choices: ImportChoices
  onChange: (choices: ImportChoices) => void
}) {
  if (names.length === 0) return null
  return (
    <div className={styles.choices}>
      {names.map((name) => (
        <Switch
          key={name}
          label={labels[name]}
          checked={choices[name]}
          onChange={(on) => onChange({ ...choices, [name]: on })}
        />
      ))}
    </div>
  )
}
