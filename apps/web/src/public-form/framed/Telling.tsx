import type { Filling } from '@ramiform/core/filling/filling'
import type { FormEnd } from '@ramiform/renderer'
import { useEffect } from 'react'
import type { FromForm } from '../../embed/messages.ts'

/** Loaded in a frame only: this module marks the whole page as embedded. Its script is in a framed page already. */
function tell(message: FromForm) {
  import('./framed.ts').then(
    ({ tell }) => tell(message),
    () => {},
  )
}

/** Reports the visitor's progress to the page around the frame, but never an answer. */
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
