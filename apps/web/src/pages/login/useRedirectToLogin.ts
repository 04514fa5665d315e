import { useCallback, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { session } from '../../session/browser-session.ts'

/** Redirects to a provider. `leaving` stays true until the page unloads. */
export function useRedirectToLogin(provider: string) {
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = useCallback(
    async (code?: string) => {
      setLeaving(true)
      setProblem(null)
      const failure = await session.redirectToLogin(provider, code)
      if (failure === undefined) return
      setLeaving(false)
      setProblem(messageOf(failure))
    },
    [provider],
  )
  return { leave, leaving, problem }
}
