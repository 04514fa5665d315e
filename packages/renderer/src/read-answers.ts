import { type Answer, isList } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import { understandNumber } from '@ramiform/fields/understand-number'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The state of a form, or the part of it that takes answers. */
type Taker = Pick<Filling, 'fields' | 'rules' | 'answer' | 'setAnswer'>

/** Reads answers from the inputs in a part of the page: typed before the script loaded, or restored by the browser. */
export function takeTypedAnswers<Into extends Taker>(container: HTMLElement, filling: Into): Into {
  for (const [fieldId, typed] of readAnswers(container, filling)) {
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
function* readAnswers(container: HTMLElement, filling: Taker): Iterable<[string, Answer]> {
  const typed = new Map<string, string[]>()
  for (const control of container.querySelectorAll<Control>('.rf-field [name]')) {
    // Skips file inputs, which report their files themselves.
    if (control.closest('.rf-files')) continue
    const values = typed.get(control.name) ?? []
    typed.set(control.name, values)
    if (control.matches(':checked, :not([type="radio"], [type="checkbox"])')) {
      values.push(control.value)
    }
  }
  for (const field of filling.fields) {
    const values = typed.get(field.id)
    if (values === undefined) continue
    const { parts, answerKind } = filling.rules(field) ?? {}
    const one = answerKind === 'list' ? values : (values.at(-1) ?? '')
    yield [field.id, parts ? parts.join(values, field) : one]
  }
}

function isSame(typed: Answer, answer: Answer | undefined): boolean {
  return JSON.stringify(typed) === JSON.stringify(answer ?? (isList(typed) ? [] : ''))
}
