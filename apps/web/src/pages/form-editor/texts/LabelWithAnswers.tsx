import { useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { mediaOf } from '../../../ui/use-media.ts'
import selected from '../canvas/SelectedField.module.css'
import styles from './ChipText.module.css'
import { ChipText, type ChipTextHandle } from './ChipText.tsx'
import { InsertAnswer } from './InsertAnswer.tsx'
import { useAnswerList } from './use-answer-list.ts'
import { useTextSources } from './use-text-sources.ts'

/** How the usual input of a label asked for the list of answers. */
export interface Asked {
  /** Position of the caret. */
  readonly at: number
  /** True for a typed `@`, which becomes text when the list closes without a choice. */
  readonly isTyped: boolean
}

export interface LabelWithAnswersProps {
  /** Accessible name. */
  readonly name: string
  /** Id of the field or section. */
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  readonly maxLength?: number | undefined
  readonly problem?: string | undefined
  readonly asked?: Asked | null
}

/** Label of the selected field or title of a section, with chips for answers. */
export function LabelWithAnswers(props: LabelWithAnswersProps) {
  const { name, id, value, problem, asked = null } = props
  const sources = useTextSources(id)
  const chips = useRef<ChipTextHandle>(null)
  const { ask, list } = useAnswerList((text) => chips.current?.insert(text), {
    isOpen: asked !== null,
    isTyped: asked?.isTyped ?? false,
  })
  // On touch screens, a focused input would open the keyboard.
  const end = mediaOf('(hover: hover)').matches ? value.length : undefined

  return (
    <div className={styles.head}>
      <ChipText
        ref={chips}
        className={classNames(selected.labelInput, styles.label)}
        aria-label={name}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-label-problem`}
        placeholder={props.placeholder}
        lines={1}
        maxLength={props.maxLength}
        caretAt={asked?.at ?? end}
        value={value}
        sources={sources}
        onChange={props.onChange}
        onAsk={ask}
      />
      <InsertAnswer
        isCompact
        sources={sources}
        {...list}
        focusAfter={() => chips.current?.element ?? null}
      />
    </div>
  )
}
