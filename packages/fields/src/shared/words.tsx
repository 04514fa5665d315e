import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { createContext, type ReactNode, useContext } from 'react'

/** Built-in texts of the form. No default language: the texts come with the page, so the script contains none. */
export const WordsContext = createContext<FormWords | null>(null)

/** Returns the built-in texts of the surrounding form. */
export function useWords(): FormWords {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('WordsContext is missing')
  return words
}

/** Renders a text with an element in place of its only placeholder. */
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
