import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { createUserStore } from '../sign-in/user-store.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { rememberPublished } from './remember-published.ts'

const schema = { fields: [], settings: {} }
const now = new Date('2026-11-21T12:00:00Z')
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function aPublishedForm(forms: FormStore) {
  const identity = { iss: 'test', sub: newId(), email: 'owner@example.org', name: 'Owner' }
  const owner = await createUserStore(database).signIn(identity, now)
  const { id } = await forms.create(owner.id, { id: newId(), name: 'Visits', schema, now })
  const slug = `visits-${newId()}`
  await forms.publish(owner.id, id, () => slug, now)
  return { ownerId: owner.id, id, slug }
}

/** Counts what the database is asked. */
function counted(forms: FormStore) {
  const asked: string[] = []
  const counting: FormStore = {
    ...forms,
    findPublishedVersion(slug) {
      asked.push(slug)
      return forms.findPublishedVersion(slug)
    },
  }
  return { counting, asked }
}

test('the published version is asked once, and again after every write', async () => {
  const { counting, asked } = counted(createFormStore(database))
  const forms = rememberPublished(counting)
  const { ownerId, id, slug } = await aPublishedForm(forms)
  const versions = async () => [
    await forms.findPublishedVersion(slug),
    await forms.findPublishedVersion(slug),
  ]
  expect(await versions()).toEqual([
    { id, version: 1 },
    { id, version: 1 },
  ])
  expect(asked).toHaveLength(1)

  await forms.save(ownerId, id, { name: 'Visits', schema, now })
  expect(await versions()).toEqual([
    { id, version: 2 },
    { id, version: 2 },
  ])
  expect(asked).toHaveLength(2)

  await forms.unpublish(ownerId, id, now)
  expect(await versions()).toEqual([null, null])
})

test('a link that leads nowhere is asked each time, so that it works once there is a form', async () => {
  const { counting, asked } = counted(createFormStore(database))
  const forms = rememberPublished(counting)
  expect(await forms.findPublishedVersion('not-yet')).toBeNull()
  const { ownerId, id } = await aPublishedForm(createFormStore(database))
  await createFormStore(database).changeSlug(ownerId, id, 'not-yet', now)
  expect(await forms.findPublishedVersion('not-yet')).toEqual({ id, version: 1 })
  expect(asked).toEqual(['not-yet', 'not-yet'])
})

test('what was asked before a save ended is not believed after it', async () => {
  const stored = createFormStore(database)
  const { ownerId, id, slug } = await aPublishedForm(stored)
  const answered = Promise.withResolvers<void>()
  let isFirst = true
  const forms = rememberPublished({
    ...stored,
    async findPublishedVersion(asked) {
      const version = await stored.findPublishedVersion(asked)
      if (isFirst) {
        isFirst = false
        await answered.promise
      }
      return version
    },
  })
  const early = forms.findPublishedVersion(slug)
  await forms.save(ownerId, id, { name: 'Visits', schema, now })
  answered.resolve()
  expect(await early).toEqual({ id, version: 1 })
  expect(await forms.findPublishedVersion(slug)).toEqual({ id, version: 2 })
})

test('a failure is not remembered', async () => {
  const stored = createFormStore(database)
  const { id, slug } = await aPublishedForm(stored)
  let fails = true
  const forms = rememberPublished({
    ...stored,
    async findPublishedVersion(asked) {
      if (fails) throw new Error('the database is away')
      return stored.findPublishedVersion(asked)
    },
  })
  await expect(forms.findPublishedVersion(slug)).rejects.toThrow('away')
  fails = false
  expect(await forms.findPublishedVersion(slug)).toEqual({ id, version: 1 })
})
