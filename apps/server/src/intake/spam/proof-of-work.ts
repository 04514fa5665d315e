import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { derivedKey } from '../../sign-in/sealed.ts'

/** Time after its challenge in which a proof is valid. */
export const proofMs = 10 * 60_000

/**
 * The work: up to `most` keys of `iterations` rounds each, in sequence. At most a million rounds of SHA-256 take a third
 * of a second on a laptop, and two to three seconds on a phone from 2016. The solution is drawn from the range, so
 * this is an upper bound.
 */
const work = { iterations: 2_000, fewest: 200, most: 500 }

export type Challenge = Awaited<ReturnType<typeof createChallenge>>

/** Proof of work (ALTCHA): a few seconds for one browser, too expensive for a flood. */
export interface ProofOfWork {
  challenge(formId: string, now: Date): Promise<Challenge>
  /** ID of the solved challenge, so each proof counts once; null without a valid proof for this form. */
  read(proof: string, formId: string, now: Date): Promise<string | null>
}

const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/)

const payload = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(work.iterations),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
      data: z.strictObject({ form: z.string(), until: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

export function createProofOfWork(sessionSecret: string): ProofOfWork {
  const secretFor = (purpose: string) =>
    Buffer.from(derivedKey(sessionSecret, purpose)).toString('base64url')
  const hmacSignatureSecret = secretFor('challenges of the proof of work')
  const hmacKeySignatureSecret = secretFor('solutions of the proof of work')

  return {
    challenge: (formId, now) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.iterations,
        counter: randomInt(work.most, work.fewest),
        deriveKey,
        data: { form: formId, until: now.getTime() + proofMs },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }),

    async read(proof, formId, now) {
      const read = payload.safeParse(parsed(proof))
      if (!read.success) return null
      const { challenge, solution } = read.data
      const { data, nonce } = challenge.parameters
      if (data.form !== formId || data.until < now.getTime()) return null
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return verified ? nonce : null
    },
  }
}

function parsed(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString())
  } catch {
    // Untrusted input: an unreadable proof is no proof.
    return null
  }
}
