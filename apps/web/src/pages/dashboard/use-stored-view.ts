import { useState } from 'react'
import { storedChoice } from '../../storage/stored-choice.ts'
import { type SortedBy, sortedByValues } from './form-order.ts'

export type View = 'list' | 'grid'

/** Number of forms up to which cards show by themselves. */
export const mostCards = 12

const orderChoice = storedChoice<SortedBy>('ramiform:form-order', sortedByValues, 'edited')
const viewChoice = storedChoice('ramiform:forms-view', ['auto', 'list', 'grid'], 'auto')
/** The last shown view, for the placeholder while the forms load. */
export const lastView = storedChoice<View>('ramiform:forms-last-view', ['list', 'grid'], 'grid')

/** Sort order of the forms, remembered in this browser. */
export function useFormOrder(): readonly [SortedBy, (order: SortedBy) => void] {
  const [order, setOrder] = useState(orderChoice.read)
  return [
    order,
    (next) => {
      setOrder(next)
      orderChoice.write(next)
    },
  ]
}

/** Cards for up to 12 forms and a list for more, unless the owner chose. The choice is remembered in this browser. */
export function useView(count: number): readonly [View, (view: View) => void] {
  const [choice, setChoice] = useState(viewChoice.read)
  const view = choice === 'auto' ? (count > mostCards ? 'list' : 'grid') : choice
  return [
    view,
    (next) => {
      setChoice(next)
      viewChoice.write(next)
    },
  ]
}
