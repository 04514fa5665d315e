import type { Field } from '@ramiform/core/field'
import { chargedCurrency } from '@ramiform/core/payments/charged-currency'
import type { FieldTypeName } from '@ramiform/fields'
import { AnySettings, settings } from '@ramiform/fields/settings'
import { typeOf } from '../../../editing/draft/type-of.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { useAllFields } from '../../../editing/use-field.ts'
import type { FieldProblems } from './field-problems.ts'
import styles from './MoreSettings.module.css'
import { settingControls } from './setting-controls.tsx'
import { usePatternEngine } from './use-pattern-engine.ts'

export interface MoreSettingsProps {
  readonly id: string
  readonly field: Field
  readonly problems: FieldProblems
  readonly onChange: (members: Partial<Field>, control?: string) => void
}

/** Settings specific to a field type; loaded on demand. */
export function MoreSettings({ id, ...rest }: MoreSettingsProps) {
  const fields = useAllFields()
  const values = useEditorState(({ draft }) => draft.schema.values)
  const currency = useEditorState(({ draft }) => chargedCurrency(draft.schema, rest.field.id))
  const patterns = usePatternEngine(rest.field.validation?.pattern !== undefined)
  const Settings = settings[rest.field.type as FieldTypeName]
  const props = {
    ...rest,
    fields,
    values: values?.filter(({ type }) => type === 'number') ?? [],
    currency,
    controls: settingControls,
  }
  return (
    <div ref={intoSight} id={id} className={styles.more}>
      <Settings {...props} />
      <AnySettings {...props} type={typeOf(rest.field)} patterns={patterns} />
    </div>
  )
}

/** Scrolls a newly opened element into view, as far as it fits. */
function intoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
