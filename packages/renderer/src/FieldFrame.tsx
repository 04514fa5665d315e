import type { Field } from '@ramiform/core/field'
import type { FieldTypeName } from '@ramiform/fields'
import { groupRoles, Icon } from '@ramiform/fields/inputs'
import type { ReactNode } from 'react'
import { inputId, rowId } from './field-ids.ts'

const alertCircle = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01'

export function AlertIcon({ size }: { size: number }) {
  return <Icon path={alertCircle} size={size} />
}

/** The asterisk, with a name for those who do not see it. */
export function Star() {
  return (
    <span className="rf-star" role="img" aria-label="required">
      *
    </span>
  )
}

interface FrameIds {
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
}

/** Label, description and problem around any input: a label for one control, a legend for several. */
export function FieldFrame(props: {
  field: Field
  problem: string | undefined
  /** one question at a time: the problem is spoken as it comes, since no summary lists it */
  speaks: boolean
  hidden: boolean
  veiled: boolean
  children: (ids: FrameIds) => ReactNode
}) {
  const { field, problem } = props
  const id = inputId(field.id)
  const role = groupRoles[field.type as FieldTypeName]
  const descriptionId = field.description ? `${id}-description` : undefined
  const problemId = problem === undefined ? undefined : `${id}-problem`
  const describedBy = [descriptionId, problemId].filter(Boolean).join(' ') || undefined
  const labelId = `${id}-label`

  const Frame = role === undefined ? 'div' : 'fieldset'
  const Label = role === undefined ? 'label' : 'legend'
  return (
    <Frame
      className="rf-field"
      id={rowId(field.id)}
      role={role}
      aria-describedby={role === undefined ? undefined : describedBy}
      aria-invalid={(role === 'radiogroup' && problem !== undefined) || undefined}
      data-type={field.type}
      data-width={field.styling?.width}
      data-wrong={problem !== undefined || undefined}
      data-conditional={field.conditional !== undefined || undefined}
      data-hidden={props.veiled || undefined}
      hidden={props.hidden}
    >
      <Label className="rf-label" id={labelId} {...(role === undefined && { htmlFor: id })}>
        {field.label || 'Question'}
        {field.required ? <Star /> : null}
      </Label>
      {field.description ? (
        <p className="rf-description" id={descriptionId}>
          {field.description}
        </p>
      ) : null}
      {props.children({ id, labelId, describedBy })}
      {problem === undefined ? null : (
        <p className="rf-problem" id={problemId} role={props.speaks ? 'alert' : undefined}>
          <AlertIcon size={18} />
          {problem}
        </p>
      )}
    </Frame>
  )
}
