import { liveValues } from '@ramiform/core/values/live-values'
import { answerRules } from '@ramiform/fields/answer-rules'
import { type ComponentType, useState } from 'react'
import type { FormBodyProps } from './form-body.ts'

type Body = ComponentType<FormBodyProps>

/** The same form with its values, computed as answers change. Other forms do not load it. */
export function withValues(Plain: Body): Body {
  return (props) => <BodyWithValues {...props} Plain={Plain} />
}

/** `Plain` with values. */
export function BodyWithValues({ Plain, ...props }: FormBodyProps & { Plain: Body }) {
  const { form, filling } = props
  // Before the first render, so that the server's markup has what values show.
  useState(() => liveValues(filling, form.schema, answerRules))
  return <Plain {...props} />
}
