import { FieldLogic, SeveralFields } from './LazyFieldLogic.tsx'
import { LogicIndex } from './LogicIndex.tsx'
import type { ShownLogic } from './use-shown-logic.ts'

const waiting = 'Loading logic...'

/** Logic of the selected fields; without a selection, all rules of the form. */
export function LogicContent({ fields, schema }: ShownLogic) {
  const [first] = fields
  if (first === undefined) return <LogicIndex />
  if (fields.length > 1) return <SeveralFields fields={fields} schema={schema} waiting={waiting} />
  return <FieldLogic key={first.id} field={first} schema={schema} waiting={waiting} />
}
