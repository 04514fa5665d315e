import type { ComponentType } from 'react'
import type { FormBodyProps } from './form-body.ts'
import type { CardsProps } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { TabledCards } from './TabledCards.tsx'
import { TabledFields, TabledForm } from './TabledForm.tsx'
import type { withSections } from './with-sections.tsx'

type Body = ComponentType<CardsProps>
const cards = new Map<Body, Body>()

/**
 * The same display style for a form with tables.
 * @param inSections adds sections, in a form that has some too
 * @param at id of the question whose page shows first
 */
export function withTables(
  Plain: Body,
  inSections?: typeof withSections,
  at?: string,
): ComponentType<FormBodyProps> {
  if (Plain === StandardForm) return inSections?.(Plain, at, TabledFields) ?? TabledForm
  // One component for each style, so that a new render keeps its state.
  let Cards = cards.get(Plain)
  if (Cards === undefined) {
    Cards = (props) => <TabledCards {...props} Cards={Plain} />
    cards.set(Plain, Cards)
  }
  return inSections?.(Cards) ?? Cards
}
