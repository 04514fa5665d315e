import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createFormStore } from '../../forms/form-store.ts'
import {
  createNotificationAddressStore,
  mayMailTo,
} from '../../notifications/address/address-store.ts'
import { createUserStore } from '../../sign-in/user-store.ts'
import { onEveryDatabase } from '../../testing/every-database.ts'
import { newId } from '../new-id.ts'
import { notificationAddresses } from './0012-notification-addresses.ts'

const now = new Date('2026-11-21T12:00:00Z')

onEveryDatabase(({ database }) => {
  test('an update goes on sending to addresses of published forms; those of drafts have to be confirmed', async () => {
    const { kysely } = database()
    const forms = createFormStore(database())
    const identity = { iss: 'test', sub: newId(), email: 'owner@example.org', name: 'Owner' }
    const owner = await createUserStore(database()).signIn(identity, now)
    const create = async (email: string | undefined, isPublished: boolean) => {
      const settings = email === undefined ? {} : { notifications: { email } }
      const schema = { fields: [], settings }
      const { id } = await forms.create(owner.id, { id: newId(), name: 'x', schema, now })
      if (isPublished) await forms.publish(owner.id, id, () => `slug-${id}`, now)
    }
    await create('Team@example.net', true)
    await create('team@example.net', true)
    await create('draft@example.net', false)
    await create('', true)
    await create(undefined, true)

    // As the tables were before.
    await sql`drop table notification_addresses`.execute(kysely)
    await notificationAddresses.up(kysely)

    const addresses = createNotificationAddressStore(database())
    const may = async (address: string) => mayMailTo(await addresses.read(owner.id, address))
    expect(await may('team@example.net')).toBe(true)
    expect(await may('draft@example.net')).toBe(false)
    const rows = await kysely.selectFrom('notification_addresses').selectAll().execute()
    expect(rows).toHaveLength(1)
  })
})
