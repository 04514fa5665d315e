import { binDays } from '@ramiform/contract/bin'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import type { FormHooks } from '../forms/form-hooks.ts'
import { attachment } from '../http/attachment.ts'
import { requireOwner } from '../http/current-session.ts'
import { route } from '../http/route.ts'
import { clearSessionCookie } from '../sign-in/cookies.ts'
import type { ReadSelection } from '../submissions/read-selection.ts'
import type { AccountExportStore } from './account-export-store.ts'
import { exportAccount } from './export-account.ts'

export interface AccountRouteParts {
  readonly exports: AccountExportStore
  readonly readSelection: ReadSelection
  readonly deleting: FormHooks['deleting']
  readonly clock: () => Date
}

const dayMs = 24 * 60 * 60 * 1_000

/** Routes for an owner's own account: what it has, everything as a file, and its deletion (decisions 334, 335). */
export function accountRoutes(
  app: FastifyInstance,
  { exports, readSelection, deleting, clock }: AccountRouteParts,
): void {
  const { accounts, forms, quotas } = app.stores

  route(app, 'readAccount', async ({ user }) => ({
    email: user.email,
    contents: await accounts.contents(user.id),
    quotas: await quotas.read(user.id),
  }))

  route(app, 'deleteAccount', async ({ user, body, request, reply }) => {
    if (body.confirm.trim().toLowerCase() !== user.email.toLowerCase()) {
      throw refuse('not_confirmed')
    }
    const now = clock()
    await stopForms(user.id, now)
    await accounts.markDeleted(user.id, now)
    // Another tab may have created or restored a form before its session ended.
    await stopForms(user.id, now)
    if (body.forever) await accounts.removeForever(user.id)
    clearSessionCookie(reply, app.publicUrl)
    request.log.info({ userId: user.id, forever: body.forever }, 'account deleted')
    const until = body.forever ? null : new Date(now.getTime() + binDays * dayMs).toISOString()
    return { ok: true, restorableUntil: until }
  })

  /** Moves all forms to the bin, which also ends open payments and the cache of published forms. */
  async function stopForms(ownerId: string, now: Date) {
    for (const formId of await accounts.formIds(ownerId)) {
      const afterwards = await deleting(ownerId, formId)
      await forms.remove(ownerId, formId, now)
      afterwards()
    }
  }

  app.get('/api/account/export.zip', { onRequest: requireOwner }, async (request, reply) => {
    const ownerId = request.session?.user.id ?? ''
    const now = clock()
    // A HEAD request checks the session only.
    if (request.method !== 'HEAD') await app.rateLimits.exportAccount(request, ownerId)
    request.log.info({ userId: ownerId }, 'account exported')
    reply
      .type('application/zip')
      .header('content-disposition', attachment(`ramiform-${now.toISOString().slice(0, 10)}.zip`))
    if (request.method === 'HEAD') return reply.send()
    const parts = {
      accounts: exports,
      stores: app.stores,
      storage: app.files.storage,
      readSelection,
    }
    const failed = (error: Error) => {
      request.log.error({ err: error, userId: ownerId }, 'the export of an account broke off')
    }
    return reply.send(exportAccount(parts, ownerId, now, failed))
  })
}
