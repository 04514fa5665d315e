import type { Field } from '@ramiform/core/field'
import { FieldLogic, SeveralFields } from './LazyFieldLogic.tsx'
import { LogicIndex } from './LogicIndex.tsx'

const waiting = 'Loading logic...'

/** Logic of the selected fields; without a selection, all rules of the form. */
export function LogicContent({ fields }: { fields: readonly Field[] }) {
  const [first] = fields
  if (first === undefined) return <LogicIndex />
  if (fields.length > 1) return <SeveralFields fields={fields} waiting={waiting} />
  return <FieldLogic key={first.id} field={first} waiting={waiting} />
}
