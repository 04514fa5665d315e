import type { BodyOf, Calls } from '@ramiform/contract/calls'
import {
  type NewsletterEnd,
  newsletterElement,
  newsletterEnds,
  newsletterPath,
} from '@ramiform/contract/newsletter'
import { type SubmitEvent, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './Newsletter.module.css'
import { useIsInBrowser } from './use-is-in-browser.ts'

type End = NewsletterEnd | 'offline'

/**
 * The newsletter box in the footer. A known address is not an error and gets the same response (decision 16). Without
 * JavaScript the browser posts the form, and the URL's hash selects the message.
 */
export function Newsletter() {
  const [state, setState] = useState<End | 'idle' | 'busy'>('idle')
  const field = useRef<HTMLInputElement>(null)
  const hasScript = useIsInBrowser()

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'busy') return
    const email = field.current?.value.trim() ?? ''
    setState('busy')
    const end = await ask(email)
    setState(end)
    if (end !== 'subscribed') field.current?.focus()
  }

  const end = state === 'idle' || state === 'busy' ? null : state
  const refused = end !== null && end !== 'subscribed'
  return (
    <form
      className={styles.newsletter}
      action={newsletterPath}
      method="post"
      onSubmit={subscribe}
      noValidate={hasScript}
    >
      {end === 'subscribed' ? heading : <label htmlFor="newsletter-email">{heading}</label>}
      {end !== 'subscribed' && (
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
            onChange={() => refused && setState('idle')}
          />
          <button
            type="submit"
            className={buttonClass('plain', 'lg')}
            aria-disabled={state === 'busy' || undefined}
          >
            {state === 'busy' && <Spinner />}
            Subscribe
          </button>
        </div>
      )}
      <div className={styles.posted}>
        {newsletterEnds.map((name) => (
          <p key={name} id={newsletterElement(name)} className={classOf(name)}>
            {words[name]}
          </p>
        ))}
      </div>
      <p id="newsletter-said" role="status" className={classOf(end)}>
        {end && words[end]}
      </p>
    </form>
  )
}

const heading = <span>News about Ramiform, by email</span>

const classOf = (end: End | null) =>
  end === null || end === 'subscribed' ? styles.said : styles.refused

const words: Readonly<Record<End, string>> = {
  subscribed: 'You are subscribed. We will email you our news.',
  'wrong-address': 'Enter an address like name@example.com.',
  'too-many': 'Too many attempts. Wait a minute and try again.',
  failed: 'Something went wrong. Try again later.',
  offline: 'You are offline. Try again later.',
}

async function ask(email: string): Promise<End> {
  const body: BodyOf<'subscribeToNewsletter'> = { email }
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (answer === null) return 'offline'
  if (answer.ok) return 'subscribed'
  if (answer.status === 429) return 'too-many'
  return answer.status === 400 ? 'wrong-address' : 'failed'
}

/** Not sent through `api/call.ts`, to keep every page of the site small. */
const path: Calls['subscribeToNewsletter']['path'] = '/api/newsletter'
