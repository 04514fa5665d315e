import { amountText } from '@ramiform/core/payments/amount-text'
import { centsOf } from '@ramiform/core/payments/typed-amount'
import { useState } from 'react'
import type { FieldFrameProps } from './FieldFrame.tsx'
import { TextField } from './TextField.tsx'

interface MoneyFieldProps extends FieldFrameProps {
  /** amount in cents */
  readonly value: number | undefined
  /** called with undefined when an optional field was cleared */
  readonly onChange: (cents: number | undefined) => void
  readonly isRequired?: boolean
}

/** An amount typed as `20.00` and stored in cents. Invalid text stays as typed, with an error. */
export function MoneyField({
  value,
  onChange,
  isRequired = false,
  error,
  ...frame
}: MoneyFieldProps) {
  const [typed, setTyped] = useState<{
    readonly text: string
    readonly cents: number | undefined
  }>()
  // A value changed from outside, as by Undo, replaces the typed text.
  const isTyping = typed !== undefined && typed.cents === value
  const text = isTyping ? typed.text : value === undefined ? '' : amountText(value)
  const isEmpty = text.trim() === ''
  const isWrong = isTyping && (isEmpty ? isRequired : centsOf(text) === undefined)

  function change(next: string) {
    const read = centsOf(next)
    const isUnchanged = next.trim() === '' ? isRequired : read === undefined
    setTyped({ text: next, cents: isUnchanged ? value : read })
    if (!isUnchanged && read !== value) onChange(read)
  }

  return (
    <TextField
      {...frame}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      placeholder="0.00"
      value={text}
      error={isWrong ? 'Enter an amount, such as 20.00.' : error}
      onChange={change}
      onBlur={() => {
        if (!isWrong) setTyped(undefined)
      }}
    />
  )
}
