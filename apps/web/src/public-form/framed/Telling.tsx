import type { Filling } from '@ramiform/core/filling/filling'
import type { FormEnd } from '@ramiform/renderer'
import { useEffect } from 'react'
import { tell } from './framed.ts'

/** Tells the page around the form's frame where its visitor is: never what was answered. */
export function Telling(props: {
  filling: Filling
  /** only one question at a time is a step */
  hasSteps: boolean
  end: FormEnd | null
}): null {
  const { filling, hasSteps, end } = props

  useEffect(() => {
    if (!hasSteps) return
    const say = () => {
      const { index, count } = filling.step()
      tell({ ramiform: 'step', step: index + 1, steps: count })
    }
    say()
    return filling.subscribeStep(say)
  }, [filling, hasSteps])

  useEffect(() => {
    if (end?.kind === 'thanks') tell({ ramiform: 'submitted' })
  }, [end])
  return null
}
