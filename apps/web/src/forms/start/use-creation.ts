import { useState } from 'react'
import { ApiError, messageOf, unsaidRefusal } from '../../api/api-error.ts'
import { type FormBeginning, useCreateFormFrom } from '../use-form-actions.ts'

/** Creates a form and opens its editor. An error shows in the dialog, which keeps all input. */
export function useCreation(onCreated: () => void) {
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending } = useCreateFormFrom({
    onCreated,
    onFailed: (error) => setFailure(creationFailure(error)),
  })
  return {
    isCreating: isPending,
    failure,
    forgetFailure: () => setFailure(null),
    create(form: FormBeginning) {
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
