import { say } from '@ramiform/core/built-in-texts/say'
import { Icon } from '@ramiform/fields/inputs'
import { useWords } from '@ramiform/fields/words'

const plug =
  'M20 16l-4 4M7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1 -5 -5l1.5 -1.5M17 12l-5 -5l1.5 -1.5a3.536 3.536 0 1 1 5 5l-1.5 1.5M3 21l2.5 -2.5M18.5 5.5l2.5 -2.5M10 11l-2 2M13 14l-2 2M16 16l4 4'
const newTab = 'M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6M11 13l9 -9M15 4h5v5'

/** Error card of an unavailable form: the reason, tips about embedding and two buttons (spec section 2). */
export function NotAvailable({
  message,
  requestId,
}: {
  message: string
  /** Id of a request that failed. Visitors can send it to the operator. */
  requestId?: string | undefined
}) {
  const { pages, refusals } = useWords()
  return (
    <div className="rf rf-frame">
      <div className="rf-card">
        <span className="rf-card-icon">
          <Icon path={plug} size={26} strokeWidth={1.6} />
        </span>
        <h1>{pages.notAvailable}</h1>
        <p>
          {message === refusals.form_not_published
            ? say(pages.mayBeOld, { reason: message })
            : message}
        </p>
        {requestId !== undefined && (
          <p>
            <small dir="auto">{say(pages.requestId, { id: requestId })}</small>
          </p>
        )}
        <h2>{pages.insideAnother}</h2>
        <ul>
          <li>{pages.noEmbedding}</li>
          <li>{pages.blocked}</li>
          <li>{pages.ownTab}</li>
        </ul>
        <div className="rf-actions">
          {/* The address "?" is the current page. */}
          <a className="rf-button" href="?" target="_blank" rel="noopener">
            <Icon path={newTab} size={18} />
            {pages.openInNewTab}
          </a>
          <a className="rf-button rf-line" href="/" target="_top">
            {pages.goToHomepage}
          </a>
        </div>
      </div>
    </div>
  )
}
