import { languages } from '@ramiform/core/built-in-texts/languages'
import { fieldIdPattern } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { limitOfPlace, ownerOfPlace } from '@ramiform/core/translations/places'
import type { Translation } from '@ramiform/core/translations/translation'
import { z } from 'zod'
import { text } from './text.ts'

/** The longest place: an id and the option of a picture. */
const placeCharacters = 64 + '.picture:'.length + limits.labelCharacters

const place = text(placeCharacters).refine((one) => {
  const owner = ownerOfPlace(one)
  return owner === undefined ? one.startsWith('form:') : fieldIdPattern.test(owner)
}, 'must be a place in the form, such as form:title or q1.label')

/** The texts of a form in one more language (decision 600). */
const translation = z.strictObject({
  language: z.enum(languages),
  texts: z
    .array(
      z
        .strictObject({
          place,
          source: text(limits.descriptionCharacters),
          text: text(limits.descriptionCharacters),
        })
        .superRefine((one, context) => {
          const most = limitOfPlace(one.place)
          if (one.text.length <= most) return
          const message = `must be no more than ${most} characters`
          context.addIssue({ code: 'custom', path: ['text'], message })
        }),
    )
    .refine(
      (all) => new Set(all.map((one) => one.place)).size === all.length,
      'must not have the same place twice',
    ),
})

/** Texts of a form by language, each language once. */
export const translations = z
  .array(translation)
  .max(languages.length)
  .refine(
    (all) => new Set(all.map(({ language }) => language)).size === all.length,
    'must not have the same language twice',
  ) satisfies z.ZodType<readonly Translation[]>
