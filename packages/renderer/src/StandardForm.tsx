import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import type { Leads } from '@ramiform/fields/inputs'
import { TextAround, useWords } from '@ramiform/fields/words'
import {
  type ComponentProps,
  memo,
  type ReactNode,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { type Block, besideOf, blocksOf, drawsBranches, leadsOf, manyFields } from './branches.ts'
import { Star } from './FieldFrame.tsx'
import { FieldRow } from './FieldRow.tsx'
import { FormFooter } from './FormFooter.tsx'
import { formId } from './field-ids.ts'
import type { FormBodyProps } from './form-body.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { descriptionOf, submitTextOf, titleOf } from './shown-form.ts'

/**
 * Form that shows everything at once: title, description, every visible field and one button (spec section 2). A form
 * with sections or tables passes its questions as children.
 */
export function StandardForm(props: FormBodyProps & { children?: ReactNode }) {
  const { form, filling, problems } = props
  const words = useWords()
  const description = descriptionOf(form)
  // Answers cannot change this: a form without a visible question has nothing to answer (decision 204).
  const hasQuestions = filling.visibleFields().length > 0
  return (
    <div className="rf-sheet">
      <h1>{titleOf(form)}</h1>
      {description === undefined ? null : <p className="rf-intro">{description}</p>}
      {hasQuestions && filling.fields.some(({ required }) => required) ? (
        <p className="rf-required">
          <TextAround text={words.form.requiredNote}>
            <Star />
          </TextAround>
        </p>
      ) : null}
      {props.notice}
      {problems.length === 0 ? null : (
        <ProblemSummary found={problems} filling={filling} style="standard" />
      )}
      <form
        {...props.formAttributes}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (props.button !== 'ready') return
          const found = filling.check()
          props.onProblems(found)
          if (found.length === 0) props.onComplete()
        }}
      >
        {props.hiddenInputs}
      </form>
      {hasQuestions ? (
        (props.children ?? (
          <>
            <Fields
              form={form}
              filling={filling}
              fields={filling.fields}
              onAppear={props.onAppear}
            />
            <div className="rf-send">
              <SubmitButton state={props.button} text={submitTextOf(form, words)} form={formId} />
            </div>
          </>
        ))
      ) : (
        <p className="rf-intro">{words.form.noQuestions}</p>
      )}
      <FormFooter form={form} />
    </div>
  )
}

export type FieldsProps = Pick<FormBodyProps, 'form' | 'filling' | 'onAppear'> & {
  fields: readonly Field[]
}

/** All fields, or those of a section. Memoized, so that changes around the fields do not render them. */
export const Fields = memo(function Fields(props: FieldsProps) {
  const { form, filling, fields, onAppear } = props
  const { schema } = form
  const blocks = useMemo(() => blocksOf(fields, schema), [fields, schema])
  return (
    <div className="rf-fields" data-many={filling.fields.length > manyFields || undefined}>
      {blocks.map((block) => (
        <Branch
          key={block.field.id}
          block={block}
          row={{
            filling,
            style: 'standard',
            currency: schema.settings.payment?.currency,
            hasBranches: drawsBranches(schema),
            onAppear,
          }}
        />
      ))}
    </div>
  )
})

StandardForm.Rows = Fields

/** A field and the fields that its options show. The elements stay the same; answers change only the drawn line. */
const Branch = memo(function Branch({ block, row, isInner, ...place }: BranchProps) {
  const { leads, beside } = useBranch(block, row.filling)
  const { field, grown } = block
  return (
    <>
      <FieldRow {...row} {...place} field={field} leads={leads} />
      {grown.length === 0 ? null : (
        <div
          className={isInner ? 'rf-branch rf-inner' : 'rf-branch'}
          data-line={leads?.line}
          data-narrow={leads?.narrow}
        >
          {grown.map((one) => (
            <Branch
              key={one.field.id}
              block={one}
              row={row}
              isInner
              isBeside={beside.includes(one.field.id)}
              // When several options share one line, the text must say which one applies.
              isClear={leads !== null && leads.at.length < 2}
            />
          ))}
        </div>
      )}
    </>
  )
})

type RowProps = ComponentProps<typeof FieldRow>
type BranchProps = Pick<RowProps, 'isBeside' | 'isClear'> & {
  block: Block
  /** True for a branch inside another branch. */
  isInner?: boolean
  row: Pick<RowProps, 'filling' | 'style' | 'currency' | 'hasBranches' | 'onAppear'>
}

function useBranch(block: Block, filling: Filling) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ids = block.grown.length === 0 ? [] : [block, ...block.grown]
      const ends = ids.map(({ field }) => filling.subscribeField(field.id, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [block, filling],
  )
  // A string, so that comparing it detects a changed drawing.
  const drawn = () =>
    block.grown.length === 0
      ? nothingDrawn
      : JSON.stringify({ leads: leadsOf(block, filling), beside: besideOf(block, filling) })
  const text = useSyncExternalStore(subscribe, drawn, drawn)
  return useMemo((): { leads: Leads | null; beside: readonly string[] } => JSON.parse(text), [text])
}

const nothingDrawn = '{"leads":null,"beside":[]}'
