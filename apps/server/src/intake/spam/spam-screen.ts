import type { HeldSubmission } from '@ramiform/contract/calls'
import { refuse } from '../../errors.ts'
import type { PublishedForm } from '../../forms/form-store.ts'
import type { SubmissionClaim } from '../../submissions/submission-claim.ts'
import type { FloodWatch } from './flood-watch.ts'
import { type Marks, markOfProgram } from './marks.ts'
import type { ProofOfWork } from './proof-of-work.ts'

/** Facts about the sender that separate people from bots. */
export interface Sender extends Marks {
  /** Network address; an IPv6 network counts as one. */
  readonly address: string
  /** Over the rate limit: seconds until submissions are accepted without a proof of work. */
  readonly waitSeconds: number | undefined
  /** Proof of work; `unable` when the page cannot compute one. */
  readonly proof: string | undefined
}

/** Sent in place of a proof without JavaScript, or by a browser that lacks the required APIs. */
export const unableToProve = 'unable'

/** `Retry-After` in seconds for clients without proof-of-work support while a form is guarded. */
const guardedWaitSeconds = 60

/** The submission may continue to the check of its answers. */
export interface Admission {
  /** The challenge of the proof, which counts once. */
  readonly claims: readonly SubmissionClaim[]
  /** A proof was required and is missing. */
  readonly unproven: boolean
}

type Form = Pick<PublishedForm, 'id' | 'schema' | 'guardedUntil'>

/** Detects spam. No submission is lost: suspected spam is held for the owner. */
export interface SpamScreen {
  /**
   * Runs before the answers are checked.
   * @throws Refusal too_many_requests, with a challenge to solve
   */
  admit(form: Form, sender: Sender, now: Date): Promise<Admission>
  /** Reason to hold a submission with this many answers; null to accept it. */
  reasonToHold(
    form: Form,
    sender: Sender,
    admission: Admission,
    answers: number,
    now: Date,
  ): HeldSubmission['reason'] | null
  /** Refuses with the challenge that would let the submission pass. */
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
    // Another node may have detected a flood, or this one before its last start.
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
