import { expect, test } from 'vitest'
import { onEveryDatabase } from '../testing/every-database.ts'
import { newId } from './new-id.ts'
import { createSecretStore } from './secret-store.ts'

onEveryDatabase(({ database, otherNode }) => {
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
})
