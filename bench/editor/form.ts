import type { Field } from '@ramiform/core/field'
import { createField } from '@ramiform/core/field-type'
import type { Form } from '@ramiform/core/form'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'

/** A form of `n` fields: one-line texts as in comparable pages, or every type with logic. */
export function formOf(n: number, kind: 'text' | 'mixed'): Form {
  const at = '2026-01-01T00:00:00.000Z'
  return {
    id: 'bench',
    name: 'Measured form',
    slug: null,
    isPublished: false,
    submissionCount: 0,
    createdAt: at,
    updatedAt: at,
    version: 1,
    schema: {
      fields: Array.from({ length: n }, (_, index) => (kind === 'text' ? text : mixed)(index)),
      settings: {},
    },
  }
}

// The fourteen specified types come first. Further kinds are left out, so figures stay comparable with earlier ones.
const names = (Object.keys(fieldTypes) as FieldTypeName[]).slice(0, 14)

function text(index: number): Field {
  return { ...createField(fieldTypes.text, `f${index}`), label: `Field ${index}` }
}

/**
 * Every third field is conditional, every seventh shares its row with the next one. Rules read the text field before
 * them, so that all can hold: a form full of findings would measure its prover and not the editor.
 */
function mixed(index: number): Field {
  const type = names[index % names.length] ?? 'text'
  const source = Math.floor((index - 1) / names.length) * names.length
  return {
    ...createField(fieldTypes[type], `f${index}`),
    label: `Field ${index}`,
    styling: { width: index % 7 < 2 ? 'half' : 'full', inline: false },
    ...(index % 3 === 2 && {
      conditional: { dependsOn: `f${source}`, condition: 'equals', value: 'yes' },
    }),
  }
}
