import type { HeldSubmission } from '@ramiform/contract/calls'
import { refuse } from '../../errors.ts'
import type { PublishedForm } from '../../forms/form-store.ts'
import type { SubmissionClaim } from '../../submissions/submission-claim.ts'
import type { FloodWatch } from './flood-watch.ts'
import { type Marks, markOfProgram } from './marks.ts'
import type { ProofOfWork } from './proof-of-work.ts'

/** Who sends, as far as that tells people from programs. */
export interface Sender extends Marks {
  /** an IPv6 network counts as one address */
  readonly address: string
  /** Too many were sent just now: seconds until more are taken without a proof of work. */
  readonly waitSeconds: number | undefined
  /** of work; `unable` where the page cannot do it */
  readonly proof: string | undefined
}

/** Stands in the place of a proof, where there is no script, or a browser without what the work takes. */
export const unableToProve = 'unable'

/** While a form is guarded, a client that does not know proofs is told to come back after this long. */
const guardedWaitSeconds = 60

/** May go on to have its answers looked at. */
export interface Admission {
  /** the proof counts once */
  readonly claims: readonly SubmissionClaim[]
  /** a proof was asked for and did not come */
  readonly unproven: boolean
}

type Form = Pick<PublishedForm, 'id' | 'schema' | 'guardedUntil'>

/** Tells spam from what people send. Nobody is turned away for good: what looks like spam is held back. */
export interface SpamScreen {
  /**
   * Asked before answers are looked at.
   * @throws Refusal too_many_requests, with a challenge to solve
   */
  admit(form: Form, sender: Sender, now: Date): Promise<Admission>
  /** Why a submission with so many answers is to be held back; null where it is not. */
  reasonToHold(
    form: Form,
    sender: Sender,
    admission: Admission,
    answers: number,
    now: Date,
  ): HeldSubmission['reason'] | null
  /** Refuses, and says what work would change that. */
  challenge(formId: string, waitSeconds: number, now: Date): Promise<Error>
}

export function createSpamScreen(watch: FloodWatch, proofs: ProofOfWork): SpamScreen {
  async function challenge(formId: string, waitSeconds: number, now: Date) {
    return refuse('too_many_requests', {
      retryAfterSeconds: waitSeconds,
      details: { challenge: await proofs.challenge(formId, now) },
    })
  }

  function isGuarded({ id, guardedUntil }: Form, now: Date): boolean {
    // Another node may have noticed, or this one before its last start.
    const shared = guardedUntil !== undefined && guardedUntil > now
    return shared || watch.guardedUntil(id, now) !== null
  }

  return {
    challenge,

    async admit(form, { address, waitSeconds, proof }, now) {
      const protectedFromSpam = isProtected(form)
      if (protectedFromSpam) watch.sent(form.id, address, now)
      const needsProof = waitSeconds !== undefined || (protectedFromSpam && isGuarded(form, now))
      if (!needsProof) return { claims: [], unproven: false }
      const solved =
        proof === undefined || proof === unableToProve
          ? null
          : await proofs.read(proof, form.id, now)
      if (solved !== null) return { claims: [{ kind: 'proof', key: solved }], unproven: false }
      if (proof === unableToProve && protectedFromSpam) return { claims: [], unproven: true }
      throw await challenge(form.id, waitSeconds ?? guardedWaitSeconds, now)
    },

    reasonToHold(form, sender, { unproven }, answers, now) {
      if (!isProtected(form)) return null
      const mark = markOfProgram(sender, answers)
      if (mark !== null) watch.marked(form.id, sender.address, now)
      return mark ?? (unproven ? 'unproven' : null)
    },
  }
}

function isProtected({ schema }: Form): boolean {
  return schema.settings.spamProtection !== false
}
