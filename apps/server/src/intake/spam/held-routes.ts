import type { Settings } from '@ramiform/core/form'
import type { FastifyInstance } from 'fastify'
import { Refusal, refuse } from '../../errors.ts'
import { route } from '../../http/route.ts'
import { jobsFor } from '../../notifications/jobs-for.ts'
import type { SubmissionClaim } from '../../submissions/submission-claim.ts'
import { readCursor } from '../../submissions/submission-cursor.ts'
import type { EarlierSubmissions } from '../storing/earlier-submission-store.ts'
import type { HeldOne } from './held-store.ts'

interface HeldParts {
  readonly earlier: EarlierSubmissions
  readonly mailIsOn: boolean
  readonly clock: () => Date
}

/** Lists, releases and deletes held submissions (decision 163: suspected spam is held). */
export function heldRoutes(app: FastifyInstance, { earlier, mailIsOn, clock }: HeldParts): void {
  const { forms, held, submissions } = app.stores

  /** False when the submission is no longer held. */
  async function release(settings: Settings, one: HeldOne): Promise<boolean> {
    const now = clock()
    const { submitterEmail: email } = one
    const jobs = jobsFor(settings, email, mailIsOn, now)
    const store = (claims: readonly SubmissionClaim[]) => held.release({ one, jobs, claims, now })
    const oncePerAddress =
      settings.allowMultipleSubmissions === false && settings.collectEmail === true
    if (!oncePerAddress || email === undefined) return store([])
    return earlier.unlessAnswered({ ...one, email }, (claim) => store([claim])).catch(explained)
  }

  route(app, 'listHeld', async ({ user, params, query }) => {
    const after = readCursor(query.cursor)
    const page = await held.page(user.id, params.id, { limit: query.limit, after }, clock())
    if (page === null) throw refuse('form_not_found')
    return page
  })

  route(app, 'releaseHeld', async ({ user, params, request }) => {
    const { id: formId, heldId } = params
    const form = await forms.read(user.id, formId)
    if (form === null) throw refuse('form_not_found')
    const one = await held.find(user.id, formId, heldId)
    const isReleased = one !== null && (await release(form.schema.settings, one))
    // Released or deleted already, for example in another tab. The owner has what they asked for.
    if (!isReleased && !(await submissions.exists(formId, heldId))) {
      throw refuse('submission_not_found')
    }
    request.log.info({ userId: user.id, formId, submissionId: heldId }, 'held submission released')
    return { ok: true as const }
  })

  route(app, 'deleteHeld', async ({ user, params, request }) => {
    const { id: formId, heldId } = params
    if (!(await held.remove(user.id, formId, heldId, clock()))) {
      throw refuse('submission_not_found')
    }
    request.log.info({ userId: user.id, formId, submissionId: heldId }, 'held submission deleted')
    return { ok: true as const }
  })

  route(app, 'restoreHeld', async ({ user, params, request }) => {
    const { id: formId, heldId } = params
    if (!(await held.restore(user.id, formId, heldId))) throw refuse('submission_not_found')
    request.log.info({ userId: user.id, formId, submissionId: heldId }, 'held submission restored')
    return { ok: true as const }
  })

  route(app, 'deleteAllHeld', async ({ user, params, query, request }) => {
    const { id: formId } = params
    const before = query.before === undefined ? clock() : new Date(query.before)
    if (!(await held.removeAll(user.id, formId, before))) throw refuse('form_not_found')
    request.log.info({ userId: user.id, formId }, 'held submissions deleted')
    return { ok: true as const }
  })
}

function explained(error: unknown): never {
  if (error instanceof Refusal && error.code === 'already_submitted') {
    throw refuse('already_submitted', {
      message:
        'This form accepts one submission per email address, and this address has already submitted',
    })
  }
  throw error
}
