import { limits } from '@ramiform/core/limits'
import { withOther } from '@ramiform/core/other'
import { shownOption } from '@ramiform/core/shown-option'
import { type ComponentType, useRef, useState } from 'react'
import type { InputProps } from './input-props.ts'
import { otherIn, otherParts } from './other-answer.ts'
import { useWords } from './words.tsx'

/** A choice whose last option asks for a text. The style sheet shows the text box while that option is chosen. */
export function OtherChoice(props: InputProps & { readonly Choice: ComponentType<InputProps> }) {
  const { Choice, onAnswer, ...rest } = props
  const { field } = props
  const label = field.other ?? ''
  const words = useWords()
  const { chosen, text } = otherIn(field, props.answer)
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const wasChosen = useRef(chosen.includes(label))
  /** Text of a visitor who chose something else meanwhile. */
  const kept = useRef('')
  /** True while arrow keys move the choice: they pass *Other*, so the focus must not leave them. */
  const isPassing = useRef(false)
  /** Choice while the visitor writes: the text may be that of an option for a moment. */
  const [written, setWritten] = useState<readonly string[]>()

  function values(): readonly string[] {
    const controls = root.current?.querySelectorAll<HTMLInputElement>('input:checked, select') ?? []
    return Array.from(controls, ({ value }) => value)
  }
  function report() {
    onAnswer(otherParts.join([...values(), box.current?.value ?? ''], field))
  }
  function choose() {
    const isChosen = values().includes(label)
    const { current } = box
    if (current !== null && isChosen !== wasChosen.current) {
      wasChosen.current = isChosen
      if (isChosen) current.value ||= kept.current
      else {
        kept.current = current.value
        current.value = ''
      }
      // After the caller, which may set the focus on the option itself.
      if (isChosen && !isPassing.current) queueMicrotask(() => current.focus())
    }
    report()
  }
  /** Sets the control of an option, as if the visitor chose it. */
  function set(option: string, isChosen: boolean) {
    for (const control of root.current?.querySelectorAll<HTMLInputElement>('input, select') ?? []) {
      if (control.matches('select')) {
        if (isChosen) control.value = option
      } else if (control !== box.current && control.value === option) control.checked = isChosen
    }
  }
  function write() {
    set(label, true)
    wasChosen.current = true
    setWritten((before) => before ?? values())
    report()
  }
  /** Chooses the option that the visitor wrote instead. */
  function settle() {
    const { current } = box
    const option = current?.value.trim() ?? ''
    setWritten(undefined)
    if (current === null || option === label || !field.options?.includes(option)) return
    current.value = ''
    kept.current = ''
    wasChosen.current = false
    set(label, false)
    set(option, true)
    report()
  }

  const shown = written ?? chosen

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes how the visitor moves
    <div
      className="rf-other"
      ref={root}
      onKeyDown={({ key }) => {
        isPassing.current = key.startsWith('Arrow')
      }}
      onPointerDown={() => {
        isPassing.current = false
      }}
    >
      <Choice
        {...rest}
        field={withOther(field)}
        answer={field.type === 'checkbox' ? shown : shown[0]}
        onAnswer={choose}
      />
      <input
        type="text"
        className="rf-box"
        ref={box}
        name={field.id}
        form={props.form}
        aria-label={shownOption(withOther(field), label)}
        placeholder={words.ownText.placeholder}
        maxLength={limits.labelCharacters}
        defaultValue={text}
        onChange={write}
        onBlur={settle}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        disabled={props.disabled}
        dir="auto"
      />
    </div>
  )
}
