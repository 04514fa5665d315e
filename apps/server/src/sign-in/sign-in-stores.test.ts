import { describe, expect, test } from 'vitest'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { secondsLater, testTime } from '../testing/stored-form.ts'
import { createFlowStore } from './flow-store.ts'
import { createSessionStore, sessionIdleSeconds, sessionLifeSeconds } from './session-store.ts'
import { createUserStore } from './user-store.ts'

async function anOwner(database: Database, name = newId()) {
  const email = `${name}@example.org`
  return createUserStore(database).signIn(
    { iss: 'https://id.example', sub: name, email, name },
    testTime,
  )
}

onEveryDatabase(({ database, otherNode }) => {
  describe('users', () => {
    test('somebody who signs in again is the same user, with the newest name and picture', async () => {
      const users = createUserStore(database())
      const ada = { iss: 'https://id.example', sub: 'ada', email: 'ada@example.org', name: 'Ada' }
      const first = await users.signIn(ada, testTime)
      const again = await users.signIn({ ...ada, name: 'Ada L.', picture: 'https://p/1' }, testTime)
      expect(first).toEqual({
        id: first.id,
        email: 'ada@example.org',
        providerUserData: { name: 'Ada' },
      })
      expect(again.id).toBe(first.id)
      expect(await users.read(first.id)).toEqual({
        id: first.id,
        email: 'ada@example.org',
        providerUserData: { name: 'Ada L.', picture: 'https://p/1' },
      })
    })

    test('the same address at another issuer is another user', async () => {
      const users = createUserStore(database())
      const at = (iss: string) =>
        users.signIn({ iss, sub: 'grace', email: 'grace@example.org', name: 'Grace' }, testTime)
      expect((await at('https://one.example')).id).not.toBe((await at('https://two.example')).id)
    })

    test('nobody is found under an id that is none', async () => {
      expect(await createUserStore(database()).read("' or true --")).toBeNull()
    })
  })

  describe('sessions', () => {
    test('a token opens the session of its own kind only', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      const { loginId, tokens } = await sessions.begin(owner.id, ['cookie', 'bearer'], testTime)
      expect(await sessions.find('cookie', tokens.cookie, testTime)).toEqual({
        loginId,
        user: owner,
      })
      expect(await sessions.find('bearer', tokens.bearer, testTime)).toEqual({
        loginId,
        user: owner,
      })
      expect(await sessions.find('bearer', tokens.cookie, testTime)).toBeNull()
      expect(await sessions.find('cookie', tokens.bearer, testTime)).toBeNull()
      expect(await sessions.find('cookie', '', testTime)).toBeNull()
    })

    test('no token is on disk', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      const { tokens } = await sessions.begin(owner.id, ['cookie'], testTime)
      const rows = await database()
        .kysely.selectFrom('sessions')
        .where('user_id', '=', owner.id)
        .selectAll()
        .execute()
      const stored = rows.map((row) => JSON.stringify({ ...row, hash: [...row.token_hash] })).join()
      expect(rows[0]?.token_hash).toHaveLength(32)
      expect(stored).not.toContain(tokens.cookie)
      expect(rows[0]?.token_hash.equals(Buffer.from(tokens.cookie, 'base64url'))).toBe(false)
    })

    test('a session ends 60 days after sign-in, however much it is used', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      const { tokens } = await sessions.begin(owner.id, ['cookie'], testTime)
      for (let seconds = 0; seconds < sessionLifeSeconds; seconds += sessionIdleSeconds / 2) {
        expect(await sessions.find('cookie', tokens.cookie, secondsLater(seconds))).not.toBeNull()
      }
      expect(
        await sessions.find('cookie', tokens.cookie, secondsLater(sessionLifeSeconds)),
      ).toBeNull()
    })

    test('a session ends when it was not used for 14 days', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      const { tokens } = await sessions.begin(owner.id, ['cookie'], testTime)
      const found = (at: Date) => sessions.find('cookie', tokens.cookie, at)
      expect(await found(secondsLater(sessionIdleSeconds - 1))).not.toBeNull()
      expect(await found(secondsLater(2 * sessionIdleSeconds - 2))).not.toBeNull()
      expect(await found(secondsLater(3 * sessionIdleSeconds))).toBeNull()
    })

    test('signing out ends one sign-in, signing out everywhere all of a user', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      const other = await anOwner(database())
      const here = await sessions.begin(owner.id, ['cookie', 'bearer'], testTime)
      const there = await sessions.begin(owner.id, ['cookie'], testTime)
      const others = await sessions.begin(other.id, ['cookie'], testTime)
      const lives = async ({ tokens }: { tokens: { cookie: string } }) =>
        (await sessions.find('cookie', tokens.cookie, testTime)) !== null

      await sessions.revoke(here.loginId)
      expect(await lives(here)).toBe(false)
      expect(await sessions.find('bearer', here.tokens.bearer, testTime)).toBeNull()
      expect(await lives(there)).toBe(true)
      await sessions.revokeAll(owner.id)
      expect(await lives(there)).toBe(false)
      expect(await lives(others)).toBe(true)
    })

    test('what has ended is deleted, what lives stays', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      await sessions.begin(owner.id, ['cookie'], testTime)
      const { tokens } = await sessions.begin(
        owner.id,
        ['cookie'],
        secondsLater(sessionIdleSeconds),
      )
      await sessions.removeEnded(secondsLater(sessionIdleSeconds))
      const { length } = await database()
        .kysely.selectFrom('sessions')
        .where('user_id', '=', owner.id)
        .select('login_id')
        .execute()
      expect(length).toBe(1)
      expect(
        await sessions.find('cookie', tokens.cookie, secondsLater(sessionIdleSeconds)),
      ).not.toBeNull()
    })
  })

  test('a sign-in flow is used once, on whichever node', async () => {
    const flowId = newId()
    const uses = [createFlowStore(database()), createFlowStore(otherNode())].flatMap((flows) =>
      Array.from({ length: 10 }, () => flows.use(flowId, secondsLater(600))),
    )
    const firsts = (await Promise.all(uses)).filter((isFirst) => isFirst)
    expect(firsts).toHaveLength(1)
    await createFlowStore(database()).removeExpired(secondsLater(600))
    expect(await createFlowStore(database()).use(flowId, secondsLater(600))).toBe(true)
  })
})
