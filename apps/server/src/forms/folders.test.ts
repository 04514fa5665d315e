import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { nobody, storedForm, storedOwner, testTime } from '../testing/stored-form.ts'
import { createFolderStore } from './folder-store.ts'
import { createFormStore } from './form-store.ts'

onEveryDatabase(({ database }) => {
  async function anOwner() {
    const { ownerId, formId } = await storedForm(database())
    const folders = createFolderStore(database())
    const forms = createFormStore(database())
    const create = async (name: string) => {
      const folder = await folders.create(ownerId, { id: newId(), name, now: testTime })
      if (folder === 'taken') throw new Error(`${name} is taken`)
      return folder
    }
    const folderOf = async (id: string) =>
      (await forms.list(ownerId)).find((form) => form.id === id)?.folderId
    return { ownerId, formId, folders, forms, create, folderOf }
  }

  test('folders are listed by name without case, and a name is used once', async () => {
    const { ownerId, folders, create } = await anOwner()
    const clinic = await create('clinic')
    const events = await create('Events')
    expect(await folders.list(ownerId)).toEqual([clinic, events])
    const again = { id: newId(), name: 'EVENTS', now: testTime }
    expect(await folders.create(ownerId, again)).toBe('taken')
    expect(await folders.rename(ownerId, clinic.id, 'events')).toBe('taken')
    expect(await folders.rename(ownerId, clinic.id, 'Clinic')).toEqual({
      ...clinic,
      name: 'Clinic',
    })
    const other = await storedOwner(database())
    expect(await folders.create(other, again)).toMatchObject({ name: 'EVENTS' })
  })

  test('forms move between folders, and a deleted folder leaves its forms', async () => {
    const { ownerId, formId, folders, create, folderOf } = await anOwner()
    const events = await create('Events')
    expect(await folderOf(formId)).toBeUndefined()
    const ids = [formId, nobody, 'not an id']
    expect(await folders.move(ownerId, ids, events.id)).toEqual([formId])
    expect(await folderOf(formId)).toBe(events.id)
    expect(await folders.move(ownerId, [formId], null)).toEqual([formId])
    expect(await folderOf(formId)).toBeUndefined()
    await folders.move(ownerId, [formId], events.id)
    expect(await folders.remove(ownerId, events.id)).toBe(true)
    expect(await folders.remove(ownerId, events.id)).toBe(false)
    expect(await folderOf(formId)).toBeUndefined()
  })

  test('a copy is in the folder of its original', async () => {
    const { ownerId, formId, folders, forms, create, folderOf } = await anOwner()
    const events = await create('Events')
    await folders.move(ownerId, [formId], events.id)
    const copy = { id: newId(), nameOf: () => 'Copy', now: testTime }
    await forms.duplicate(ownerId, formId, copy)
    expect(await folderOf(copy.id)).toBe(events.id)
  })

  test('a form in the bin does not move', async () => {
    const { ownerId, formId, folders, forms, create } = await anOwner()
    const events = await create('Events')
    await forms.remove(ownerId, formId, testTime)
    expect(await folders.move(ownerId, [formId], events.id)).toEqual([])
  })

  test('an owner finds, changes and fills no folder of another owner', async () => {
    const ada = await anOwner()
    const eve = await anOwner()
    const hers = await ada.create('Events')
    expect(await eve.folders.list(eve.ownerId)).toEqual([])
    expect(await eve.folders.rename(eve.ownerId, hers.id, 'Mine')).toBe(null)
    expect(await eve.folders.remove(eve.ownerId, hers.id)).toBe(false)
    expect(await eve.folders.move(eve.ownerId, [eve.formId], hers.id)).toBe(null)
    const own = await eve.create('Events')
    expect(await eve.folders.move(eve.ownerId, [ada.formId], own.id)).toEqual([])
    expect(await ada.folderOf(ada.formId)).toBeUndefined()
    expect(await ada.folders.list(ada.ownerId)).toEqual([hers])
  })
})

test('the calls report names in use and folders of other owners', async () => {
  const server = await buildTestApp()
  const ada = await server.owner('ada@example.org')
  const eve = await server.owner('eve@example.org')
  const created = await ada.call('POST', '/api/folders', { body: { name: '  Events ' } })
  expect(created.body.folder).toMatchObject({ name: 'Events' })
  const { id } = created.body.folder
  const taken = await ada.call('POST', '/api/folders', { body: { name: 'events' } })
  expect([taken.status, taken.body.code]).toEqual([409, 'folder_name_taken'])
  expect((await ada.call('POST', '/api/folders', { body: { name: ' ' } })).status).toBe(400)

  const form = (
    await eve.call('POST', '/api/forms', { body: { name: 'Sign up', schema: aSchema() } })
  ).body.form.id
  const foreign = [
    await eve.call('PUT', `/api/folders/${id}`, { body: { name: 'Mine' } }),
    await eve.call('DELETE', `/api/folders/${id}`),
    await eve.call('POST', '/api/folders/move', { body: { ids: [form], folderId: id } }),
  ]
  for (const { status, body } of foreign) {
    expect([status, body.code]).toEqual([404, 'folder_not_found'])
  }
  expect((await server.visitor().call('GET', '/api/folders')).status).toBe(401)

  const many = (count: number) => ({ ids: Array(count).fill(nobody), folderId: null })
  const move = (count: number) => ada.call('POST', '/api/folders/move', { body: many(count) })
  expect((await move(200)).body).toEqual({ ids: [] })
  expect((await move(201)).status).toBe(400)
  await server.close()
})
