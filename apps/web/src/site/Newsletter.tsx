import type { BodyOf, Calls } from '@ramiform/contract/calls'
import { type SubmitEvent, useRef, useState } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './Newsletter.module.css'

type State =
  | { readonly is: 'idle' | 'busy' | 'done' }
  | { readonly is: 'refused'; readonly why: string }

/** The box in the footer. An address that is known already is no error and not told apart (decision 16). */
export function Newsletter() {
  const [state, setState] = useState<State>({ is: 'idle' })
  const field = useRef<HTMLInputElement>(null)

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.is === 'busy') return
    const email = field.current?.value.trim() ?? ''
    setState({ is: 'busy' })
    const refusal = await ask(email)
    setState(refusal === null ? { is: 'done' } : { is: 'refused', why: refusal })
    if (refusal !== null) field.current?.focus()
  }

  const refused = state.is === 'refused'
  return (
    <form className={styles.newsletter} onSubmit={subscribe} noValidate>
      <label htmlFor="newsletter-email">News about Ramiform, by email</label>
      {state.is !== 'done' && (
        <div className={styles.line}>
          <input
            ref={field}
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
            aria-invalid={refused || undefined}
            aria-describedby={refused ? 'newsletter-said' : undefined}
            onChange={() => refused && setState({ is: 'idle' })}
          />
          <button
            type="submit"
            className={buttonClass('plain', 'lg')}
            aria-disabled={state.is === 'busy' || undefined}
          >
            {state.is === 'busy' && <Spinner />}
            Subscribe
          </button>
        </div>
      )}
      <p id="newsletter-said" role="status" className={refused ? styles.refused : styles.said}>
        {refused && state.why}
        {state.is === 'done' && 'You are subscribed. The first mail will come to this address.'}
      </p>
    </form>
  )
}

/** What was wrong, in a sentence, or null. */
async function ask(email: string): Promise<string | null> {
  const body: BodyOf<'subscribeToNewsletter'> = { email }
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (answer?.ok) return null
  return refusals[answer?.status ?? 0] ?? 'The server had a problem. Try again in a moment.'
}

/** Asked without `api/call.ts`, which knows every other call too: this one box stands on every page of the site. */
const path: Calls['subscribeToNewsletter']['path'] = '/api/newsletter'

const wrongAddress = 'Enter an address like name@example.com.'

const refusals: Readonly<Record<number, string>> = {
  0: 'There is no connection. Your address is still here: try again when you are back online.',
  400: wrongAddress,
  422: wrongAddress,
  429: 'Too many tries from here. Wait a minute, then try again.',
}
