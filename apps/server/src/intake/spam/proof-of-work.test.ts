import { expect, test } from 'vitest'
import { proofFor } from '../../testing/proof-for.ts'
import { createProofOfWork, proofMs } from './proof-of-work.ts'

const proofs = createProofOfWork('a secret of the tests that is long enough')
const now = new Date('2026-11-21T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)

test('a solved challenge is a proof, for its form and for ten minutes', async () => {
  const proof = await proofFor(await proofs.challenge('form', now))
  expect(await proofs.read(proof, 'form', now)).toMatch(/^[0-9a-f]{32}$/)
  expect(await proofs.read(proof, 'form', later(proofMs))).not.toBeNull()
  expect(await proofs.read(proof, 'form', later(proofMs + 1))).toBeNull()
  expect(await proofs.read(proof, 'other', now)).toBeNull()
})

test('every node with the same secret reads it, and no other', async () => {
  const proof = await proofFor(await proofs.challenge('form', now))
  const node = createProofOfWork('a secret of the tests that is long enough')
  const stranger = createProofOfWork('another secret of the tests, long enough')
  expect(await node.read(proof, 'form', now)).not.toBeNull()
  expect(await stranger.read(proof, 'form', now)).toBeNull()
})

test('a challenge is different each time, and so is what names it', async () => {
  const names = await Promise.all(
    [1, 2].map(async () => {
      const proof = await proofFor(await proofs.challenge('form', now))
      return proofs.read(proof, 'form', now)
    }),
  )
  expect(new Set(names).size).toBe(2)
})

test('whatever is changed about it, it proves nothing', async () => {
  const challenge = await proofs.challenge('form', now)
  const good = JSON.parse(Buffer.from(await proofFor(challenge), 'base64').toString())
  const { parameters } = good.challenge
  const changed = [
    { ...good, solution: { ...good.solution, derivedKey: '00'.repeat(32) } },
    { ...good, solution: { counter: 1 } },
    { ...good, challenge: { ...good.challenge, signature: '00'.repeat(32) } },
    { ...good, challenge: { parameters } },
    ...[
      { ...parameters, data: { form: 'other', until: parameters.data.until } },
      { ...parameters, data: { form: 'form', until: parameters.data.until + 1 } },
      { ...parameters, nonce: '00'.repeat(16) },
      { ...parameters, keyPrefix: '00' },
      { ...parameters, cost: 1 },
      { ...parameters, algorithm: 'SHA-256' },
      { ...parameters, more: true },
    ].map((other) => ({ ...good, challenge: { ...good.challenge, parameters: other } })),
    null,
    [],
    'x',
  ]
  for (const payload of changed) {
    const proof = Buffer.from(JSON.stringify(payload)).toString('base64')
    expect([payload, await proofs.read(proof, 'form', now)]).toEqual([payload, null])
  }
  for (const proof of ['', 'unable', '%%%', '{'.repeat(5_000), '['.repeat(8_000)]) {
    expect(await proofs.read(proof, 'form', now)).toBeNull()
  }
})
