import { useEffect, useState } from 'react'
import { keepInput, readInput } from './kept-input.ts'

const storage = () => localStorage

/** What is typed on this page, kept in this browser so that leaving or a reload loses nothing. */
export function useInput(formId: string) {
  const [input, setInput] = useState(() => readInput(storage, formId))
  useEffect(() => keepInput(storage, formId, input), [formId, input])
  return [input, setInput] as const
}
