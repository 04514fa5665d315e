import { say } from '@ramiform/core/built-in-texts/say'
import { useWords } from '@ramiform/fields/words'
import { useEffect, useRef } from 'react'
import { FormFooter } from './FormFooter.tsx'
import { hasProgress, type ShownForm, titleOf } from './shown-form.ts'

/** Thank-you screen: an animated sprig, then the owner's message (spec section 2). */
export function ThankYou(props: {
  form: ShownForm
  /** Heading of the owner's ending. */
  title?: string | undefined
  message: string
  redirectUrl?: string | undefined
  isPreview?: boolean
  /** True when the answers were sent automatically after waiting for a connection. */
  waited?: boolean | undefined
}) {
  const { ending, sending } = useWords()
  const { title = ending.thankYou } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rf rf-deck">
      {hasProgress(props.form) ? (
        <progress className="rf-progress rf-scripted" aria-hidden="true" value={1} />
      ) : null}
      <header className="rf-top">
        <h1>{titleOf(props.form)}</h1>
      </header>
      <div className="rf-end" role="status">
        {props.form.schema.settings.style?.branches === false ? null : (
          <svg
            className="rf-sprig"
            width="112"
            height="112"
            viewBox="0 0 112 112"
            aria-hidden="true"
          >
            <path d="M28 104V40" />
            <path className="rf-path" pathLength="1" d="M28 104V90c0-22 14-37 36-38" />
            <path className="rf-leaf" d="M60 58V44a30 30 0 0 1 30-30h14v14a30 30 0 0 1-30 30Z" />
          </svg>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{isSameWords(props.message, title) ? ending.received : props.message}</p>
        {props.waited ? <p className="rf-notice rf-sent">{sending.sent}</p> : null}
        {props.isPreview ? <p className="rf-pill">{ending.preview}</p> : null}
        {props.redirectUrl === undefined ? null : (
          <p>
            <a href={props.redirectUrl}>
              {say(ending.continueTo, { host: hostOf(props.redirectUrl) })}
            </a>
          </p>
        )}
      </div>
      <FormFooter form={props.form} />
    </div>
  )
}

/** True when two texts differ only in case and punctuation. Used to hide a message that repeats the heading. */
function isSameWords(a: string, b: string): boolean {
  const [plainA, plainB] = [a, b].map((text) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())
  return plainA === plainB
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
