import { connect } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { createFormStore } from '../forms/form-store.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { createUserStore } from '../sign-in/user-store.ts'

/**
 * A test runs this file in a separate process and kills it. The argument is a data directory. The process adds
 * submissions to it, 16 at a time, and prints each id once it is acknowledged.
 */
const [dataDir = ''] = process.argv.slice(2)
const database = await connect({ dataDir, log: { info() {}, warn() {}, error() {} } })
const now = new Date()
const identity = { iss: 'https://id.example', sub: 'ada', email: 'ada@example.org', name: 'Ada' }
const owner = await createUserStore(database).signIn(identity, now)
const schema = { fields: [], settings: {} }
const form = await createFormStore(database).create(owner.id, {
  id: newId(),
  name: 'Under load',
  schema,
  now,
})
const intake = createIntakeStore(database)

async function keepAdding(): Promise<never> {
  for (;;) {
    const added = await intake.add({
      id: newId(),
      formId: form.id,
      formVersion: 1,
      submittedAt: new Date(),
      data: { name: 'x'.repeat(300) },
      searchText: 'x'.repeat(300),
      idempotencyKey: newId(),
    })
    process.stdout.write(`${form.id} ${added?.id}\n`)
  }
}
await Promise.all(Array.from({ length: 16 }, keepAdding))
