import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Provider } from 'oidc-provider'
import { z } from 'zod'
import { usualBodyLimit } from '../../http/body-limits.ts'
import { escapeHtml } from '../../http/html.ts'
import type { PlainPage } from '../../http/plain-page.ts'
import { sendPlainPage } from '../../http/plain-page.ts'
import { readPostedForms } from '../../http/posted-form.ts'
import { addressOf } from '../../http/rate-limits.ts'
import type { StartCode } from './start-code.ts'

export interface SignInDialog {
  readonly provider: Provider
  readonly startCode: StartCode
  readonly publicUrl: string
  /** Checks if a login hint is a valid pass: proof that the start-up code was already entered. */
  readonly hasPass: (loginHint: unknown) => boolean
}

/** Email address of the local owner, who signs in with the start-up link. */
const ownerAddress = 'owner@localhost'

/** Login hint of a sign-in that began with a wrong code. */
export const wrongCodeHint = 'wrong-code'

const given = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@<>"]+@[^\s@<>"]+$/),
  code: z.string().trim().max(20),
})

/**
 * Routes of the built-in provider's sign-in page. It asks for email and start-up code. The start-up link skips the
 * page.
 */
export function signInDialog(scope: FastifyInstance, dialog: SignInDialog): void {
  const { provider, startCode, hasPass } = dialog
  readPostedForms(scope, usualBodyLimit)

  scope.get('/oidc/sign-in/:uid', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply)
    if (interaction === null) return expired(reply)
    if (hasPass(interaction.params.login_hint)) return finish(ownerAddress, request, reply)
    const isWrong = interaction.params.login_hint === wrongCodeHint
    return showPage(reply, 200, {
      uid: interaction.uid,
      email: ownerAddress,
      ...(isWrong && { message: 'The code is wrong. Each start of the server prints a new one.' }),
    })
  })

  scope.post<{ Body?: URLSearchParams }>('/oidc/sign-in/:uid', async (request, reply) => {
    await scope.rateLimits.signIn(request)
    const interaction = await interactionOf(provider, request, reply)
    if (interaction === null) return expired(reply)
    const answer = given.safeParse(Object.fromEntries(request.body ?? []))
    const email = answer.success ? answer.data.email : ''
    const checked = answer.success && (await startCode.check(answer.data.code, addressOf(request)))
    if (checked && checked.kind === 'wait') {
      reply.header('retry-after', checked.seconds)
      const message = `Too many wrong codes from your address. Try again in ${inMinutes(checked.seconds)}.`
      return showPage(reply, 429, { uid: interaction.uid, email, message })
    }
    if (!checked || checked.kind === 'wrong') {
      request.log.warn('wrong start-up code')
      const message =
        'The code or email address is wrong. The code is in the terminal where the server runs.'
      return showPage(reply, 403, { uid: interaction.uid, email, message })
    }
    return finish(email, request, reply)
  })

  async function finish(
    accountId: string,
    request: Raw,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const login = { accountId, remember: false }
    const next = await provider.interactionResult(request.raw, reply.raw, { login })
    return reply.redirect(next, 303)
  }
}

type Raw = Pick<import('fastify').FastifyRequest, 'raw'>

/** Reads the sign-in that this browser's cookie belongs to. Null when it ended or belongs to another browser. */
async function interactionOf(provider: Provider, request: Raw, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null
    throw error
  }
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

function expired(reply: FastifyReply): FastifyReply {
  return showPage(reply, 400, { message: 'This sign-in has expired.' })
}

function showPage(
  reply: FastifyReply,
  status: number,
  page: Parameters<typeof signInPage>[0],
): FastifyReply {
  return sendPlainPage(reply, status, signInPage(page))
}

interface SignInPage {
  /** Id of the sign-in in progress. Absent when there is no form to show. */
  readonly uid?: string
  readonly email?: string
  readonly message?: string
}

/** Renders the sign-in page of the built-in provider. It does not need the build of the owner's app. */
function signInPage(page: SignInPage): PlainPage {
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
