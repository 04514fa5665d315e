import type { CallName } from '@ramiform/contract/calls'
import type { FastifyInstance } from 'fastify'

/** Calls in the audit log: those that publish, delete or hand out something. Edits of drafts are not in it. */
const calls: readonly CallName[] = [
  'createForm',
  'duplicateForm',
  'publishForm',
  'unpublishForm',
  'changeSlug',
  'deleteForm',
  'restoreForm',
  'deleteFormForever',
  'emptyBin',
  'deleteSubmission',
  'deleteSubmissions',
  'restoreSubmission',
  'restoreSubmissions',
  'deleteSubmissionForever',
  'deletePartial',
  'releaseHeld',
  'deleteHeld',
  'restoreHeld',
  'deleteAllHeld',
  'saveRetention',
  'savePaymentKeys',
  'rotateWebhookSecret',
  'askNotificationAddress',
  'readRespondent',
  'eraseRespondent',
  'deleteAccount',
]
const downloads: Readonly<Record<string, string>> = {
  '/api/account/export.zip': 'exportAccount',
  '/api/forms/:id/submissions.csv': 'exportSubmissions',
  '/api/forms/:id/submissions.xlsx': 'exportSubmissions',
  '/api/forms/:id/files.zip': 'downloadFiles',
}

/** Records successful actions of owners before they are acknowledged, so that none is missing in the log. */
export function recordActions(app: FastifyInstance, clock: () => Date): void {
  app.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config
    const action =
      call === undefined
        ? downloads[request.routeOptions.url ?? '']
        : calls.find((name) => name === call)
    if (action === undefined || request.session === null || reply.statusCode >= 300) return
    // A HEAD request hands out nothing.
    if (request.method === 'HEAD') return
    const { id = null } = request.params as { readonly id?: string }
    const ownerId = request.session.user.id
    const entry = { actor: 'owner', action, ownerId, formId: id, requestId: request.id } as const
    await app.stores.audit.add(entry, clock())
  })
}
