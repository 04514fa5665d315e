import type { BuilderInput } from './kept-input.ts'
import type { TreeSource } from './read-tree-now.ts'

/** What a form would be made of: the tree where there is one, otherwise the description. */
export function sourceOfInput({ text, description }: BuilderInput): TreeSource | null {
  if (text.trim() !== '') return { kind: 'tree', text }
  return description.trim() === '' ? null : { kind: 'words', text: description }
}

/** The main button needs a title or a description (spec section 5); a title alone describes a form too. */
export function sourceOfMainButton(input: BuilderInput): TreeSource | null {
  const { title, description } = input
  if (title.trim() === '' && description.trim() === '') return null
  return sourceOfInput(input) ?? { kind: 'words', text: title }
}
