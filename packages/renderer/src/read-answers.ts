import { type Answer, isList } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import { understandNumber } from '@ramiform/fields/inputs'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Reads answers from the page's inputs: typed before the script loaded, or restored by the browser. */
export function takeTypedAnswers(container: HTMLElement, filling: Filling): Filling {
  for (const [fieldId, typed] of readAnswers(container)) {
    if (!isSame(typed, filling.answer(fieldId))) filling.setAnswer(fieldId, typed)
  }
  for (const box of container.querySelectorAll<HTMLInputElement>('[inputmode]')) {
    understandNumber(box, (answer) => filling.setAnswer(box.name, answer))
  }
  return filling
}

/**
 * Reads the answers in a part of the page, by the names of the controls. A choice with nothing chosen is an empty
 * answer.
 */
export function readAnswers(container: HTMLElement): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>()
  for (const control of container.querySelectorAll<Control>('.rf-field [name]')) {
    // Skips file inputs, which report their files themselves.
    if (control.closest('.rf-files')) continue
    const before = answers.get(control.name)
    const answer = answerIn(control, before)
    if (answer !== undefined) answers.set(control.name, answer)
  }
  return answers
}

function answerIn(control: Control, before: Answer | undefined): Answer | undefined {
  if (control.type === 'radio' || control.type === 'checkbox') {
    const chosen = 'checked' in control && control.checked
    if (control.type === 'radio') return chosen ? control.value : (before ?? '')
    const list = isList(before) ? before : []
    return chosen ? [...list, control.value] : list
  }
  return control.value
}

function isSame(typed: Answer, answer: Answer | undefined): boolean {
  if (!isList(typed)) return typed === (answer ?? '')
  const known = answer ?? []
  return (
    isList(known) &&
    typed.length === known.length &&
    typed.every((item, index) => item === known[index])
  )
}
