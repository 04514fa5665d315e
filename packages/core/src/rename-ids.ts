import { renameInTexts } from './answers-in-texts/texts-of-form.ts'
import { changeLogics } from './conditions/logic-members.ts'
import { renameSources } from './conditions/rename.ts'
import type { FormSchema, Settings } from './form.ts'
import { renameInField } from './rename-in-field.ts'
import { renameInScenario } from './scenario.ts'
import { renameInFormula } from './values/rename-formula.ts'

/**
 * The form with other ids everywhere: in its parts, rules, formulas, payments, texts, translations and settings.
 * @param idOf the new id of any part; an id that it does not change must be returned as it is
 */
export function renameIds<Schema extends FormSchema>(
  schema: Schema,
  idOf: (id: string) => string,
): Schema {
  const texts = renameInTexts(schema, idOf)
  const { fields, sections, tables, hiddenFields, values, endings, settings } = texts
  const withId = <Part extends { readonly id: string }>(part: Part): Part => ({
    ...part,
    id: idOf(part.id),
  })
  const withLogic = <Part extends Parameters<typeof changeLogics>[0]>(part: Part): Part =>
    changeLogics(part, (logic) => renameSources(logic, idOf))
  return {
    ...texts,
    fields: fields.map((field) => renameInField(field, idOf)),
    ...(sections && { sections: sections.map(withLogic).map(withId) }),
    ...(tables && { tables: tables.map(withId) }),
    ...(hiddenFields && { hiddenFields: hiddenFields.map(withId) }),
    ...(values && {
      values: values.map((value) => ({
        ...withId(value),
        formula: renameInFormula(value.formula, idOf),
      })),
    }),
    ...(endings && { endings: endings.map(withLogic).map(withId) }),
    settings: renameInSettings(settings, idOf),
  }
}

function renameInSettings(settings: Settings, idOf: (id: string) => string): Settings {
  const { scenarios, ignoredFindings } = settings
  return {
    ...settings,
    ...(scenarios && { scenarios: scenarios.map((one) => renameInScenario(one, idOf)) }),
    ...(ignoredFindings && {
      ignoredFindings: ignoredFindings.map(({ fieldId, ...finding }) => ({
        ...finding,
        ...(fieldId !== undefined && { fieldId: idOf(fieldId) }),
      })),
    }),
  }
}
