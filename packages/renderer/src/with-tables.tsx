import type { ComponentType } from 'react'
import type { FormBodyProps } from './form-body.ts'
import type { CardsProps } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { TabledCards } from './TabledCards.tsx'
import { TabledForm } from './TabledForm.tsx'

type Body = ComponentType<CardsProps>
const cards = new Map<Body, Body>()

/** The same display style for a form with tables. */
export function withTables(Plain: Body): ComponentType<FormBodyProps> {
  if (Plain === StandardForm) return TabledForm
  // One component for each style, so that a new render keeps its state.
  let Cards = cards.get(Plain)
  if (Cards === undefined) {
    Cards = (props) => <TabledCards {...props} Cards={Plain} />
    cards.set(Plain, Cards)
  }
  return Cards
}
