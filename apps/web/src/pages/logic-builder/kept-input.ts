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
  const kept = attempt(() => storage().getItem(keyOf(formId)))
  if (kept === null || kept === undefined) return emptyInput
  try {
    const read: unknown = JSON.parse(kept)
    if (typeof read !== 'object' || read === null) return emptyInput
    const text = (name: keyof BuilderInput) => {
      const value = (read as Partial<Record<string, unknown>>)[name]
      return typeof value === 'string' ? value : ''
    }
    return { text: text('text'), title: text('title'), description: text('description') }
  } catch (error) {
    if (error instanceof SyntaxError) return emptyInput
    throw error
  }
}

export function keepInput(storage: () => Storage, formId: string, input: BuilderInput): void {
  const isEmpty = Object.values(input).every((text) => text === '')
  attempt(() =>
    isEmpty
      ? storage().removeItem(keyOf(formId))
      : storage().setItem(keyOf(formId), JSON.stringify(input)),
  )
}

/** Where storage is denied or full, what was typed lasts as long as the page. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
