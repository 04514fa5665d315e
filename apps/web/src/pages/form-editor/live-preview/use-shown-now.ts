import type { Answers } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import { startTransition, useEffect, useState } from 'react'
import { answersIn } from '../../../forms/preview/carried-answers.ts'

interface ShownNow {
  readonly answers: Answers
  /** ids of the visible fields */
  readonly visible: ReadonlySet<string>
}

/** Milliseconds to gather answers that change in quick succession. */
const gatherMs = 50

/** The answers of the preview and what shows with them, without delaying the typing; null before the form is ready. */
export function useShownNow(filling: Filling | null): ShownNow | null {
  const [shown, setShown] = useState<ShownNow | null>(null)
  useEffect(() => {
    if (filling === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () =>
      startTransition(() =>
        setShown({
          answers: answersIn(filling),
          visible: new Set(filling.visibleFields().map(({ id }) => id)),
        }),
      )
    read()
    const stop = filling.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(read, gatherMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [filling])
  return shown
}
