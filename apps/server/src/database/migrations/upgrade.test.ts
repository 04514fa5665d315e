import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { createDeletedFormStore } from '../../bin/deleted-form-store.ts'
import { createDeletedSubmissionStore } from '../../bin/deleted-submission-store.ts'
import { createFolderStore } from '../../forms/folder-store.ts'
import { createFormStore } from '../../forms/form-store.ts'
import { createWorkingCopyStore } from '../../forms/working-copy-store.ts'
import { createIntakeStore } from '../../intake/storing/intake-store.ts'
import {
  createNotificationAddressStore,
  mayMailTo,
} from '../../notifications/address/address-store.ts'
import { createPaymentStore } from '../../payments/payment-store.ts'
import { createSubmissionStore } from '../../submissions/submission-store.ts'
import { aSchema } from '../../testing/a-form.ts'
import { onEveryDatabase } from '../../testing/every-database.ts'
import type { Database } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { newId } from '../new-id.ts'
import { migrations } from './index.ts'

const savedAt = new Date('2026-10-01T12:00:00.000Z')
const now = new Date('2026-11-21T12:00:00.000Z')
/** The database is made by the migrations up to this one. */
const oldest = '0008-held-submissions'

const ownerId = newId()
const live = newId()
const draft = newId()
const submission = newId()
const deleted = newId()
const schema = { ...aSchema(), settings: { notifications: { email: 'team@example.net' } } }

/** Empties the database and makes the tables as an older server left them. */
async function downgrade({ kysely }: Database) {
  await sql`drop schema public cascade; create schema public`.execute(kysely)
  const old = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= oldest))
  expect(Object.keys(old)).toHaveLength(8)
  const { error } = await new Migrator({
    db: kysely,
    provider: { getMigrations: async () => old },
    migrationTableName: 'ramiform_migrations',
    migrationLockTableName: 'ramiform_migrations_lock',
  }).migrateToLatest()
  expect(error).toBeUndefined()
}

/** What an older server stored: a form that was saved twice and is published, a draft, submissions and a payment. */
async function storeOldRows({ kysely }: Database) {
  const json = JSON.stringify(schema)
  const email = 'ada@example.org'
  await sql`
    insert into users (id, iss, sub, email, name, created_at, signed_in_at)
    values (${ownerId}, 'https://id.example', 'owner', 'owner@example.org', 'Owner', ${savedAt}, ${savedAt})`.execute(
    kysely,
  )
  for (const [id, slug, version] of [
    [live, 'sign-up', 2],
    [draft, null, 1],
  ] as const) {
    await sql`
      insert into forms (id, owner_id, name, slug, is_published, version, schema, shape, created_at, updated_at)
      values (${id}, ${ownerId}, 'Sign up', ${slug}, ${slug !== null}, ${version}, ${json}, '{}', ${savedAt}, ${savedAt})`.execute(
      kysely,
    )
    await sql`insert into form_counts (form_id, submissions, with_email) values (${id}, ${slug === null ? 0 : 1}, 0)`.execute(
      kysely,
    )
    for (let number = 1; number <= version; number++) {
      await sql`
        insert into form_versions (form_id, version, name, schema, saved_at)
        values (${id}, ${number}, 'Sign up', ${json}, ${savedAt})`.execute(kysely)
    }
  }
  await sql`
    insert into submissions (form_id, id, form_version, submitted_at, idempotency_key, search_text, data)
    values (${live}, ${submission}, 2, ${savedAt}, 'first', '', '{}')`.execute(kysely)
  await sql`
    insert into deleted_submissions
      (form_id, id, form_version, submitted_at, submitter_email, search_text, data, deleted_at)
    values (${live}, ${deleted}, 1, ${savedAt}, ${email}, ${email}, '{}', ${savedAt})`.execute(
    kysely,
  )
  await sql`
    insert into submission_claims (form_id, kind, key, submission_id)
    values (${live}, 'email', ${email}, ${deleted}), (${live}, 'payment', 'pi_1', ${submission})`.execute(
    kysely,
  )
  await sql`
    insert into payments (intent_id, form_id, field_id, form_version, attempt, provider, live, amount, currency,
      secret_hash, status, created_at, paid_at)
    values ('pi_1', ${live}, 'pay', 2, 'attempt', 'test', false, 2000, 'EUR', '\\x00', 'succeeded', ${savedAt}, ${savedAt})`.execute(
    kysely,
  )
}

