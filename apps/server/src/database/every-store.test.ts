import type { FormSchema } from '@ramiform/core/form'
import { describe, expect, test } from 'vitest'
import { createFormStore } from '../forms/form-store.ts'
import { createNewsletterStore } from '../newsletter/newsletter-store.ts'
import { createFlowStore } from '../sign-in/flow-store.ts'
import {
  createSessionStore,
  sessionIdleSeconds,
  sessionLifeSeconds,
} from '../sign-in/session-store.ts'
import { createUserStore } from '../sign-in/user-store.ts'
import type { NewSubmission } from '../submissions/new-submission.ts'
import { readCursor } from '../submissions/submission-cursor.ts'
import { createSubmissionStore } from '../submissions/submission-store.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import type { Database } from './connect.ts'
import { newId } from './new-id.ts'
import { createSecretStore } from './secret-store.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const nobody = '01a1fcb8-47ae-7317-8a9d-d042f000f637'

const schema: FormSchema = {
  fields: [
    { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] },
    {
      id: 'company',
      type: 'text',
      label: 'Company',
      conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
    },
  ],
  settings: { title: 'Sign up' },
}

async function anOwner(database: Database, name = newId()) {
  const email = `${name}@example.org`
  return createUserStore(database).signIn(
    { iss: 'https://id.example', sub: name, email, name },
    now,
  )
}

async function aForm(database: Database, createdAt = now) {
  const owner = await anOwner(database)
  const form = await createFormStore(database).create(owner.id, {
    id: newId(),
    name: 'Sign up',
    schema,
    now: createdAt,
  })
  return { ownerId: owner.id, formId: form.id }
}

function aSubmission(
  formId: string,
  { data = { plan: 'Free' }, ...rest }: Partial<NewSubmission> = {},
): NewSubmission {
  const searchText = Object.values(data).join('\n').toLowerCase()
  return { id: newId(), formId, formVersion: 1, submittedAt: now, data, searchText, ...rest }
}

