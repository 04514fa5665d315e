import { expect, test } from 'vitest'
import { onEveryDatabase } from '../testing/every-database.ts'
import { secondsLater, testTime } from '../testing/stored-form.ts'
import { createNewsletterStore } from './newsletter-store.ts'

onEveryDatabase(({ database }) => {
  test('an address subscribes to the newsletter once, whatever its case', async () => {
    const newsletter = createNewsletterStore(database())
    await newsletter.subscribe('Ada@Example.org', testTime)
    await newsletter.subscribe('ada@example.org', secondsLater(1))
    const rows = await database().kysely.selectFrom('newsletter').selectAll().execute()
    expect(rows).toEqual([{ email: 'Ada@Example.org', subscribed_at: testTime }])
  })
})
