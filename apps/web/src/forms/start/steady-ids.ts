import { renameInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { changeLogics } from '@ramiform/core/conditions/logic-members'
import { renameSources } from '@ramiform/core/conditions/rename'
import type { Field } from '@ramiform/core/field'
import { renameInFormula } from '@ramiform/core/values/rename-formula'
import type { Recognition } from './recognition.ts'

type Found = Extract<Recognition, { readonly kind: 'found' }>

/**
 * Reuses the ids of fields that were recognized before, matched by label and type. The list stays stable during typing,
 * and the owner's edits stay with their fields. New ids were never used before.
 */
export function withSteadyIds(
  recognition: Recognition,
  known: Map<string, string>,
  newId: () => string,
): Recognition {
  if (recognition.kind !== 'found') return recognition
  const ids = new Map<string, string>()
  const seen = new Map<string, number>()
  for (const { id, label, type } of recognition.found.fields) {
    const count = seen.get(label) ?? 0
    seen.set(label, count + 1)
    const key = `${label}\n${count}\n${type}`
    const steady = known.get(key) ?? newId()
    known.set(key, steady)
    ids.set(id, steady)
  }
  return renamed(recognition, (id) => ids.get(id) ?? id)
}

function renamed(recognition: Found, idOf: (id: string) => string): Found {
  const { found, origins } = recognition
  const { fields, sections, hiddenFields, values, endings, translations } = found
  const texts = renameInTexts(
    { fields, sections, hiddenFields, values, endings, translations, settings: {} },
    idOf,
  )
  const withSources = <Part extends Pick<Field, 'conditional'>>(part: Part): Part =>
    changeLogics(part, (logic) => renameSources(logic, idOf))
  return {
    ...recognition,
    found: {
      ...found,
      ...(found.sections && { sections: texts.sections?.map(withSources) }),
      ...(values && {
        values: values.map((one) => ({ ...one, formula: renameInFormula(one.formula, idOf) })),
      }),
      ...(translations && { translations: texts.translations }),
      ...(found.endings && { endings: texts.endings?.map(withSources) }),
      fields: texts.fields.map((field) => ({ ...withSources(field), id: idOf(field.id) })),
      warnings: found.warnings.map((warning) =>
        warning.fieldId === undefined ? warning : { ...warning, fieldId: idOf(warning.fieldId) },
      ),
    },
    ...(origins && { origins: new Map([...origins].map(([id, words]) => [idOf(id), words])) }),
  }
}
