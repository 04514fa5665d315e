import { attemptStorage } from '../../storage/attempt-storage.ts'
import { readKept } from '../../storage/kept-json.ts'

/** What was typed on the page of one form. */
export interface BuilderInput {
  readonly text: string
  readonly title: string
  readonly description: string
}

export const emptyInput: BuilderInput = { text: '', title: '', description: '' }

const keyOf = (formId: string) => `ramiform.logic-builder.${formId}`

/** What was typed before the page was left or loaded again. A browser may refuse to hand its storage out at all. */
export function readInput(storage: () => Storage, formId: string): BuilderInput {
  const kept = readKept(storage, keyOf(formId))
  const members: Partial<Record<keyof BuilderInput, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    text: text(members.text),
    title: text(members.title),
    description: text(members.description),
  }
}

/** Where storage is denied or full, what was typed lasts as long as the page. */
export function keepInput(storage: () => Storage, formId: string, input: BuilderInput): void {
  const isEmpty = Object.values(input).every((text) => text === '')
  attemptStorage(() =>
    isEmpty
      ? storage().removeItem(keyOf(formId))
      : storage().setItem(keyOf(formId), JSON.stringify(input)),
  )
}
