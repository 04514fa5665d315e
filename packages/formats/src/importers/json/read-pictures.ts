import type { OptionPicture } from '@ramiform/core/field'
import type { FieldType } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { canHavePictures } from '@ramiform/core/option-pictures'
import { cleanText } from '../../reading/clean-text.ts'
import { type Members, membersOf, textIn } from './members.ts'

/** Reads the pictures of options, by the ids of stored images. Others are left out, with a warning. */
export function readPictures(
  { pictures }: Members,
  options: readonly string[] = [],
  type: FieldType,
  warn: (message: string) => void,
): readonly OptionPicture[] | undefined {
  if (!Array.isArray(pictures) || !canHavePictures(type)) return undefined
  const read = new Map<string, OptionPicture>()
  for (const entry of pictures) {
    const members = membersOf(entry) ?? {}
    const option = cleanText(textIn(members, 'option') ?? '', limits.labelCharacters)
    const image = textIn(members, 'image') ?? ''
    const alt = cleanText(textIn(members, 'alt') ?? '', limits.labelCharacters)
    if (options.includes(option) && !read.has(option) && /^[0-9a-f]{64}$/.test(image))
      read.set(option, { option, image, ...(alt !== '' && { alt }) })
  }
  if (read.size < pictures.length) warn('Pictures of options could not be read and were skipped.')
  return [...read.values()]
}
