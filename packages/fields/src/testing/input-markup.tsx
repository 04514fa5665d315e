import { english } from '@ramiform/core/built-in-texts/en'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InputProps } from '../shared/input-props.ts'
import { WordsContext } from '../shared/words.tsx'

/** Markup of an input as the server renders it, in an English form. */
export function inputMarkup(Input: ComponentType<InputProps>, props: InputProps): string {
  return renderToStaticMarkup(
    <WordsContext value={english}>
      <Input {...props} />
    </WordsContext>,
  )
}
