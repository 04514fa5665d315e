import { nameOfSource } from '../answers-in-texts/texts-of-form.ts'
import type { Field } from '../field.ts'
import { type FieldTypes, fieldTypeOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { hiddenAsFields } from '../hidden-fields.ts'

/** Something that a formula can read. */
export interface FormulaSource {
  readonly id: string
  /** As formulas name it, without the braces. No two sources of a form have the same. */
  readonly name: string
  /** `either`: a text that may be a number, such as a value that the address brings. */
  readonly holds: 'number' | 'text' | 'list' | 'either'
  readonly options: readonly string[]
  /** Label of *Other*. Conditions can compare with it; it has no points, because its answers are other texts. */
  readonly other?: string | undefined
}

/** Everything that the formulas of a form can read, in form order. Names are short, unique and without braces. */
export function sourcesOfFormulas(
  schema: Pick<FormSchema, 'fields' | 'hiddenFields' | 'values'>,
  fieldTypes: FieldTypes,
): readonly FormulaSource[] {
  const taken = new Set<string>()
  /** Number of the last copy of each label. */
  const copies = new Map<string, number>()
  return [...schema.fields, ...hiddenAsFields(schema)].flatMap((field): FormulaSource[] => {
    const holds = holdsOf(field, fieldTypes)
    if (holds === undefined) return []
    const plain = nameOfSource(field.label).replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()
    const label = plain || 'Untitled field'
    let name = label
    let copy = copies.get(label.toLowerCase()) ?? 1
    while (taken.has(name.toLowerCase())) {
      copy += 1
      name = `${label} (${copy})`
    }
    copies.set(label.toLowerCase(), copy)
    taken.add(name.toLowerCase())
    const { id, options = [], other } = field
    return [{ id, name, holds, options, ...(other && { other }) }]
  })
}

function holdsOf(field: Field, fieldTypes: FieldTypes): FormulaSource['holds'] | undefined {
  const type = fieldTypeOf(fieldTypes, field.type)
  if (type === undefined || field.ending) return undefined
  if (type.answerKind === 'payment' || type.answerKind === 'none') return undefined
  if (type.comparesAsNumber) return 'number'
  if (type.answerKind !== 'text') return 'list'
  const { options = [] } = field
  const isNumeric = type.hasOptions === true && options.length > 0 && options.every(isNumber)
  return isNumeric || (field.hidden === true && field.formula === undefined) ? 'either' : 'text'
}

const isNumber = (option: string) => /^[+-]?\d+(\.\d+)?$/.test(option)
