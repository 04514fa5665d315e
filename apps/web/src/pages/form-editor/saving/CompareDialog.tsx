import { useMemo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { FormDraft } from '../document/form-draft.ts'
import { ChangeDetails } from './ChangeDetails.tsx'
import styles from './CompareDialog.module.css'
import { compareSides } from './comparison.ts'

interface CompareProps {
  readonly base: FormDraft
  readonly mine: FormDraft
  readonly theirs: FormDraft
  /** the version that both began from, and the other one */
  readonly versions: { readonly base: number; readonly theirs: number }
  readonly onBack: () => void
}

/** Both sides side by side, field by field, in words. */
export function CompareDialog({ base, mine, theirs, versions, onBack }: CompareProps) {
  const subjects = useMemo(() => compareSides(base, mine, theirs), [base, mine, theirs])
  const both = subjects.filter((one) => one.mine.length > 0 && one.theirs.length > 0).length
  return (
    <Dialog
      open
      onOpenChange={onBack}
      width={960}
      title="Compare"
      description={`What each side changed since version ${versions.base}. ${
        both === 0
          ? 'They changed different things.'
          : `Both changed ${both === 1 ? 'one of them' : `${both} of them`}, named first.`
      }`}
      actions={
        <Button variant="primary" onClick={onBack}>
          Back to the choice
        </Button>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">{`Version ${versions.theirs}`}</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ subject, mine: ours, theirs: other }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table is drawn once; two fields may bear one name
            <tr key={index}>
              <th scope="row">{subject}</th>
              <td data-side="Yours">{ours.length > 0 && <ChangeDetails changes={ours} />}</td>
              <td data-side={`Version ${versions.theirs}`}>
                {other.length > 0 && <ChangeDetails changes={other} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
