import { Icon } from '@ramiform/fields/inputs'

const plug =
  'M20 16l-4 4M7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1 -5 -5l1.5 -1.5M17 12l-5 -5l1.5 -1.5a3.536 3.536 0 1 1 5 5l-1.5 1.5M3 21l2.5 -2.5M18.5 5.5l2.5 -2.5M10 11l-2 2M13 14l-2 2M16 16l4 4'
const newTab = 'M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6M11 13l9 -9M15 4h5v5'

/** The specification's words for a link that leads to no form (spec section 8). */
export const notFoundMessage = 'Form not found or not published'

/** The card in place of a form that cannot be shown: what happened, why a frame may be the reason, two ways on. */
export function NotAvailable({ message }: { message: string }) {
  return (
    <div className="rf rf-frame">
      <div className="rf-card">
        <span className="rf-card-icon">
          <Icon path={plug} size={26} strokeWidth={1.6} />
        </span>
        <h1>Form Not Available</h1>
        <p>
          {message === notFoundMessage
            ? `${message}. The link may be old, or the owner may have taken the form down.`
            : message}
        </p>
        <h2>If you see this inside another page</h2>
        <ul>
          <li>The page may not allow embedded content.</li>
          <li>Your browser may be blocking content from other sites.</li>
          <li>The form may still open in a tab of its own.</li>
        </ul>
        <div className="rf-actions">
          {/* An address of a bare question mark is this page, whichever that is. */}
          <a className="rf-button" href="?" target="_blank" rel="noopener">
            <Icon path={newTab} size={18} />
            Open in New Tab
          </a>
          <a className="rf-button rf-line" href="/" target="_top">
            Go to Homepage
          </a>
        </div>
      </div>
    </div>
  )
}
