import type { Field, OptionPicture } from '@ramiform/core/field'
import type { Command } from './edit.ts'
import { changeField } from './field-commands.ts'
import { fieldById } from './form-draft.ts'

/**
 * Gives an option a picture, or takes it away. A new picture has no alternative text yet. Nothing happens once the option is
 * gone, as it may be after an upload.
 */
export function setPicture(fieldId: string, option: string, image: string | undefined): Command {
  return (draft) => {
    const field = fieldById(draft.schema.fields, fieldId)
    if (field?.options?.includes(option) !== true) return null
    return changeField(fieldId, {
      pictures: inOrderOfOptions(field, [
        ...(field.pictures ?? []).filter((one) => one.option !== option),
        ...(image === undefined ? [] : [{ option, image }]),
      ]),
    })(draft)
  }
}

/** Changes the alternative text of an option's picture. */
export function setAlternativeText(fieldId: string, option: string, alt: string): Command {
  return (draft) => {
    const pictures = fieldById(draft.schema.fields, fieldId)?.pictures
    if (pictures === undefined) return null
    const next = pictures.map((picture) => {
      if (picture.option !== option) return picture
      const { alt: _before, ...rest } = picture
      return alt === '' ? rest : { ...rest, alt }
    })
    return changeField(fieldId, { pictures: next }, `alternative text of ${option}`)(draft)
  }
}

function inOrderOfOptions(
  { options = [] }: Field,
  pictures: readonly OptionPicture[],
): readonly OptionPicture[] {
  return pictures.toSorted((a, b) => options.indexOf(a.option) - options.indexOf(b.option))
}
