import { useMemo } from 'react'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ChangeDetails } from './ChangeDetails.tsx'
import styles from './CompareDialog.module.css'
import { compareSides } from './comparison.ts'

interface CompareProps {
  readonly base: FormDraft
  readonly mine: FormDraft
  readonly theirs: FormDraft
  readonly onBack: () => void
}

/** Side-by-side comparison of two versions, field by field, in words. */
export function CompareDialog({ base, mine, theirs, onBack }: CompareProps) {
  const subjects = useMemo(() => compareSides(base, mine, theirs), [base, mine, theirs])
  const both = subjects.filter((one) => one.mine.length > 0 && one.theirs.length > 0).length
  return (
    <Dialog
      open
      onOpenChange={onBack}
      width={960}
      title="Compare"
      description={`Changes in each version. ${
        both === 0
          ? 'None of them conflict.'
          : `${both === 1 ? 'One change conflicts' : `${both} changes conflict`}; conflicts come first.`
      }`}
      actions={
        <Button variant="primary" onClick={onBack}>
          Back
        </Button>
      }
    >
      <table className={styles.table}>
        <thead className="visually-hidden-on-phones">
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Saved elsewhere</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ subject, mine: ours, theirs: other }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table is static; field names can repeat
            <tr key={index}>
              <th scope="row">{subject}</th>
              <td data-side="Yours">{ours.length > 0 && <ChangeDetails changes={ours} />}</td>
              <td data-side="Saved elsewhere">
                {other.length > 0 && <ChangeDetails changes={other} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
