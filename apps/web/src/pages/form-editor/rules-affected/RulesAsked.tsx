import type { Conditional } from '@ramiform/core/conditions/condition'
import { isSimple } from '@ramiform/core/conditions/condition'
import { useEffect } from 'react'
import type { Consequence } from '../../../editing/draft/consequences.ts'
import type { Reader } from '../../../editing/draft/rules-on-field.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { useShowFinding } from '../findings/use-show-finding.ts'
import { rulesQuestionId } from './decide-rules.ts'
import { causeInWords, removeLabel, rewriteLabel } from './question-words.ts'
import styles from './RulesAffected.module.css'
import type { Asked, RulesQuestion } from './rules-question.ts'

/** source fields named before the rest is summarized as a count */
const shown = 4

export interface RulesAskedProps {
  readonly asked: Asked
  readonly question: RulesQuestion
}

/** The question with its choices; loaded when a step broke rules. */
export function RulesAsked({ asked, question }: RulesAskedProps) {
  const { announce } = useEditor()
  const { consequences } = asked
  const words = consequences.map(causeInWords).join(' ')
  useEffect(() => {
    if (words !== '') announce(`${words} Press F8 to review.`)
  }, [words, announce])
  const rewritable = consequences.filter((one) => one.rewritable > 0)
  const others = consequences.filter((one) => one.rewritable === 0)
  const left = rewritable.reduce((sum, one) => sum + one.rules - one.rewritable, 0)
  return (
    <section id={rulesQuestionId} className={styles.question} aria-label="Rules affected">
      <p className={styles.words}>
        <BranchMark size={18} />
        <span>{words}</span>
      </p>
      <Readers consequences={consequences} />
      {left > 0 && (
        <p className={styles.left}>
          {`${left} of them also ${left === 1 ? 'matches' : 'match'} other options and ${left === 1 ? 'stays' : 'stay'} unchanged.`}
        </p>
      )}
      <div className={styles.actions} data-actions>
        <Button size="sm" variant="quiet" onClick={question.keep}>
          Keep
        </Button>
        {asked.step !== undefined && (
          <Button size="sm" onClick={question.undo}>
            Undo
          </Button>
        )}
        {others.length > 0 && (
          <Button size="sm" onClick={question.remove}>
            {removeLabel(others)}
          </Button>
        )}
        {rewritable.length > 0 && (
          <Button size="sm" onClick={question.rewrite}>
            {rewriteLabel(rewritable)}
          </Button>
        )}
      </div>
    </section>
  )
}

function Readers({ consequences }: { consequences: readonly Consequence[] }) {
  const show = useShowFinding()
  const readers = consequences.flatMap((one) => one.readers)
  const more = readers.length - shown
  return (
    <ul className={styles.readers}>
      {readers.slice(0, shown).map((reader, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same field can be listed for two causes
        <li key={index}>
          <TextButton onClick={() => show({ fieldId: reader.field.id, rules: reader.rules })}>
            {fieldName(reader.field)}
          </TextButton>
          <span>{rulesText(reader)}</span>
        </li>
      ))}
      {more > 0 && <li>{`and ${more} more`}</li>}
    </ul>
  )
}

function rulesText({ field, rules }: Reader): string {
  if (isSimple(field.conditional as Conditional)) return ''
  const numbers = new Intl.ListFormat('en', { type: 'conjunction' }).format(rules.map(String))
  return `${rules.length === 1 ? 'rule' : 'rules'} ${numbers}`
}
