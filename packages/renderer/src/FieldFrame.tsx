import type { Field } from '@ramiform/core/field'
import type { FieldTypeName } from '@ramiform/fields'
import { groupRoles, Icon } from '@ramiform/fields/inputs'
import { useWords } from '@ramiform/fields/words'
import type { ReactNode } from 'react'
import { rowId } from './field-ids.ts'

const alertCircle = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01'

/** Icon of a problem; hidden from assistive technology. */
export function AlertIcon({ size }: { size: number }) {
  return <Icon path={alertCircle} size={size} />
}

/** The asterisk of a required field, with a text alternative for screen readers. */
export function Star() {
  const { form } = useWords()
  return (
    <span className="rf-star" role="img" aria-label={form.required}>
      *
    </span>
  )
}

/** Value of `aria-describedby`: ids of the description and the problem. */
export function describedBy(id: string, field: Field, isWrong: boolean): string | undefined {
  const description = field.description ? `${id}-description ` : ''
  return (description + (isWrong ? `${id}-problem` : '')).trim() || undefined
}

/**
 * Role of fields with several controls or none, which a legend names. Undefined for fields with one control, which
 * its label names.
 */
export function groupRoleOf(field: Field): 'group' | 'radiogroup' | undefined {
  return groupRoles[field.type as FieldTypeName]
}

/** The element around one field. Showing or hiding the field renders only this element. */
export function FieldFrame(props: {
  field: Field
  id: string
  isWrong: boolean
  shown: 'shown' | 'hidden' | 'veiled'
  isBeside?: boolean | undefined
  children: ReactNode
}) {
  const { field, isWrong, shown } = props
  const role = groupRoleOf(field)
  const Frame = role ? 'fieldset' : 'div'
  return (
    <Frame
      className="rf-field"
      id={rowId(field.id)}
      role={role}
      aria-describedby={role && describedBy(props.id, field, isWrong)}
      aria-invalid={(role === 'radiogroup' && isWrong) || undefined}
      aria-required={(role === 'radiogroup' && field.required) || undefined}
      data-type={field.type}
      data-width={field.styling?.width}
      data-beside={props.isBeside || undefined}
      data-wrong={isWrong || undefined}
      data-conditional={field.conditional !== undefined || undefined}
      data-hidden={shown === 'veiled' || undefined}
      hidden={shown === 'hidden'}
    >
      {props.children}
    </Frame>
  )
}
