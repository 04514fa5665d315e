import { amountText } from '@ramiform/core/payments/amount-text'
import { centsOf } from '@ramiform/core/payments/typed-amount'
import { useState } from 'react'
import type { FieldFrameProps } from './FieldFrame.tsx'
import { TextField } from './TextField.tsx'

interface MoneyFieldProps extends FieldFrameProps {
  /** in cents */
  readonly value: number | undefined
  /** undefined when the field was emptied, unless it is required */
  readonly onChange: (cents: number | undefined) => void
  readonly isRequired?: boolean
}

/** An amount typed as `20.00` and kept in cents. A text that is no amount stays as typed, with the reason. */
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
  // A value that changed elsewhere, as by an undo, counts more than the text that was typed before.
  const isTyping = typed !== undefined && typed.cents === value
  const text = isTyping ? typed.text : value === undefined ? '' : amountText(value)
  const isEmpty = text.trim() === ''
  const isWrong = isTyping && (isEmpty ? isRequired : centsOf(text) === undefined)

  function change(next: string) {
    const read = centsOf(next)
    const isKept = next.trim() === '' ? isRequired : read === undefined
    setTyped({ text: next, cents: isKept ? value : read })
    if (!isKept && read !== value) onChange(read)
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