onEveryDatabase(({ database, otherNode }) => {
  describe('users', () => {
    test('somebody who signs in again is the same user, with the newest name and picture', async () => {
      const users = createUserStore(database())
      const ada = { iss: 'https://id.example', sub: 'ada', email: 'ada@example.org', name: 'Ada' }
      const first = await users.signIn(ada, now)
      const again = await users.signIn({ ...ada, name: 'Ada L.', picture: 'https://p/1' }, now)
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
        users.signIn({ iss, sub: 'grace', email: 'grace@example.org', name: 'Grace' }, now)
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
      const { loginId, tokens } = await sessions.begin(owner.id, ['cookie', 'bearer'], now)
      expect(await sessions.find('cookie', tokens.cookie, now)).toEqual({ loginId, user: owner })
      expect(await sessions.find('bearer', tokens.bearer, now)).toEqual({ loginId, user: owner })
      expect(await sessions.find('bearer', tokens.cookie, now)).toBeNull()
      expect(await sessions.find('cookie', tokens.bearer, now)).toBeNull()
      expect(await sessions.find('cookie', '', now)).toBeNull()
    })

    test('no token is on disk', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      const { tokens } = await sessions.begin(owner.id, ['cookie'], now)
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
      const { tokens } = await sessions.begin(owner.id, ['cookie'], now)
      for (let seconds = 0; seconds < sessionLifeSeconds; seconds += sessionIdleSeconds / 2) {
        expect(await sessions.find('cookie', tokens.cookie, later(seconds))).not.toBeNull()
      }
      expect(await sessions.find('cookie', tokens.cookie, later(sessionLifeSeconds))).toBeNull()
    })

    test('a session ends when it was not used for 14 days', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      const { tokens } = await sessions.begin(owner.id, ['cookie'], now)
      const found = (at: Date) => sessions.find('cookie', tokens.cookie, at)
      expect(await found(later(sessionIdleSeconds - 1))).not.toBeNull()
      expect(await found(later(2 * sessionIdleSeconds - 2))).not.toBeNull()
      expect(await found(later(3 * sessionIdleSeconds))).toBeNull()
    })

    test('signing out ends one sign-in, signing out everywhere all of a user', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      const other = await anOwner(database())
      const here = await sessions.begin(owner.id, ['cookie', 'bearer'], now)
      const there = await sessions.begin(owner.id, ['cookie'], now)
      const others = await sessions.begin(other.id, ['cookie'], now)
      const lives = async ({ tokens }: { tokens: { cookie: string } }) =>
        (await sessions.find('cookie', tokens.cookie, now)) !== null

      await sessions.revoke(here.loginId)
      expect(await lives(here)).toBe(false)
      expect(await sessions.find('bearer', here.tokens.bearer, now)).toBeNull()
      expect(await lives(there)).toBe(true)
      await sessions.revokeAll(owner.id)
      expect(await lives(there)).toBe(false)
      expect(await lives(others)).toBe(true)
    })

    test('what has ended is deleted, what lives stays', async () => {
      const sessions = createSessionStore(database())
      const owner = await anOwner(database())
      await sessions.begin(owner.id, ['cookie'], now)
      const { tokens } = await sessions.begin(owner.id, ['cookie'], later(sessionIdleSeconds))
      await sessions.removeEnded(later(sessionIdleSeconds))
      const { length } = await database()
        .kysely.selectFrom('sessions')
        .where('user_id', '=', owner.id)
        .select('login_id')
        .execute()
      expect(length).toBe(1)
      expect(await sessions.find('cookie', tokens.cookie, later(sessionIdleSeconds))).not.toBeNull()
    })
  })

  test('a sign-in flow is used once, on whichever node', async () => {
    const flowId = newId()
    const uses = [createFlowStore(database()), createFlowStore(otherNode())].flatMap((flows) =>
      Array.from({ length: 10 }, () => flows.use(flowId, later(600))),
    )
    const firsts = (await Promise.all(uses)).filter((isFirst) => isFirst)
    expect(firsts).toHaveLength(1)
    await createFlowStore(database()).removeExpired(later(600))
    expect(await createFlowStore(database()).use(flowId, later(600))).toBe(true)
  })

  test('a secret is made once, whichever node asks first', async () => {
    const name = newId()
    const secrets = [createSecretStore(database()), createSecretStore(otherNode())]
    const read = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        secrets[index % 2]?.readOrMake(name, async () => `secret ${index}`),
      ),
    )
    expect(new Set(read).size).toBe(1)
  })

  test('an address subscribes to the newsletter once, whatever its case', async () => {
    const newsletter = createNewsletterStore(database())
    await newsletter.subscribe('Ada@Example.org', now)
    await newsletter.subscribe('ada@example.org', later(1))
    const rows = await database().kysely.selectFrom('newsletter').selectAll().execute()
    expect(rows).toEqual([{ email: 'Ada@Example.org', subscribed_at: now }])
  })

  describe('forms', () => {
    test('an owner creates a form and finds it as a draft, first in the list', async () => {
      const { id: ownerId } = await anOwner(database())
      const forms = createFormStore(database())
      await forms.create(ownerId, { id: newId(), name: 'Older', schema, now })
      const form = await forms.create(ownerId, {
        id: newId(),
        name: 'Newer',
        description: 'What it is for',
        schema,
        now: later(1),
      })
      expect(form).toEqual({
        id: form.id,
        name: 'Newer',
        description: 'What it is for',
        slug: null,
        isPublished: false,
        submissionCount: 0,
        createdAt: '2026-11-21T12:00:01.000Z',
        updatedAt: '2026-11-21T12:00:01.000Z',
        version: 1,
        schema,
      })
      expect(await forms.read(ownerId, form.id)).toEqual(form)
      const list = await forms.list(ownerId)
      expect(list.map(({ name }) => name)).toEqual(['Newer', 'Older'])
      expect(list[0]?.shape).toEqual({ total: 2, dependsOn: [[], [0]] })
      expect(list[0]).not.toHaveProperty('schema')
      expect(list[1]).not.toHaveProperty('description')
    })

    test('every text comes back as it was written', async () => {
      const { id: ownerId } = await anOwner(database())
      const texts = [
        ' spaces and\ttabs \r\n\u2028',
        '"quotes" \'and\' \\back\\slashes\\ \\u0041 $1 {a,"b"} %_',
        'ÉCOLE ß İ 日本語 👩‍👩‍👧 \u{10FFFF} \u0301',
        '\u0001\u001f\u007f\ufeff\uffff',
        '</script><!-- null NULL [] {} -0 1e5',
        '__proto__',
      ]
      const odd: FormSchema = {
        fields: texts.map((label, index) => ({
          id: index === 0 ? 'constructor' : `field_${index}`,
          type: 'radio',
          label,
          options: texts,
          validation: { min: 0.1, max: 1e21 },
        })),
        settings: { title: texts.join('\n') },
      }
      const form = await createFormStore(database()).create(ownerId, {
        id: newId(),
        name: texts.join(' '),
        description: texts.join('\n'),
        schema: odd,
        now,
      })
      const read = await createFormStore(database()).read(ownerId, form.id)
      expect(read?.schema).toStrictEqual(odd)
      expect(read?.name).toBe(texts.join(' '))
      expect(read?.description).toBe(texts.join('\n'))
    })

    test('saving raises the version and keeps the earlier one', async () => {
      const { ownerId, formId } = await aForm(database())
      const forms = createFormStore(database())
      const edited = { fields: schema.fields.slice(0, 1), settings: {} }
      const saved = await forms.save(ownerId, formId, {
        name: 'Renamed',
        description: 'Now with a description',
        schema: edited,
        version: 1,
        now: later(60),
      })
      expect(saved).toMatchObject({
        kind: 'saved',
        form: { name: 'Renamed', version: 2, schema: edited, updatedAt: later(60).toISOString() },
      })
      expect(await forms.readVersion(ownerId, formId, 1)).toEqual({
        version: 1,
        name: 'Sign up',
        savedAt: now.toISOString(),
        schema,
      })
      expect(await forms.readVersion(ownerId, formId, 2)).toMatchObject({
        name: 'Renamed',
        description: 'Now with a description',
      })
      expect(await forms.readVersion(ownerId, formId, 3)).toBeNull()
      expect((await forms.list(ownerId))[0]?.shape.total).toBe(1)
    })

    test('of saves made from the same version one wins, the others learn what it stored', async () => {
      const { ownerId, formId } = await aForm(database())
      const saves = [createFormStore(database()), createFormStore(otherNode())].flatMap((forms) =>
        Array.from({ length: 5 }, () =>
          forms.save(ownerId, formId, { name: newId(), schema, version: 1, now }),
        ),
      )
      const results = await Promise.all(saves)
      const winners = results.filter((result) => result?.kind === 'saved')
      expect(winners).toHaveLength(1)
      expect(results.filter((result) => result?.kind === 'stale')).toHaveLength(9)
      for (const result of results) expect(result?.form).toEqual(winners[0]?.form)
    })

    test('without a version the last save wins, and every save counts', async () => {
      const { ownerId, formId } = await aForm(database())
      const forms = createFormStore(database())
      const results = await Promise.all(
        Array.from({ length: 10 }, () => forms.save(ownerId, formId, { name: 'x', schema, now })),
      )
      expect(results.every((result) => result?.kind === 'saved')).toBe(true)
      expect((await forms.read(ownerId, formId))?.version).toBe(11)
    })

    test('publishing gives a slug once; it stays through unpublishing and renaming', async () => {
      const { ownerId, formId } = await aForm(database())
      const forms = createFormStore(database())
      const slug = `sign-up-${newId()}`
      const published = await forms.publish(ownerId, formId, () => slug, later(1))
      expect(published).toMatchObject({ slug, isPublished: true, version: 1 })
      expect(await forms.findPublished(slug)).toEqual({
        id: formId,
        ownerId,
        name: 'Sign up',
        slug,
        version: 1,
        schema,
      })
      expect(await forms.findPublishedVersion(slug)).toEqual({ id: formId, version: 1 })

      expect(await forms.unpublish(ownerId, formId, later(2))).toMatchObject({
        slug,
        isPublished: false,
      })
      expect(await forms.findPublished(slug)).toBeNull()
      expect(await forms.findPublishedVersion(slug)).toBeNull()
      await forms.save(ownerId, formId, { name: 'Renamed', schema, now })
      const again = await forms.publish(ownerId, formId, () => 'another', later(3))
      expect(again).toMatchObject({ slug, isPublished: true, version: 2 })
    })

    test('a slug that is taken is asked for again', async () => {
      const taken = `taken-${newId()}`
      const free = `free-${newId()}`
      const forms = createFormStore(database())
      const one = await aForm(database())
      await forms.publish(one.ownerId, one.formId, () => taken, now)
      const two = await aForm(database())
      const slugs = [taken, taken, free]
      const published = await forms.publish(
        two.ownerId,
        two.formId,
        (name) => {
          expect(name).toBe('Sign up')
          return slugs.shift() ?? ''
        },
        now,
      )
      expect(published?.slug).toBe(free)
    })

    test('forms published at the same moment get slugs of their own', async () => {
      const end = newId()
      const made = await Promise.all(Array.from({ length: 8 }, () => aForm(database())))
      const published = await Promise.all(
        made.map(({ ownerId, formId }, index) => {
          let tries = 0
          const forms = createFormStore(index % 2 === 0 ? database() : otherNode())
          return forms.publish(ownerId, formId, () => `slug-${tries++}-${end}`, now)
        }),
      )
      expect(new Set(published.map((form) => form?.slug)).size).toBe(8)
    })

    test('an owner changes the slug to a free one only', async () => {
      const forms = createFormStore(database())
      const one = await aForm(database())
      const two = await aForm(database())
      const slug = `mine-${newId()}`
      expect(await forms.changeSlug(one.ownerId, one.formId, slug, now)).toMatchObject({ slug })
      expect(await forms.changeSlug(one.ownerId, one.formId, slug, now)).toMatchObject({ slug })
      expect(await forms.changeSlug(two.ownerId, two.formId, slug, now)).toBe('taken')
      expect((await forms.read(two.ownerId, two.formId))?.slug).toBeNull()
    })

    test('a copy is a draft of its own, without the submissions', async () => {
      const { ownerId, formId } = await aForm(database())
      const forms = createFormStore(database())
      await forms.publish(ownerId, formId, () => `copied-${newId()}`, now)
      await createSubmissionStore(database()).add(aSubmission(formId))
      const id = newId()
      const copy = await forms.duplicate(ownerId, formId, {
        id,
        nameOf: (name) => `${name} (copy)`,
        now: later(1),
      })
      expect(copy).toMatchObject({
        id,
        name: 'Sign up (copy)',
        slug: null,
        isPublished: false,
        submissionCount: 0,
        version: 1,
        schema,
      })
    })

    test('a visitor’s version is known with the time it was replaced', async () => {
      const { ownerId, formId } = await aForm(database())
      const forms = createFormStore(database())
      await forms.save(ownerId, formId, { name: 'x', schema, now: later(30) })
      expect(await forms.findVersionForSubmit(formId, 1)).toEqual({
        formId,
        version: 1,
        schema,
        savedAt: now,
        replacedAt: later(30),
      })
      expect(await forms.findVersionForSubmit(formId, 2)).toMatchObject({ replacedAt: null })
      expect(await forms.findVersionForSubmit(formId, 3)).toBeNull()
      expect(await forms.findVersionForSubmit('x', 1)).toBeNull()
    })

    test('for another owner the form does not exist, whatever is tried', async () => {
      const { ownerId, formId } = await aForm(database())
      const forms = createFormStore(database())
      const submissions = createSubmissionStore(database())
      await forms.publish(ownerId, formId, () => `safe-${newId()}`, now)
      const before = await forms.read(ownerId, formId)
      const stranger = (await anOwner(database())).id
      const edit = { name: 'Mine now', schema, now }
      const ways: readonly ((owner: string, id: string) => Promise<unknown>)[] = [
        (owner, id) => forms.read(owner, id),
        (owner, id) => forms.save(owner, id, edit),
        (owner, id) => forms.save(owner, id, { ...edit, version: 1 }),
        (owner, id) => forms.duplicate(owner, id, { id: newId(), nameOf: (name) => name, now }),
        (owner, id) => forms.publish(owner, id, () => newId(), now),
        (owner, id) => forms.unpublish(owner, id, now),
        (owner, id) => forms.changeSlug(owner, id, newId(), now),
        (owner, id) => forms.changeSlug(owner, id, before?.slug ?? '', now),
        (owner, id) => forms.readVersion(owner, id, 1),
        (owner, id) => submissions.page({ ownerId: owner, formId: id, limit: 10 }),
        (owner, id) => submissions.statistics(owner, id, now),
        (owner, id) => submissions.state(owner, id),
        (owner, id) => submissions.countVersions(owner, id),
        (owner, id) => submissions.pages(owner, id),
      ]
      for (const way of ways) {
        expect(await way(stranger, formId)).toBeNull()
        expect(await way(ownerId, nobody)).toBeNull()
        expect(await way(ownerId, 'no id; drop table forms')).toBeNull()
      }
      expect(await forms.remove(stranger, formId)).toBe(false)
      expect(await forms.list(stranger)).toEqual([])
      expect(await forms.read(ownerId, formId)).toEqual(before)
    })
  })

  describe('submissions', () => {
    test('a submission is stored whole and counted', async () => {
      const { ownerId, formId } = await aForm(database())
      const submissions = createSubmissionStore(database())
      const data = {
        plan: 'Pro',
        tags: ['a', 'b "c"', '{d}', 'NULL', ''],
        name: 'É\\n\u2028👩‍👩‍👧',
      }
      const sent = aSubmission(formId, { data, submitterEmail: 'eve@example.org', formVersion: 3 })
      expect(await submissions.add(sent)).toEqual({ id: sent.id, stored: true })
      expect(await submissions.page({ ownerId, formId, limit: 10 })).toStrictEqual({
        submissions: [
          {
            id: sent.id,
            submittedAt: now.toISOString(),
            submitterEmail: 'eve@example.org',
            formVersion: 3,
            data,
          },
        ],
        nextCursor: null,
      })
      expect((await createFormStore(database()).read(ownerId, formId))?.submissionCount).toBe(1)
    })

    test('the same key sent fifty times at once, to two nodes, stores one row', async () => {
      const { ownerId, formId } = await aForm(database())
      const stores = [createSubmissionStore(database()), createSubmissionStore(otherNode())]
      const added = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          stores[index % 2]?.add(aSubmission(formId, { idempotencyKey: 'the same' })),
        ),
      )
      expect(new Set(added.map((answer) => answer?.id)).size).toBe(1)
      expect(added.filter((answer) => answer?.stored)).toHaveLength(1)
      const page = await createSubmissionStore(database()).page({ ownerId, formId, limit: 10 })
      expect(page?.submissions.map(({ id }) => id)).toEqual([added[0]?.id])
      expect((await createFormStore(database()).read(ownerId, formId))?.submissionCount).toBe(1)
    })

    test('the same key in another form is another submission', async () => {
      const one = await aForm(database())
      const two = await aForm(database())
      const submissions = createSubmissionStore(database())
      const idempotencyKey = newId()
      const first = await submissions.add(aSubmission(one.formId, { idempotencyKey }))
      const second = await submissions.add(aSubmission(two.formId, { idempotencyKey }))
      expect(first?.stored && second?.stored).toBe(true)
    })

    test('many at once, to many forms on two nodes: every one is stored and every count is right', async () => {
      const made = await Promise.all(Array.from({ length: 6 }, () => aForm(database())))
      const stores = [createSubmissionStore(database()), createSubmissionStore(otherNode())]
      const added = await Promise.all(
        Array.from({ length: 600 }, (_, index) => {
          const { formId } = made[(index * 7) % 6] ?? { formId: nobody }
          // every tenth is a repetition of the one before it
          const idempotencyKey = `key ${index - (index % 10 === 9 ? 6 : 0)}`
          const submitterEmail = index % 2 === 0 ? 'eve@example.org' : undefined
          return stores[index % 2]?.add(aSubmission(formId, { idempotencyKey, submitterEmail }))
        }),
      )
      expect(added.every((answer) => answer !== null)).toBe(true)
      for (const { ownerId, formId } of made) {
        const submissions = createSubmissionStore(database())
        const page = await submissions.page({ ownerId, formId, limit: 1000 })
        const stored = page?.submissions ?? []
        const statistics = await submissions.statistics(ownerId, formId, now)
        expect(statistics?.total).toBe(stored.length)
        expect(statistics?.withEmail).toBe(
          stored.filter(({ submitterEmail }) => submitterEmail !== undefined).length,
        )
        expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length)
      }
      const total = added.filter((answer) => answer?.stored).length
      const kept = new Set(added.map((answer) => answer?.id)).size
      expect(total).toBe(kept)
      expect(kept).toBe(540)
    })

    test('one that cannot be stored does not fail its neighbours', async () => {
      const { ownerId, formId } = await aForm(database())
      const submissions = createSubmissionStore(database())
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          submissions.add(aSubmission(formId, index === 7 ? { searchText: 'a NUL \0 in it' } : {})),
        ),
      )
      expect(results.map(({ status }) => status === 'rejected')).toEqual(
        results.map((_, index) => index === 7),
      )
      const statistics = await submissions.statistics(ownerId, formId, now)
      expect(statistics?.total).toBe(19)
    })

    test('to a form that was deleted nothing is added, and its neighbours are', async () => {
      const gone = await aForm(database())
      const { formId } = await aForm(database())
      await createFormStore(database()).remove(gone.ownerId, gone.formId)
      const submissions = createSubmissionStore(database())
      const [first, lost, last] = await Promise.all(
        [formId, gone.formId, formId].map((id) => submissions.add(aSubmission(id))),
      )
      expect([first?.stored, lost, last?.stored]).toEqual([true, null, true])
    })

    test('a form deleted under load takes every submission with it', async () => {
      const { ownerId, formId } = await aForm(database())
      const submissions = createSubmissionStore(database())
      const adding = Array.from({ length: 300 }, () => submissions.add(aSubmission(formId)))
      await adding[0]
      expect(await createFormStore(otherNode()).remove(ownerId, formId)).toBe(true)
      const added = await Promise.all(adding)
      expect(added[0]?.stored).toBe(true)
      const left = await Promise.all(
        (['submissions', 'form_versions', 'form_counts'] as const).map((table) =>
          database().kysely.selectFrom(table).where('form_id', '=', formId).selectAll().execute(),
        ),
      )
      expect(left).toEqual([[], [], []])
    })

    test('pages go from the newest to the oldest without gap or repetition, also at equal times', async () => {
      const { ownerId, formId } = await aForm(database())
      const submissions = createSubmissionStore(database())
      const sent = Array.from({ length: 25 }, (_, index) =>
        aSubmission(formId, { submittedAt: later(Math.floor(index / 10)) }),
      )
      await Promise.all(sent.map((one) => submissions.add(one)))
      const expected = sent
        .sort((a, b) => +b.submittedAt - +a.submittedAt || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id)

      const seen: string[] = []
      let cursor: string | null | undefined
      do {
        const after = typeof cursor === 'string' ? (readCursor(cursor) ?? undefined) : undefined
        const page = await submissions.page({ ownerId, formId, limit: 4, after })
        seen.push(...(page?.submissions.map(({ id }) => id) ?? []))
        cursor = page?.nextCursor
        // One that arrives meanwhile is newer, and shifts nothing.
        await submissions.add(aSubmission(formId, { submittedAt: later(100) }))
      } while (cursor !== null)
      expect(seen).toEqual(expected)
      expect((await submissions.page({ ownerId, formId, limit: 32 }))?.nextCursor).toBeNull()
    })

    test('an empty form has an empty page', async () => {
      const { ownerId, formId } = await aForm(database())
      const submissions = createSubmissionStore(database())
      const empty = { submissions: [], nextCursor: null }
      expect(await submissions.page({ ownerId, formId, limit: 10 })).toEqual(empty)
      expect(await submissions.page({ ownerId, formId, limit: 10, q: 'x' })).toEqual(empty)
    })

    test('the search finds what was typed, whatever its case and with no special characters', async () => {
      const { ownerId, formId } = await aForm(database())
      const submissions = createSubmissionStore(database())
      const texts = ['100% sure', '100 percent', 'a_b', 'axb', 'C:\\temp', 'ÉCOLE', "it's"]
      for (const name of texts) await submissions.add(aSubmission(formId, { data: { name } }))
      const find = async (q: string) => {
        const page = await submissions.page({ ownerId, formId, limit: 10, q })
        return page?.submissions.map(({ data }) => data.name)
      }
      expect(await find('100%')).toEqual(['100% sure'])
      expect(await find('A_B')).toEqual(['a_b'])
      expect(await find('\\TEMP')).toEqual(['C:\\temp'])
      expect(await find('école')).toEqual(['ÉCOLE'])
      expect(await find("'s")).toEqual(["it's"])
      expect(await find('name')).toEqual([])
      const half = await submissions.page({ ownerId, formId, limit: 1, q: '100' })
      expect(half?.nextCursor).not.toBeNull()
    })

    test('the four figures count the last seven days and the days since the form was made', async () => {
      const day = 24 * 60 * 60
      const { ownerId, formId } = await aForm(database(), later(-10 * day))
      const submissions = createSubmissionStore(database())
      const days = [0, -1, -6, -7, -8, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9]
      await Promise.all(
        days.map((ago, index) =>
          submissions.add(
            aSubmission(formId, {
              submittedAt: later(ago * day),
              submitterEmail: index < 5 ? 'eve@example.org' : undefined,
            }),
          ),
        ),
      )
      expect(await submissions.statistics(ownerId, formId, now)).toEqual({
        total: 15,
        withEmail: 5,
        thisWeek: 4,
        averagePerDay: 2,
        heldBack: 0,
      })
    })

    test('all of them can be read, newest first, in pages', async () => {
      const { ownerId, formId } = await aForm(database())
      const submissions = createSubmissionStore(database())
      await Promise.all(
        Array.from({ length: 1203 }, (_, index) =>
          submissions.add(aSubmission(formId, { submittedAt: later(index) })),
        ),
      )
      const times: string[] = []
      let pages = 0
      for await (const page of (await submissions.pages(ownerId, formId)) ?? []) {
        times.push(...page.map(({ submittedAt }) => submittedAt))
        pages += 1
      }
      expect(pages).toBeGreaterThan(1)
      expect(times).toEqual(
        Array.from({ length: 1203 }, (_, index) => later(1202 - index).toISOString()),
      )
    })
  })
})
