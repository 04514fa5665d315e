import type { FastifyInstance } from 'fastify'
import { Refusal, refuse } from '../../errors.ts'
import { route } from '../../http/route.ts'
import { jobsFor } from '../../notifications/jobs-for.ts'
import type { EarlierSubmissions } from '../earlier-submissions.ts'
import type { SubmissionClaim } from '../new-submission.ts'
import { readCursor } from '../submission-cursor.ts'

interface HeldParts {
  readonly earlier: EarlierSubmissions
  readonly mailIsOn: boolean
}

/** What an owner does with submissions that were held back (decision 163). */
export function heldRoutes(app: FastifyInstance, { earlier, mailIsOn }: HeldParts): void {
  const { forms, held, submissions } = app.stores

  route(app, 'listHeld', async ({ user, params, query }) => {
    const { limit, cursor } = query
    const after = cursor === undefined ? undefined : readCursor(cursor)
    if (after === null) throw refuse('bad_cursor')
    const page = await held.page(user.id, params.id, { limit, after }, new Date())
    if (page === null) throw refuse('form_not_found')
    return page
  })

  route(app, 'releaseHeld', async ({ user, params, request }) => {
    const { id: formId, heldId } = params
    const form = await forms.read(user.id, formId)
    if (form === null) throw refuse('form_not_found')
    const one = await held.find(user.id, formId, heldId)
    const now = new Date()
    const { settings } = form.schema
    const release = (claims: readonly SubmissionClaim[]) =>
      one === null
        ? false
        : held.release({
            one,
            jobs: jobsFor(settings, one.submitterEmail, mailIsOn, now),
            claims,
            now,
          })
    const email = one?.submitterEmail
    const oncePerAddress =
      settings.allowMultipleSubmissions === false && settings.collectEmail === true
    const isReleased =
      oncePerAddress && one !== null && email !== undefined
        ? await earlier
            .unlessAnswered({ ...one, email }, async (claim) => release([claim]))
            .catch(explained)
        : await release([])
    // In another tab, or a moment ago: that was the wish.
    if (!isReleased && !(await submissions.exists(formId, heldId))) {
      throw refuse('submission_not_found')
    }
    request.log.info({ userId: user.id, formId, submissionId: heldId }, 'held submission released')
    return { ok: true as const }
  })

  route(app, 'deleteHeld', async ({ user, params, request }) => {
    const { id: formId, heldId } = params
    if (!(await held.remove(user.id, formId, heldId, new Date()))) {
      throw refuse('submission_not_found')
    }
    request.log.info({ userId: user.id, formId, submissionId: heldId }, 'held submission deleted')
    return { ok: true as const }
  })

  route(app, 'restoreHeld', async ({ user, params }) => {
    if (!(await held.restore(user.id, params.id, params.heldId))) {
      throw refuse('submission_not_found')
    }
    return { ok: true as const }
  })

  route(app, 'deleteAllHeld', async ({ user, params, query, request }) => {
    const { id: formId } = params
    if (
      !(await held.removeAll(
        user.id,
        formId,
        query.before === undefined ? new Date() : new Date(query.before),
      ))
    ) {
      throw refuse('form_not_found')
    }
    request.log.info({ userId: user.id, formId }, 'held submissions deleted')
    return { ok: true as const }
  })
}

function explained(error: unknown): never {
  if (error instanceof Refusal && error.code === 'already_submitted') {
    throw refuse('already_submitted', {
      message:
        'This form takes one submission from each address, and there is one from this address',
    })
  }
  throw error
}
