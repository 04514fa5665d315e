import type { Answers } from '@ramiform/core/answers'
import type { FormSchema } from '@ramiform/core/form'
import { IconPlayerPlay } from '@tabler/icons-react'
import { answersInWords } from '../../../forms/answers-in-words.ts'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import styles from './FindingEntry.module.css'

/** answers that the chip lists; more are counted, and the tooltip lists them */
const mostListed = 3

/** Chip that opens the preview with the fewest answers that show a finding. */
export function SeeIt({
  witness,
  schema,
  onSee,
}: {
  witness: Answers
  schema: FormSchema
  onSee: () => void
}) {
  const answers = answersInWords(witness, schema)
  const words =
    answers.length > mostListed
      ? `${answers.length} answers`
      : answers.map(({ answer }) => answer).join(', ')
  const all = answers.map(({ lead, answer }) => `${lead} ${answer}`).join('\n')
  const chip = (
    <button
      type="button"
      className={styles.chip}
      aria-description={all === '' ? undefined : all.replaceAll('\n', '; ')}
      onClick={onSee}
    >
      <IconPlayerPlay size={14} stroke={1.75} aria-hidden />
      {words === '' ? (
        'See it'
      ) : (
        <span>
          See it: <b>{words}</b>
        </span>
      )}
    </button>
  )
  return all === '' ? (
    chip
  ) : (
    <Tooltip label={<span className={styles.answers}>{all}</span>}>{chip}</Tooltip>
  )
}
