import type { Answer } from '@ramiform/core/answers'
import type { Currency, Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import type { DisplayStyle } from '@ramiform/core/form'
import type { FieldTypeName } from '@ramiform/fields'
import { inputs } from '@ramiform/fields/inputs'
import { memo, useCallback, useEffect, useRef } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { problemText } from './problem-text.ts'
import { useFieldState } from './useFilling.ts'

interface FieldRowProps {
  readonly filling: Filling
  readonly field: Field
  readonly style: DisplayStyle
  readonly currency: Currency | undefined
  readonly onAppear: (label: string) => void
  /** in single-card: not the question that is asked now */
  readonly away?: 'veiled' | 'hidden' | undefined
}

/** One field, subscribed to its own visibility and problem. It stays in the page while hidden, text and all. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { filling, field, style } = props
  const state = useFieldState(filling, field.id)
  const setAnswer = useCallback(
    (answer: Answer | undefined) => filling.setAnswer(field.id, answer),
    [filling, field.id],
  )
  const shown = props.away ?? state
  const isHidden = shown === 'hidden' || shown === 'veiled'
  useAppearance(isHidden, field.label, props.onAppear)

  const problem = typeof state === 'string' ? undefined : problemText(state, field, style)
  const Input = Object.hasOwn(inputs, field.type)
    ? inputs[field.type as FieldTypeName]
    : inputs.text
  return (
    <FieldFrame
      field={field}
      problem={problem}
      speaks={style === 'single-card'}
      hidden={shown === 'hidden'}
      veiled={shown === 'veiled'}
    >
      {(ids) => (
        <Input
          {...ids}
          field={field}
          answer={filling.answer(field.id)}
          onAnswer={setAnswer}
          invalid={problem !== undefined}
          currency={props.currency}
          keyHints={style === 'single-card'}
        />
      )}
    </FieldFrame>
  )
})

function useAppearance(isHidden: boolean, label: string, onAppear: (label: string) => void) {
  const wasHidden = useRef(isHidden)
  useEffect(() => {
    if (wasHidden.current && !isHidden) onAppear(label)
    wasHidden.current = isHidden
  }, [isHidden, label, onAppear])
}
