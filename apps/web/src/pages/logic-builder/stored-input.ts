import { attemptStorage } from '../../storage/attempt-storage.ts'
import { readStoredJson } from '../../storage/stored-json.ts'

/** The builder's input for one form. */
export interface BuilderInput {
  readonly text: string
  readonly title: string
  readonly description: string
}

export const emptyInput: BuilderInput = { text: '', title: '', description: '' }

const keyOf = (formId: string) => `ramiform.logic-builder.${formId}`

/** Reads the stored input of a form. Access to storage may throw. */
export function readInput(storage: () => Storage, formId: string): BuilderInput {
  const kept = readStoredJson(storage, keyOf(formId))
  const members: Partial<Record<keyof BuilderInput, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    text: text(members.text),
    title: text(members.title),
    description: text(members.description),
  }
}

/** Stores the input. Without storage it lasts until the page closes. */
export function keepInput(storage: () => Storage, formId: string, input: BuilderInput): void {
  const isEmpty = Object.values(input).every((text) => text === '')
  attemptStorage(() =>
    isEmpty
      ? storage().removeItem(keyOf(formId))
      : storage().setItem(keyOf(formId), JSON.stringify(input)),
  )
}
