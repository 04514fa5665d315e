import { changeLogics } from './conditions/logic-members.ts'
import { renameSources } from './conditions/rename.ts'
import type { Field } from './field.ts'

/** The field with other ids, except in its texts (`renameInTexts`): its own, and those in rules, payment and layout. */
export function renameInField(field: Field, idOf: (id: string) => string): Field {
  const { id, section, table, payment } = field
  const items = payment?.items?.map(({ price, quantity }) => ({
    price: idOf(price),
    ...(quantity !== undefined && { quantity: idOf(quantity) }),
  }))
  const value = payment?.value
  return {
    ...changeLogics(field, (logic) => renameSources(logic, idOf)),
    id: idOf(id),
    ...(section !== undefined && { section: idOf(section) }),
    ...(table !== undefined && { table: idOf(table) }),
    ...((items || value) && {
      payment: { ...payment, ...(items && { items }), ...(value && { value: idOf(value) }) },
    }),
  }
}
