import { escapeHtml } from '../../http/html.ts'
import type { PlainPage } from '../../http/plain-page.ts'

interface SignInPage {
  /** Id of the sign-in in progress. Absent when there is no form to show. */
  readonly uid?: string
  readonly email?: string
  readonly message?: string
}

/** Renders the sign-in page of the built-in provider. It does not need the build of the owner's app. */
export function signInPage(page: SignInPage): PlainPage {
  const { uid, email = '', message } = page
  const alert =
    message === undefined ? '' : `<p role="alert" class="alert">${escapeHtml(message)}</p>`
  const form =
    uid === undefined
      ? '<p><a href="/login">Start again</a></p>'
      : `<form method="post" action="/oidc/sign-in/${encodeURIComponent(uid)}">
<label>Email<input name="email" type="email" value="${escapeHtml(email)}" required autocomplete="username" maxlength="254"></label>
<label>Start-up code<input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="20" autofocus></label>
<p class="hint">Twelve digits. They are in the terminal where the server runs.</p>
<button>Sign in</button>
</form>`
  return {
    title: 'Sign in on this server, Ramiform',
    content: `<h1>Sign in on this server</h1>
<p>No outside account is needed.</p>
${alert}${form}`,
  }
}
