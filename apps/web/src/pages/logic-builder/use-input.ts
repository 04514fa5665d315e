import { useEffect, useState } from 'react'
import { keepInput, readInput } from './stored-input.ts'

const storage = () => localStorage

/** Input of this page, stored in the browser so that it survives leaving and reloading. */
export function useInput(formId: string) {
  const [input, setInput] = useState(() => readInput(storage, formId))
  useEffect(() => keepInput(storage, formId, input), [formId, input])
  return [input, setInput] as const
}
