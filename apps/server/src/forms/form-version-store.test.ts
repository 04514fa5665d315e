import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { secondsLater, storedForm, storedOwner, testTime } from '../testing/stored-form.ts'
import { createFormStore } from './form-store.ts'
import { createFormVersionStore } from './form-version-store.ts'

onEveryDatabase(({ database }) => {
  test('versions come newest first, in pages, with how many fields each has', async () => {
    const { ownerId, formId } = await storedForm(database())
    const forms = createFormStore(database())
    for (let saves = 1; saves <= 4; saves += 1) {
      const fields = Array.from({ length: saves * 2 }, (_, index) => ({ id: `f${index}` }))
      const edit = { name: `Save ${saves}`, schema: aSchema(fields), now: secondsLater(saves) }
      await forms.save(ownerId, formId, edit)
    }
    const versions = createFormVersionStore(database())
    const first = await versions.list(ownerId, formId, { limit: 3 })
    expect(first).toEqual({
      versions: [4, 3, 2].map((saves) => ({
        version: saves + 1,
        name: `Save ${saves}`,
        savedAt: secondsLater(saves).toISOString(),
        fields: saves * 2,
      })),
      nextBefore: 3,
      revision: 5,
    })
    const last = await versions.list(ownerId, formId, { limit: 3, before: 3 })
    expect(last?.versions.map(({ version, fields }) => [version, fields])).toEqual([
      [2, 2],
      [1, 1],
    ])
    expect(last?.nextBefore).toBeNull()
    expect(await versions.list(ownerId, formId, { limit: 3, before: 1 })).toEqual({
      versions: [],
      nextBefore: null,
      revision: 5,
    })
    expect(await versions.list(await storedOwner(database()), formId, { limit: 3 })).toBeNull()
    expect(await versions.list(ownerId, 'no id', { limit: 3 })).toBeNull()
  })

  test('a copy of a form begins with a version of its own', async () => {
    const { ownerId, formId } = await storedForm(database())
    const forms = createFormStore(database())
    await forms.save(ownerId, formId, { name: 'Second', schema: aSchema(), now: testTime })
    const copy = { id: newId(), nameOf: (name: string) => `${name} (Copy)`, now: testTime }
    await forms.duplicate(ownerId, formId, copy)
    const { list } = createFormVersionStore(database())
    expect((await list(ownerId, copy.id, { limit: 10 }))?.versions).toMatchObject([
      { version: 1, name: 'Second (Copy)' },
    ])
    expect((await list(ownerId, formId, { limit: 10 }))?.versions).toHaveLength(2)
  })
})
