import { liveOffers } from '@ramiform/core/filling/live-offers'
import { answerRules } from '@ramiform/fields/answer-rules'
import { type ComponentType, useState, useSyncExternalStore } from 'react'
import type { FormBodyProps } from './form-body.ts'

type Body = ComponentType<FormBodyProps>

/** The same form with options that are offered only for some answers. Other forms do not load it. */
export function withOffers(Plain: Body): Body {
  return (props) => <BodyWithOffers {...props} Plain={Plain} />
}

/** `Plain`, rendered again when other options are offered. */
export function BodyWithOffers({ Plain, ...props }: FormBodyProps & { Plain: Body }) {
  const { form, filling } = props
  // Before the first render, so that the server's markup has the same options.
  const [offers] = useState(() => liveOffers(filling, form.schema, answerRules))
  useSyncExternalStore(offers.subscribe, offers.now, offers.now)
  return <Plain {...props} />
}
