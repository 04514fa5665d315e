import { writePlace } from '@ramiform/core/answers-in-texts/read-text'
import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import type { FormParts, Warning } from '../import.ts'

/** How a program writes the place of an answer: the first group is the name of the question. */
export type PlacePattern = RegExp

interface Texts extends FormParts {
  readonly fields: FormSchema['fields']
}

/**
 * Turns the places of answers of another program into ours. A place that names no question stays text, with a warning.
 * @param idOf id for the name of a question; undefined for an unknown one
 */
export function withAnswersInTexts<Found extends Texts>(
  found: Found,
  pattern: PlacePattern,
  idOf: (name: string) => string | undefined,
): { readonly found: Found; readonly warnings: readonly Warning[] } {
  const warnings: Warning[] = []

  const changed = <Owner extends { readonly id: string }>(
    owner: Owner,
    most: Partial<Record<keyof Owner, number>>,
    fieldId?: string,
  ): Owner => {
    let next = owner
    for (const name of Object.keys(most) as (keyof Owner)[]) {
      const text = owner[name]
      if (typeof text !== 'string') continue
      const lost = new Set<string>()
      const filled = text.replaceAll(pattern, (whole: string, key: string) => {
        const id = idOf(key.trim())
        if (id !== undefined) return writePlace({ id, fallback: '' })
        lost.add(whole)
        return whole
      })
      const isTooLong = filled.length > (most[name] ?? 0)
      if (isTooLong) warnings.push(warningOf('An answer', fieldId))
      else if (filled !== text) next = { ...next, [name]: filled }
      for (const one of lost) warnings.push(warningOf(`“${one.slice(0, 60)}”`, fieldId))
    }
    return next
  }

  const { labelCharacters: label, descriptionCharacters: long } = limits
  const { sections, tables, endings } = found
  /** Texts that never show answers. */
  const stays = (text: string | undefined, fieldId?: string) => {
    for (const [whole] of text?.matchAll(pattern) ?? [])
      warnings.push(warningOf(`“${whole.slice(0, 60)}”`, fieldId))
  }
  for (const { title, description } of tables ?? []) stays(`${title} ${description ?? ''}`)
  for (const { id, options = [] } of found.fields) stays(options.slice(0, 100).join('\n'), id)
  const next = {
    ...found,
    fields: found.fields.map((field) => changed(field, { label, description: long }, field.id)),
    ...(sections && {
      sections: sections.map((one) => changed(one, { title: label, text: long })),
    }),
    ...(endings && {
      endings: endings.map((one) =>
        changed(one, { title: label, message: long, redirectUrl: 2_000 }),
      ),
    }),
  }
  return { found: next, warnings }
}

function warningOf(what: string, fieldId: string | undefined): Warning {
  const message = `${what} in ${fieldId === undefined ? 'a text' : 'its text'} could not be imported as an answer. It stays text.`
  return fieldId === undefined ? { message } : { message, fieldId }
}
