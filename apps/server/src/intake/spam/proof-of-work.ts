import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { derivedKey } from '../../sign-in/sealed.ts'

/** A proof is good for this long after its challenge was given. */
export const proofMs = 10 * 60_000

/**
 * The work: up to `most` keys of `iterations` rounds each, one after the other. A million rounds of SHA-256 at most are
 * a third of a second of a laptop, and two to three seconds of a phone of 2016. It never takes more: the solution is
 * drawn from the range, not left to chance.
 */
const work = { iterations: 2_000, fewest: 200, most: 500 }

export type Challenge = Awaited<ReturnType<typeof createChallenge>>

/** Work that a browser does in a few seconds and that a flood cannot afford (ALTCHA). */
export interface ProofOfWork {
  challenge(formId: string, now: Date): Promise<Challenge>
  /** Names the challenge that was solved, so that it counts once; null for no proof, or one for another form. */
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
    // Anybody may send anything: what cannot be read proves nothing.
    return null
  }
}
