import type { ComponentType } from 'react'
import type { FormBodyProps } from './form-body.ts'
import { SectionedCards } from './SectionedCards.tsx'
import { SectionedForm, type WithTableLabels } from './SectionedForm.tsx'
import type { CardsProps } from './SingleCardForm.tsx'
import { type FieldsProps, StandardForm } from './StandardForm.tsx'

type Body = ComponentType<CardsProps> & {
  /** Fields of a section. Only bodies that show all questions at once have it. */
  readonly Rows?: ComponentType<FieldsProps>
  /** Names fields for the list of problems. Only bodies with tables have it. */
  readonly withTableLabels?: WithTableLabels
}
const cards = new Map<Body, ComponentType<FormBodyProps>>()

/**
 * The same display style for a form with sections.
 * @param at id of the question whose page shows first
 */
export function withSections(Plain: Body, at?: string): ComponentType<FormBodyProps> {
  const { Rows, withTableLabels } = Plain
  if (Rows !== undefined) {
    return at === undefined && Plain === StandardForm
      ? SectionedForm
      : (props) => (
          <SectionedForm {...props} at={at} Rows={Rows} withTableLabels={withTableLabels} />
        )
  }
  // One component for each style, so that a new render keeps its state.
  let Cards = cards.get(Plain)
  if (Cards === undefined) {
    Cards = (props) => <SectionedCards {...props} Cards={Plain} />
    cards.set(Plain, Cards)
  }
  return Cards
}
