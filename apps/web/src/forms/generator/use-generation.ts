import { useState } from 'react'
import { ApiError, messageOf, unsaidRefusal } from '../../api/api-error.ts'
import { type FormBeginning, useCreateFormFrom } from '../use-form-actions.ts'

/** The two ways to create a form, one per button. */
export type GenerationWay = 'specified' | 'recognized'

/** Creates a form. An error shows in the generator, which keeps all input. */
export function useGeneration(onCreated: () => void) {
  const [way, setWay] = useState<GenerationWay | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending } = useCreateFormFrom({
    onCreated,
    onFailed: (error) => setFailure(creationFailure(error)),
  })
  return {
    /** the button whose request is pending */
    busy: isPending ? way : null,
    failure,
    fail: setFailure,
    generate(by: GenerationWay, form: FormBeginning) {
      setWay(by)
      setFailure(null)
      mutate(form)
    },
  }
}

/** The error text of spec section 8. */
export function creationFailure(error: unknown): string {
  const message = reasonOf(error).replace(/[.\s]+$/, '')
  return `Failed to generate form: ${message}. Please try again.`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to create form'
  const { status } = error
  return status > 0 && error.message === unsaidRefusal(status)
    ? `HTTP ${status}: Failed to create form`
    : messageOf(error)
}
