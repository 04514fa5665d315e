import { Checkbox } from '../../../ui/Checkbox.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './SubmissionTable.module.css'

export interface SelectAllBoxProps {
  readonly selected: 'none' | 'some' | 'all'
  readonly onChange: (selected: boolean) => void
}

/** The checkbox in the head of the table. It covers the loaded rows. */
export function SelectAllBox({ selected, onChange }: SelectAllBoxProps) {
  return (
    <Checkbox
      className={styles.check}
      checked={selected === 'all'}
      isMixed={selected === 'some'}
      tabIndex={-1}
      onChange={onChange}
    >
      <VisuallyHidden>Select all loaded submissions</VisuallyHidden>
    </Checkbox>
  )
}
