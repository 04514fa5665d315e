import type { InputProps } from './input-props.ts'

/** The code that converts numbers, once it has been loaded. */
let code: typeof import('./typed-number.ts') | undefined

/**
 * Converts a number that contains more than digits and a point. The code for it is loaded on demand; later numbers are
 * converted at once, so that no question hides while the visitor types.
 */
export function understandNumber(control: HTMLInputElement, onAnswer: InputProps['onAnswer']) {
  const { inputMode, value } = control
  if (inputMode === '' || !/[^\d.]/.test(value)) return
  const convert = ({ typedNumber }: NonNullable<typeof code>) => {
    const number = typedNumber(value)
    if (number !== value && control.value === value) onAnswer(number)
  }
  if (code !== undefined) convert(code)
  else
    import('./typed-number.ts').then(
      (loaded) => {
        code = loaded
        convert(loaded)
      },
      () => {},
    )
}
