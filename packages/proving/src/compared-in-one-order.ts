import { asGroup, type Group, type Rule } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'

const opposite: Readonly<Record<string, string>> = {
  greater_than: 'less_than',
  less_than: 'greater_than',
}

/**
 * The same form with each order of two answers written from one side: `To < From` becomes `From > To`, whichever id
 * comes first. Both mean the same for answers that are one text, whatever kind the two have (decision 5). Lists are left
 * as they are, because several items count as none only on one side (decision 631).
 */
export function comparedInOneOrder(schema: FormSchema): FormSchema {
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  const isOneText = (id: string) => {
    const field = fields.get(id)
    return (
      field !== undefined &&
      field.other === undefined &&
      fieldTypeOf(fieldTypes, field.type)?.answerKind === 'text'
    )
  }
  const inOrder = (rule: Rule): Rule => {
    const { fieldId, condition, valueFrom } = rule
    const turned = Object.hasOwn(opposite, condition) ? opposite[condition] : undefined
    return turned !== undefined &&
      valueFrom !== undefined &&
      (valueFrom < fieldId || (valueFrom === fieldId && condition === 'greater_than')) &&
      isOneText(fieldId) &&
      isOneText(valueFrom)
      ? { ...rule, fieldId: valueFrom, condition: turned, valueFrom: fieldId }
      : rule
  }
  const groupInOrder = <Of extends Omit<Group, 'id'>>(group: Of): Of => ({
    ...group,
    rules: group.rules.map(inOrder),
    groups: group.groups.map(groupInOrder),
  })
  const compares = ({ conditional }: Field) =>
    JSON.stringify(conditional ?? '').includes('valueFrom')
  if (!schema.fields.some(compares)) return schema
  return {
    ...schema,
    fields: schema.fields.map((field) =>
      field.conditional !== undefined && compares(field)
        ? { ...field, conditional: groupInOrder(asGroup(field.conditional)) }
        : field,
    ),
  }
}
