import type { TreeSource } from './read-tree-now.ts'
import type { BuilderInput } from './stored-input.ts'

/** Source of the generated form: the tree if there is one, otherwise the description. */
export function sourceOfInput({ text, description }: BuilderInput): TreeSource | null {
  if (text.trim() !== '') return { kind: 'tree', text }
  return description.trim() === '' ? null : { kind: 'words', text: description }
}

/**
 * Source for the main button, which needs a title or a description (spec section 5). A title alone counts as a
 * description.
 */
export function sourceOfMainButton(input: BuilderInput): TreeSource | null {
  const { title, description } = input
  if (title.trim() === '' && description.trim() === '') return null
  return sourceOfInput(input) ?? { kind: 'words', text: title }
}
