import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { changeField } from '../../../editing/draft/field-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { upTo } from '../../../ui/breakpoints.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useFirstFrameDrawn } from '../../../ui/use-first-frame-drawn.ts'
import { mediaOf, useMedia } from '../../../ui/use-media.ts'
import { layoutOf, picturesType } from '../palette/layouts.ts'
import type { Asked } from '../texts/LabelWithAnswers.tsx'
import { LabelWithAnswers, StatementSettings } from '../texts/LazyTexts.tsx'
import { FieldActions } from './FieldActions.tsx'
import problem from './FieldProblem.module.css'
import type { FieldProblems } from './field-problems.ts'
import { MoreSettings } from './LazyMoreSettings.tsx'
import { RequiredWhen } from './LazyRequiredWhen.tsx'
import { OptionsEditor } from './options/OptionsEditor.tsx'
import { Pictures } from './pictures/LazyPictures.tsx'
import styles from './SelectedField.module.css'
import { TypeControl } from './TypeControl.tsx'

interface SelectedFieldProps {
  readonly field: Field
  readonly problems: FieldProblems
  readonly onLogic: (() => void) | undefined
}

/** Settings of the selected field, in place of its preview on the canvas. */
export function SelectedField({ field, problems, onLogic }: SelectedFieldProps) {
  const { store } = useEditor()
  const phone = useMedia(upTo.phone)
  const drawn = useFirstFrameDrawn()
  const settings = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState(false)
  const moreId = useId()
  const [asksWhen, setAsksWhen] = useState(false)
  const { id, table } = field
  const change = (members: Partial<Field>, control?: string) =>
    store.run(changeField(id, members, control))
  const type = fieldTypeOf(fieldTypes, field.type)
  const whenIsOpen = asksWhen || (field.requiredWhen !== undefined && !field.required)
  const { label: labelProblem, options: optionsProblem, ...inMore } = problems

  // biome-ignore lint/correctness/useExhaustiveDependencies: late content can make the card taller
  useEffect(() => {
    const card = settings.current?.closest('li')
    const frame = requestAnimationFrame(() => card?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [drawn])

  return (
    <>
      <div className={styles.head}>
        <LabelInput field={field} problem={labelProblem} />
        {table === undefined ? (
          <TypeControl field={field} />
        ) : (
          <Button size="sm" variant="quiet" onClick={() => store.select(table)}>
            Edit matrix
          </Button>
        )}
      </div>
      {labelProblem !== undefined && (
        <p id={`${id}-label-problem`} className={problem.text}>
          {labelProblem}
        </p>
      )}
      {table === undefined && type?.hasOptions && type.optionsProblem === undefined && (
        <OptionsEditor
          field={field}
          problem={optionsProblem}
          canOffer={type.comparison !== undefined}
          onChange={(options, control) => change({ options }, control)}
          onOther={
            type.comparison &&
            ((other) => change({ other }, other === undefined ? undefined : 'other'))
          }
          onShuffle={type.comparison && ((on) => change({ shuffle: on || undefined }))}
        />
      )}
      {table === undefined && field.pictures && (
        <Pictures field={field} waiting="Loading the pictures..." />
      )}
      {type?.answerKind === 'none' && (
        <StatementSettings field={field} waiting="Loading settings..." />
      )}
      {!more &&
        Object.values(inMore).map((message) => (
          <p key={message} className={problem.text}>
            {message}
          </p>
        ))}
      {/* Rendered one frame after the label, so that a new field takes focus sooner. */}
      <div ref={settings} className={styles.settings}>
        {(drawn || phone) && (
          <FieldActions
            field={field}
            phone={phone}
            onChange={change}
            onLogic={onLogic}
            onMore={() => setMore(!more)}
            more={more ? moreId : undefined}
            whenIsOpen={whenIsOpen}
            onWhen={setAsksWhen}
          />
        )}
      </div>
      {whenIsOpen && <RequiredWhen field={field} waiting="Loading logic..." />}
      {more && (
        <MoreSettings
          id={moreId}
          field={field}
          problems={problems}
          onChange={change}
          waiting="Loading settings..."
        />
      )}
    </>
  )
}

function LabelInput({ field, problem }: { field: Field; problem: string | undefined }) {
  const { store } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, label } = field
  // The last removed chip leaves the input as it is, with the focus.
  const [hadAnswers] = useState(label.includes('{{'))
  const change = (next: string) => store.run(changeField(id, { label: next }, 'label'))
  const ask = (isTyped: boolean) => {
    const at = input.current?.selectionStart ?? 0
    // The button inserts at the end of a label without a caret.
    setAsked({ at: isTyped ? at : at || label.length, isTyped })
  }

  // Selecting a card focuses its label input. On touch screens it focuses the card, since a focused input opens the
  // on-screen keyboard.
  useLayoutEffect(() => {
    if (!mediaOf('(hover: hover)').matches) {
      input.current?.closest('li')?.focus({ preventScroll: true })
      return
    }
    input.current?.focus({ preventScroll: true })
    const { defaultLabel } = fieldTypeOf(fieldTypes, field.type) ?? {}
    const value = input.current?.value
    if (value === defaultLabel || value === layoutOf(picturesType)?.name) input.current?.select()
  }, [field.type])

  if (hadAnswers || asked || label.includes('{{')) {
    return (
      <LabelWithAnswers
        {...{ id, problem, asked }}
        name="Label"
        placeholder="Label"
        value={label}
        onChange={change}
      />
    )
  }
  return (
    <>
      <input
        ref={input}
        className={styles.labelInput}
        dir="auto"
        aria-label="Label"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-label-problem`}
        placeholder="Label"
        value={label}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          const { value, selectionStart } = event.currentTarget
          if (event.key !== '@' || /\S$/.test(value.slice(0, selectionStart ?? 0))) return
          event.preventDefault()
          ask(true)
        }}
      />
      <IconButton
        size="sm"
        tooltip="css"
        label="Insert answer"
        icon={<b aria-hidden>@</b>}
        onClick={() => ask(false)}
      />
    </>
  )
}
