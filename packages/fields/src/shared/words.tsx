import type { FormWords } from '@ramiform/core/words/form-words'
import { createContext, type ReactNode, useContext } from 'react'

/** No language is the default: the words come with the page, so that the form's script has none. */
export const WordsContext = createContext<FormWords | null>(null)

/** The words of the form around this. */
export function useWords(): FormWords {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('WordsContext is missing')
  return words
}

/** A text with an element in the place of its one placeholder. */
export function TextAround({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(/\{\w+\}/)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
