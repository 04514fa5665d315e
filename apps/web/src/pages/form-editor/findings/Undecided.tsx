import { IconHelpCircle } from '@tabler/icons-react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import styles from './FindingsPanel.module.css'
import { useProof } from './use-findings.ts'

/** questions named before the rest is counted */
const mostNamed = 4

/** The questions for which the search ended at its limit. */
export function Undecided() {
  const undecided = useProof((state) => state.undecided)
  const fields = useEditorState(({ draft }) => draft.schema.fields)
  const hasValues = useEditorState(({ draft }) => draft.schema.values !== undefined)
  const open = undecided.flatMap((id) => {
    const field = fieldById(fields, id)
    return field === undefined ? [] : [fieldName(field)]
  })
  if (open.length === 0) return null
  const more = open.length - mostNamed
  const names = open.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return (
    <p className={styles.undecided}>
      <IconHelpCircle size={16} stroke={1.75} aria-hidden />
      <span>
        {`${names}: too complex to check fully. ${hasValues ? 'The check could not tell' : 'The check reached its limit before it could tell'} whether ${open.length === 1 ? 'this question shows' : 'these questions show'}.`}
      </span>
    </p>
  )
}
