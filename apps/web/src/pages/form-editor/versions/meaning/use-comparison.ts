import type { FormSchema } from '@ramiform/core/form'
import type { MeaningComparison } from '@ramiform/proving/compare-meaning'
import { useEffect, useMemo, useState } from 'react'
import { compareInWorker } from '../../../../forms/meaning/compare-in-worker.ts'

/** Compares two versions and again when one changes. The comparison is null while it runs. */
export function useComparison(before: FormSchema | undefined, after: FormSchema | undefined) {
  const versions = useMemo(
    () => (before === undefined || after === undefined ? null : { before, after }),
    [before, after],
  )
  const [comparison, setComparison] = useState<MeaningComparison | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    setComparison(null)
    setFailed(false)
    if (versions === null) return
    let isOver = false
    compareInWorker(versions).then(
      (found) => {
        if (!isOver) setComparison(found)
      },
      (reason: unknown) => {
        console.warn(reason)
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [versions])
  return { versions, comparison, failed }
}
