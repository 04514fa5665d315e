import { useState } from 'react'
import { storedChoice } from '../../storage/stored-choice.ts'
import { type FormOrderName, formOrderNames } from './form-order.ts'

const choice = storedChoice('ramiform:form-order', formOrderNames, 'edited')

/** Sort order of the forms, remembered in this browser. */
export function useFormOrder(): readonly [FormOrderName, (order: FormOrderName) => void] {
  const [order, setOrder] = useState(choice.read)
  return [
    order,
    (next) => {
      setOrder(next)
      choice.write(next)
    },
  ]
}
