import { limits } from '@ramiform/core/limits'
import { labelText } from './label-text.ts'

/**
 * Labels of the options of one question. Different texts that are equal where they are cut get a number, so that no
 * option is lost and rules name the right one. Equal texts have the same label.
 */
export function optionLabels(): (text: string) => string {
  /** Texts by the label that they are cut to */
  const cut = new Map<string, Map<string, number>>()
  return (text) => {
    const label = labelText(text)
    if (label.length < limits.labelCharacters) return label
    const texts = cut.get(label) ?? new Map<string, number>()
    cut.set(label, texts)
    const own = text.trim()
    const number = texts.get(own) ?? texts.size + 1
    texts.set(own, number)
    if (number === 1) return label
    const end = ` (${number})`
    return label.slice(0, limits.labelCharacters - end.length).toWellFormed() + end
  }
}