onEveryDatabase(({ database }) => {
  test('an older database is brought up to date with its forms, submissions and payments', async () => {
    await downgrade(database())
    await storeOldRows(database())

    const steps = Object.keys(migrations).filter((name) => name > oldest)
    expect(await migrate(database().kysely)).toEqual(steps)
    expect(await migrate(database().kysely)).toEqual([])

    const forms = createFormStore(database())
    expect(await forms.read(ownerId, live)).toMatchObject({
      isPublished: true,
      slug: 'sign-up',
      version: 2,
      schema,
      submissionCount: 1,
    })
    expect(await forms.findPublished('sign-up')).toMatchObject({ id: live, version: 2 })
    expect(await forms.findVersionForSubmit(live, 2)).toMatchObject({
      liveSince: savedAt,
      liveUntil: null,
    })
    expect(await forms.findVersionForSubmit(live, 1)).toMatchObject({ liveSince: null })
    expect(await forms.findVersionForSubmit(draft, 1)).toMatchObject({ liveSince: null })

    const payments = createPaymentStore(database())
    const payment = await payments.find('pi_1')
    expect(payment).toMatchObject({ formId: live, status: 'succeeded', amount: 2000 })
    expect(payment !== null && (await payments.isClaimed(payment))).toBe(true)

    const addresses = createNotificationAddressStore(database())
    expect(mayMailTo(await addresses.read(ownerId, 'team@example.net'))).toBe(true)
  })

  test('its forms can be edited, published, deleted and restored', async () => {
    const forms = createFormStore(database())
    const copies = createWorkingCopyStore(database())
    const edited = { fields: [], settings: {} }
    await copies.save(ownerId, live, { name: 'Sign up', schema: edited, now })
    expect(await forms.read(ownerId, live)).toMatchObject({ version: 2, schema })
    const slugs = () => 'unused'
    expect(await forms.publish(ownerId, live, slugs, now)).toMatchObject({
      version: 3,
      slug: 'sign-up',
      schema: edited,
    })
    expect(await forms.findVersionForSubmit(live, 2)).toMatchObject({ liveUntil: now })

    expect(await forms.remove(ownerId, live, now)).toBe(true)
    expect(await forms.list(ownerId)).toHaveLength(1)
    expect(await createDeletedFormStore(database()).restore(ownerId, live)).toBe(true)
    expect(await forms.list(ownerId)).toHaveLength(2)
    const page = await createSubmissionStore(database()).page({ ownerId, formId: live, limit: 10 })
    expect(page?.submissions.map(({ id }) => id)).toEqual([submission])
  })

  test('its forms can be put into folders', async () => {
    const folders = createFolderStore(database())
    const folder = { id: newId(), name: 'Events', now }
    await folders.create(ownerId, folder)
    expect(await folders.move(ownerId, [live], folder.id)).toEqual([live])
    const listed = await createFormStore(database()).list(ownerId)
    expect(listed.map(({ id, folderId }) => [id, folderId]).toSorted()).toEqual(
      [
        [live, folder.id],
        [draft, undefined],
      ].toSorted(),
    )
  })

  test('a submission that was deleted before leaves its address free, and takes it when it is restored', async () => {
    const intake = createIntakeStore(database())
    const claim = { kind: 'email', key: 'ada@example.org' } as const
    expect(await intake.isClaimed(live, claim)).toBe(false)
    const restored = await createDeletedSubmissionStore(database()).restore(ownerId, live, [
      deleted,
    ])
    expect(restored).toEqual([deleted])
    expect(await intake.isClaimed(live, claim)).toBe(true)
  })

  test('a form that is deleted for good takes its rows along', async () => {
    await createFormStore(database()).remove(ownerId, live, now)
    expect(await createDeletedFormStore(database()).removeForever(ownerId, live)).toBe(true)
    for (const table of [
      'submissions',
      'submission_claims',
      'form_versions',
      'payments',
    ] as const) {
      const rows = await database()
        .kysely.selectFrom(table)
        .where('form_id', '=', live)
        .select('form_id')
        .execute()
      expect(rows, table).toEqual([])
    }
  })
})
