import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { session } from './browser-session.ts'
import { takeDestination } from './intended-destination.ts'
import { signInErrors, signInErrorText } from './sign-in-errors.ts'
import { hearSignIn, openSignInWindow } from './sign-in-window.ts'

/** milliseconds between two checks whether the window is still open */
const lookMs = 500

export const windowProblems = {
  blocked: 'Your browser did not open the sign-in window.',
  closed: 'The sign-in window was closed before you were signed in.',
} as const

/** Sign-in from a frame through a separate window, with its state and problem. */
export function useSignInWindow(provider: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** true when messages are for this provider's button, also after its own window was blocked */
  const wasAsked = useRef(false)
  const opened = useRef<Window | null>(null)
  const navigate = useNavigate()

  useEffect(
    () =>
      hearSignIn((message) => {
        if (!wasAsked.current) return
        wasAsked.current = false
        opened.current = null
        if (message.ramiform === 'sign-in-failed') {
          setIsOpen(false)
          setProblem(signInErrorText(message.error) ?? signInErrors.failed)
          return
        }
        void session.continueWith(message.token).then(() => {
          // The page redirects signed-in users itself. Without a user, a token is enough to continue (spec section 8).
          if (session.state().user === null) {
            void navigate(
              takeDestination(() => sessionStorage),
              { replace: true },
            )
          }
        })
      }),
    [navigate],
  )

  useEffect(() => {
    if (!isOpen) return
    let wasClosed = false
    const timer = setInterval(() => {
      if (opened.current === null || !opened.current.closed) return
      // The window's last message may still arrive; wait for one more check.
      if (wasClosed) {
        setIsOpen(false)
        setProblem(windowProblems.closed)
      }
      wasClosed = true
    }, lookMs)
    return () => clearInterval(timer)
  }, [isOpen])

  const open = useCallback(() => {
    wasAsked.current = true
    opened.current = openSignInWindow(provider)
    setIsOpen(opened.current !== null)
    setProblem(opened.current === null ? windowProblems.blocked : null)
  }, [provider])

  return { open, isOpen, problem }
}
