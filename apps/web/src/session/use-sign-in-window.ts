import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { session } from './browser-session.ts'
import { takeDestination } from './intended-destination.ts'
import { signInErrors, signInErrorText } from './sign-in-errors.ts'
import { hearSignIn, openSignInWindow } from './sign-in-window.ts'

/** between two looks whether the window is still there */
const lookMs = 500

export const windowProblems = {
  blocked: 'Your browser did not open the sign-in window.',
  closed: 'The sign-in window was closed before you were signed in.',
} as const

/** Signing in from a frame, by a window: open until it has brought a token, or the problem. */
export function useSignInWindow(provider: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** whether what a window says is for this provider's button; also after its own was blocked */
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
          // Whoever is seen to be signed in is led on by the page itself; so is everybody who has a token (spec section 8).
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
      // What it said last may still be on its way.
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
