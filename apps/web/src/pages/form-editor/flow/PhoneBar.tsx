import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { IconSitemap } from '@tabler/icons-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { FindField } from './FindField.tsx'
import styles from './Flow.module.css'
import { FlowStatus } from './FlowStatus.tsx'
import type { FlowScope } from './FlowTools.tsx'

interface PhoneBarProps {
  readonly schema: FormSchema
  readonly selected: Field | undefined
  readonly scope: FlowScope
  readonly select: (fieldId: string) => void
  readonly onScope: (scope: FlowScope) => void
}

/** Row above the flow on phones: the state of the logic, the field to draw, and a switch to the whole form. */
export function PhoneBar({ schema, selected, scope, select, onScope }: PhoneBarProps) {
  return (
    <div className={styles.phoneBar}>
      <FlowStatus />
      <FindField
        fields={schema.fields}
        {...(selected !== undefined && { selected: selected.id })}
        onFind={(id) => {
          select(id)
          onScope('field')
        }}
      />
      <IconButton
        label="Whole form"
        tooltip="none"
        className={styles.wholeForm ?? ''}
        icon={<IconSitemap size={20} stroke={1.75} aria-hidden />}
        aria-pressed={scope === 'form'}
        onClick={() => onScope(scope === 'form' ? 'field' : 'form')}
      />
    </div>
  )
}
