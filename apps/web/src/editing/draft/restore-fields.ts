import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import type { Translation } from '@ramiform/core/translations/translation'
import { same } from '../../forms/same.ts'
import type { Command } from './edit.ts'
import { type FormDraft, positionOf, withFields } from './form-draft.ts'
import { partsAfter } from './options-follow.ts'
import { namesOf } from './remove-fields.ts'
import { followTexts } from './texts-follow.ts'

/**
 * Brings deleted fields back to where they were, whatever was done since: each behind the nearest field before it that
 * is still there. Rules, texts and translations that the deletion changed come back, too, unless they were edited since.
 * @param before the form before the deletion
 * @param after the form right after it
 */
export function restoreFields(
  ids: readonly string[],
  before: FormDraft,
  after: FormDraft,
): Command {
  return (draft) => {
    const old = before.schema.fields
    const isHere = (id: string) => positionOf(draft.schema.fields, id) !== -1
    const gone = old.filter(({ id }) => ids.includes(id) && !isHere(id))
    if (gone.length === 0) return null
    const schema = withoutChanges(draft.schema, before.schema, followed(before, after).schema)
    let { fields } = schema
    if (fields.length + gone.length > limits.fieldsInEditor) return null
    for (const field of gone) {
      const ahead = old.slice(0, positionOf(old, field.id)).toReversed()
      const nearest = ahead.find(({ id }) => positionOf(fields, id) !== -1)
      const place = nearest === undefined ? 0 : positionOf(fields, nearest.id) + 1
      fields = fields.toSpliced(place, 0, field)
    }
    const { tables = [] } = schema
    const lost =
      before.schema.tables?.filter(({ id }) => tables.every((one) => one.id !== id)) ?? []
    return {
      name: `Restore ${namesOf(gone)}`,
      draft: withFields({ ...draft, schema: { ...schema, tables: [...tables, ...lost] } }, fields),
      selected: gone[0]?.id ?? null,
    }
  }
}

/** The form after the deletion with the changes that load later and may be in a further step. */
function followed(before: FormDraft, after: FormDraft): FormDraft {
  const parts = partsAfter(before, after)(after)?.draft ?? after
  return followTexts(before)(parts)?.draft ?? parts
}

/** The form with the parts of `old` that a step to `after` changed, except where they were edited since. */
function withoutChanges(now: FormSchema, old: FormSchema, after: FormSchema): FormSchema {
  const { fields, sections, endings, translations, settings } = now
  return {
    ...now,
    fields: eachRestored(fields, old.fields, after.fields, idOf),
    ...(sections && { sections: eachRestored(sections, old.sections, after.sections, idOf) }),
    ...(endings && { endings: eachRestored(endings, old.endings, after.endings, idOf) }),
    ...(translations && {
      translations: translations.map((one) => restoredTranslation(one, old, after)),
    }),
    settings: restored(settings, old.settings, after.settings),
  }
}

const idOf = ({ id }: Pick<Field, 'id'>) => id

function eachRestored<Part extends object>(
  now: readonly Part[],
  old: readonly Part[] = [],
  after: readonly Part[] = [],
  keyOf: (part: Part) => string,
): readonly Part[] {
  const [was, left] = [old, after].map((parts) => new Map(parts.map((one) => [keyOf(one), one])))
  return now.map((part) => restored(part, was?.get(keyOf(part)), left?.get(keyOf(part))))
}

/** The part with the old members that changed from `old` to `after` and are still as in `after`. */
function restored<Part extends object>(now: Part, old?: Part, after?: Part): Part {
  if (old === undefined || after === undefined || old === after) return now
  const names = [...new Set([...Object.keys(old), ...Object.keys(after)])] as (keyof Part)[]
  const changed = names.filter(
    (name) => !same(old[name], after[name]) && same(now[name], after[name]),
  )
  if (changed.length === 0) return now
  const entries = changed.map((name) => [name, old[name]] as const)
  const next: Part = { ...now, ...Object.fromEntries(entries) }
  for (const name of changed) if (old[name] === undefined) delete next[name]
  return next
}

/** Translations of removed places come back behind the others. */
function restoredTranslation(now: Translation, old: FormSchema, after: FormSchema): Translation {
  const [was = [], left = []] = [old, after].map(
    ({ translations }) => translations?.find(({ language }) => language === now.language)?.texts,
  )
  const placeOf = ({ place }: { readonly place: string }) => place
  const known = new Set([...left, ...now.texts].map(placeOf))
  const lost = was.filter(({ place }) => !known.has(place))
  return { ...now, texts: [...eachRestored(now.texts, was, left, placeOf), ...lost] }
}
