import type { Filling } from '@ramiform/core/filling/filling'
import type { FormEnd } from '@ramiform/renderer'
import { useEffect } from 'react'
import type { FromForm } from '../../embed/messages.ts'

/**
 * Sends a message to the embedding page. Imported on demand, because the module marks the page as embedded. Framed
 * pages have loaded it already.
 */
function notify(message: FromForm) {
  import('./framed.ts').then(
    ({ notify }) => notify(message),
    () => {},
  )
}

/** Reports the respondent's progress to the embedding page. Never sends answers. */
export function FrameMessages(props: {
  filling: Filling
  /** True when the form shows one question at a time: only then does it have steps. */
  hasSteps: boolean
  end: FormEnd | null
}): null {
  const { filling, hasSteps, end } = props

  useEffect(() => {
    if (!hasSteps) return
    const say = () => {
      const { index, count } = filling.step()
      notify({ ramiform: 'step', step: index + 1, steps: count })
    }
    say()
    return filling.subscribeStep(say)
  }, [filling, hasSteps])

  useEffect(() => {
    if (end?.kind === 'thanks') notify({ ramiform: 'submitted' })
  }, [end])
  return null
}
