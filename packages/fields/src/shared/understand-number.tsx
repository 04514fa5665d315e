import type { InputProps } from './input-props.ts'

/** Converts a number that contains more than digits and a point. The code for it is loaded on demand. */
export function understandNumber(control: HTMLInputElement, onAnswer: InputProps['onAnswer']) {
  const { inputMode, value } = control
  if (inputMode === '' || !/[^\d.]/.test(value)) return
  import('./typed-number.ts').then(
    ({ typedNumber }) => {
      const number = typedNumber(value)
      if (number !== value && control.value === value) onAnswer(number)
    },
    () => {},
  )
}
