import type { ShownField } from '@ramiform/core/answers-in-texts/live-texts'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { MarkedLines } from '@ramiform/fields/marked-text'
import { type ComponentType, useMemo } from 'react'
import type { FormBodyProps } from './form-body.ts'

type Body = ComponentType<FormBodyProps>

/** The same form with emphasis and links in its descriptions. Other forms do not load it. */
export function withMarks(Plain: Body): Body {
  return (props) => <BodyWithMarks {...props} Plain={Plain} />
}

/** `Plain` with emphasis and links in its descriptions. */
export function BodyWithMarks({ Plain, ...props }: FormBodyProps & { Plain: Body }) {
  const filling = useMemo(() => markedFilling(props.filling), [props.filling])
  return <Plain {...props} filling={filling} />
}

const fillings = new WeakMap<Filling, Filling>()

/** The filling, whose fields have elements as descriptions. What did not change stays the same object. */
function markedFilling(filling: Filling): Filling {
  const known = fillings.get(filling)
  if (known !== undefined) return known
  const lists = new WeakMap<readonly Field[], readonly Field[]>()
  const listOf = (fields: readonly Field[]) => {
    const marked = lists.get(fields) ?? fields.map(markedField)
    lists.set(fields, marked)
    return marked
  }
  const next: Filling = {
    ...filling,
    get fields() {
      return listOf(filling.fields)
    },
    visibleFields: () => listOf(filling.visibleFields()),
  }
  fillings.set(filling, next)
  return next
}

const markedFields = new WeakMap<Field, Field>()

function markedField(field: ShownField): Field {
  const { description, markedDescription, fill } = field
  if (!markedDescription || !description) return field
  const known = markedFields.get(field)
  if (known !== undefined) return known
  const element = <MarkedLines text={description} fill={fill} />
  // Views only put the description into the page, so the script of every form needs no code for marks.
  const marked = { ...field, description: element as unknown as string }
  markedFields.set(field, marked)
  return marked
}
