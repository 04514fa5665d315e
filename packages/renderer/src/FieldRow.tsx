import type { Answer } from '@ramiform/core/answers'
import { say } from '@ramiform/core/built-in-texts/say'
import type { Currency, Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import type { DisplayStyle } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import type { FieldTypeName } from '@ramiform/fields'
import type { Leads } from '@ramiform/fields/inputs'
import { TextAround, useWords } from '@ramiform/fields/words'
import { memo, useCallback, useContext, useEffect, useRef } from 'react'
import { hasOptions, optionRuleOf } from './branches.ts'
import { AlertIcon, describedBy, FieldFrame, groupRoleOf, Star } from './FieldFrame.tsx'
import { formId, inputId } from './field-ids.ts'
import { InputsContext } from './inputs-context.ts'
import { problemText } from './problem-text.ts'
import { useFieldState } from './use-filling.ts'

interface FieldProps {
  readonly filling: Filling
  readonly field: Field
  readonly style: DisplayStyle
  readonly currency: Currency | undefined
  /** The branch drawn from the field's options. */
  readonly leads?: Leads | null | undefined
}

/** One field, subscribed to its own visibility and problem. It stays in the page while hidden, with its typed text. */
export const FieldRow = memo(function FieldRow(
  props: FieldProps & {
    onAppear: (label: string) => void
    hasBranches?: boolean
    /** True when the field is beside another field of the same branch. */
    isBeside?: boolean
    /** True when the drawn branch alone shows why the field is visible. */
    isClear?: boolean
  },
) {
  const { filling, field, style } = props
  const words = useWords()
  const state = useFieldState(filling, field.id)
  const shown = state === 'hidden' || state === 'veiled' ? state : 'shown'
  useAppearance(shown === 'shown', field.label, props.onAppear)
  const problem = typeof state === 'string' ? undefined : problemText(state, field, style, words)
  return (
    <FieldFrame
      field={field}
      id={inputId(field.id)}
      isWrong={problem !== undefined}
      shown={shown}
      isBeside={props.isBeside}
    >
      {props.hasBranches && !props.isClear && field.conditional !== undefined ? (
        <Because field={field} filling={filling} />
      ) : null}
      <FieldContents
        filling={filling}
        field={field}
        style={style}
        currency={props.currency}
        problem={problem}
        leads={props.leads}
      />
    </FieldFrame>
  )
})

/** Names the answer that made the field visible, when no branch line shows it. */
function Because({ field, filling }: Pick<FieldProps, 'field' | 'filling'>) {
  const { form } = useWords()
  const sources = filling.fields.filter(({ id }) => idsRead(field).includes(id))
  const [source] = sources
  if (source === undefined) return null
  const option = hasOptions(source) && optionRuleOf(field)?.value
  return (
    <p className="rf-because rf-scripted">
      {sources.length > 1 ? (
        say(form.becauseOfAnswers, { count: sources.length })
      ) : (
        <TextAround text={option ? form.becauseOf : form.becauseOfQuestion}>
          <b>{field.becauseOf || option || source.label || form.question}</b>
        </TextAround>
      )}
    </p>
  )
}

function idsRead({ conditional }: Field): readonly string[] {
  return conditional === undefined ? [] : sourcesOf(conditional)
}

/** Label, description, input and problem. */
const FieldContents = memo(function FieldContents(
  props: FieldProps & { problem: string | undefined },
) {
  const { filling, field, problem } = props
  const { form } = useWords()
  const setAnswer = useCallback(
    (answer: Answer | undefined) => {
      filling.setAnswer(field.id, answer)
    },
    [filling, field.id],
  )
  const id = inputId(field.id)
  const labelId = `${id}-label`
  const isSingleCard = props.style === 'single-card'
  const role = groupRoleOf(field)
  const Label = role ? 'legend' : 'label'
  const inputs = useContext(InputsContext)
  // A stored form has known types only.
  const Input = inputs[field.type as FieldTypeName] || inputs.text
  return (
    <>
      {Input.labeled || (
        <>
          <Label className="rf-label" id={labelId} htmlFor={role ? undefined : id}>
            {field.label || form.question}
            {field.required ? <Star /> : null}
          </Label>
          {field.description ? (
            <p className="rf-description" id={`${id}-description`}>
              {field.description}
            </p>
          ) : null}
        </>
      )}
      <Input
        id={id}
        labelId={labelId}
        form={formId}
        field={field}
        answer={filling.answer(field.id)}
        onAnswer={setAnswer}
        invalid={problem !== undefined}
        describedBy={describedBy(id, field, problem !== undefined)}
        currency={props.currency}
        leads={props.leads}
        keyHints={isSingleCard}
      />
      {problem && (
        // Single-card forms have no problem summary, so the problem itself is announced.
        <p className="rf-problem" id={`${id}-problem`} role={isSingleCard ? 'alert' : undefined}>
          <AlertIcon size={18} />
          {problem}
        </p>
      )}
    </>
  )
})

export function useAppearance(isShown: boolean, label: string, onAppear: (label: string) => void) {
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (isShown && !wasShown.current) onAppear(label)
    wasShown.current = isShown
  }, [isShown, label, onAppear])
}
