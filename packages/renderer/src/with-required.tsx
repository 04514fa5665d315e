import { liveRequired } from '@ramiform/core/filling/live-required'
import { answerRules } from '@ramiform/fields/answer-rules'
import { type ComponentType, useState, useSyncExternalStore } from 'react'
import type { FormBodyProps } from './form-body.ts'

type Body = ComponentType<FormBodyProps>

/** The same form with fields that are required for some answers only. Other forms do not load it. */
export function withRequired(Plain: Body): Body {
  return (props) => <BodyWithRequired {...props} Plain={Plain} />
}

/** `Plain`, rendered again when other fields are required. */
export function BodyWithRequired({ Plain, ...props }: FormBodyProps & { Plain: Body }) {
  const { form, filling } = props
  // Before the first render, so that the server's markup marks the required fields.
  const [required] = useState(() => liveRequired(filling, form.schema, answerRules))
  useSyncExternalStore(required.subscribe, required.now, required.now)
  return <Plain {...props} />
}
