import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { nobody, secondsLater, storedForm, storedOwner } from '../testing/stored-form.ts'
import { createFormStore } from './form-store.ts'
import { createFormVersionStore } from './form-version-store.ts'
import { createWorkingCopyStore } from './working-copy-store.ts'

const one = aSchema([{ id: 'one' }])
const two = aSchema([{ id: 'one' }, { id: 'two' }])
const three = aSchema([{ id: 'one' }, { id: 'two' }, { id: 'three' }])

onEveryDatabase(({ database, otherNode }) => {
  async function aForm(schema: FormSchema = one) {
    const { ownerId, formId } = await storedForm(database(), schema)
    const forms = createFormStore(database())
    const copies = createWorkingCopyStore(otherNode())
    const versions = createFormVersionStore(database())
    return {
      ownerId,
      formId,
      forms,
      copies,
      publish: (seconds = 1, revision?: number) =>
        forms.publish(ownerId, formId, () => `copy-${newId()}`, secondsLater(seconds), revision),
      put: (schema: FormSchema, seconds: number, version?: number) =>
        forms.save(ownerId, formId, { name: 'Put', schema, version, now: secondsLater(seconds) }),
      save: (
        schema: FormSchema,
        seconds: number,
        more: { revision?: number; keep?: boolean } = {},
      ) =>
        copies.save(ownerId, formId, {
          name: 'Edited',
          schema,
          now: secondsLater(seconds),
          ...more,
        }),
      read: () => copies.read(ownerId, formId),
      live: () => forms.read(ownerId, formId),
      discard: () => copies.discard(ownerId, formId),
      async list() {
        const page = await versions.list(ownerId, formId, { limit: 100 })
        return page?.versions.map(({ version, name }) => `${version} ${name}`)
      },
    }
  }

  test('a draft is saved in place, without a version for every save', async () => {
    const form = await aForm()
    for (const seconds of [1, 2, 3]) await form.save(two, seconds)
    expect(await form.live()).toMatchObject({ name: 'Edited', version: 2, schema: two })
    expect(await form.read()).toMatchObject({
      version: 2,
      revision: 4,
      live: null,
      hasUnpublishedChanges: false,
    })
    expect(await form.list()).toEqual(['2 Edited', '1 Sign up'])
    const [listed] = await form.forms.list(form.ownerId)
    expect(listed?.shape.total).toBe(2)
  })

  test('half an hour later, after a save to keep and after publishing a new version begins', async () => {
    const form = await aForm()
    await form.save(two, 0)
    await form.save(three, 29 * 60)
    await form.save(two, 31 * 60)
    expect(await form.list()).toEqual(['3 Edited', '2 Edited', '1 Sign up'])
    expect(await form.forms.readVersion(form.ownerId, form.formId, 2)).toMatchObject({
      schema: three,
    })
    await form.save(three, 31 * 60 + 1, { keep: true })
    await form.save(two, 31 * 60 + 2)
    await form.publish(31 * 60 + 3)
    await form.save(one, 31 * 60 + 4)
    await form.save(three, 31 * 60 + 5)
    expect((await form.list())?.length).toBe(5)
    expect(await form.live()).toMatchObject({ version: 4, schema: two })
  })

  test('keeping what is stored already closes its version and adds none', async () => {
    const form = await aForm()
    await form.save(two, 1)
    const theirs = await form.read()
    const kept = await form.save(two, 2, { revision: theirs?.revision ?? 0, keep: true })
    expect(kept).toMatchObject({ kind: 'saved', form: { version: 2, revision: theirs?.revision } })
    expect(kept?.form.updatedAt, 'the time of their save stays').toBe(theirs?.updatedAt)
    await form.save(two, 3, { keep: true })
    await form.save(three, 4)
    expect(await form.list()).toEqual(['3 Edited', '2 Edited', '1 Sign up'])
    await form.publish(5)
    await form.save(two, 6, { keep: true })
    await form.save(two, 7, { keep: true })
    expect((await form.list())?.length, 'unpublished changes alike').toBe(4)
  })

  test('changes of a published form are seen by their owner alone, until they are published', async () => {
    const form = await aForm()
    await form.publish()
    const published = await form.live()
    if (published === null) throw new Error('the form is there')
    await form.save(two, 2)
    await form.save(three, 3)
    expect(await form.live()).toEqual(published)
    expect(await form.forms.findPublished(published.slug ?? '')).toMatchObject({ schema: one })
    expect(await form.read()).toMatchObject({
      name: 'Edited',
      version: 2,
      schema: three,
      live: { version: 1, since: secondsLater(1).toISOString() },
      hasUnpublishedChanges: true,
    })
    const [listed] = await form.forms.list(form.ownerId)
    expect(listed).toMatchObject({
      name: 'Sign up',
      unpublishedChanges: { name: 'Edited', savedAt: secondsLater(3).toISOString() },
    })

    expect(await form.publish(4)).toMatchObject({ name: 'Edited', version: 2, schema: three })
    expect(await form.read()).toMatchObject({ hasUnpublishedChanges: false, version: 2 })
    expect(await form.forms.findVersionForSubmit(form.formId, 1)).toMatchObject({
      liveUntil: secondsLater(4),
    })
    expect(await form.list()).toEqual(['2 Edited', '1 Sign up'])
    const [later] = await form.forms.list(form.ownerId)
    expect(later).not.toHaveProperty('unpublishedChanges')
    expect(later?.shape.total).toBe(3)
  })

  test('discarded changes stay among the versions, and undoing them all is the same as none', async () => {
    const form = await aForm()
    await form.publish()
    await form.save(two, 2)
    expect(await form.discard()).toMatchObject({
      version: 1,
      schema: one,
      hasUnpublishedChanges: false,
    })
    expect(await form.list()).toEqual(['2 Edited', '1 Sign up'])
    await form.save(three, 3)
    expect(await form.list()).toEqual(['3 Edited', '2 Edited', '1 Sign up'])
    const now = secondsLater(4)
    const undone = await form.copies.save(form.ownerId, form.formId, {
      name: 'Sign up',
      schema: one,
      now,
    })
    expect(undone?.form).toMatchObject({ version: 1, hasUnpublishedChanges: false })
    expect(await form.discard()).toMatchObject({ version: 1 })
  })

  test('a write from an older revision is stale, whoever wrote in between and how', async () => {
    const form = await aForm()
    await form.publish()
    const revision = (await form.read())?.revision ?? 0
    expect(await form.save(two, 2, { revision })).toMatchObject({ kind: 'saved' })
    const stale = await form.save(three, 3, { revision })
    expect(stale).toMatchObject({ kind: 'stale', form: { schema: two, revision: revision + 1 } })
    expect(await form.publish(4, revision)).toBe('stale')
    expect(await form.live()).toMatchObject({ version: 1 })

    await form.put(three, 5)
    expect(await form.save(two, 6, { revision: revision + 1 })).toMatchObject({
      kind: 'stale',
      form: { name: 'Put', schema: three, hasUnpublishedChanges: false },
    })
  })

  test('of writes at the same moment from one revision one is stored', async () => {
    const form = await aForm()
    const results = await Promise.all(
      [two, three, two, three].map((schema) => form.save(schema, 1, { revision: 1 })),
    )
    expect(results.map((result) => result?.kind).toSorted()).toEqual([
      'saved',
      'stale',
      'stale',
      'stale',
    ])
  })

  test('a save by the call of the specification goes live, and unpublished changes stay a version', async () => {
    const form = await aForm()
    await form.publish()
    await form.save(two, 2)
    expect(await form.put(three, 3, 1)).toMatchObject({
      kind: 'saved',
      form: { version: 3, schema: three },
    })
    expect(await form.read()).toMatchObject({ version: 3, hasUnpublishedChanges: false })
    expect(await form.list()).toEqual(['3 Put', '2 Edited', '1 Sign up'])
    expect(await form.forms.findVersionForSubmit(form.formId, 2)).toMatchObject({
      liveSince: null,
    })
  })

  test('unpublished, the draft is what the editor shows; a copy is made of it, too', async () => {
    const form = await aForm()
    await form.publish()
    await form.save(two, 2)
    const copy = await form.forms.duplicate(form.ownerId, form.formId, {
      id: newId(),
      nameOf: (name) => `${name} (Copy)`,
      now: secondsLater(3),
    })
    expect(copy).toMatchObject({ name: 'Edited (Copy)', schema: two })
    const unpublished = await form.forms.unpublish(form.ownerId, form.formId, secondsLater(4))
    expect(unpublished).toMatchObject({ name: 'Edited', version: 2, schema: two })
    expect(await form.read()).toMatchObject({ live: null, hasUnpublishedChanges: false })
  })

  test('a new name is live at once, recorded as live, and keeps unpublished changes', async () => {
    const form = await aForm()
    await form.publish()
    await form.save(two, 2)
    const renamed = await form.forms.rename(form.ownerId, form.formId, 'Renamed', secondsLater(3))
    expect(renamed).toMatchObject({ name: 'Renamed', version: 3, schema: one })
    expect(await form.read()).toMatchObject({ name: 'Renamed', schema: two, version: 4 })
    expect(await form.forms.findVersionForSubmit(form.formId, 3)).toMatchObject({
      liveSince: secondsLater(3),
      liveUntil: null,
    })
  })

  test('for another owner there is no working copy', async () => {
    const form = await aForm()
    const stranger = await storedOwner(database())
    const edit = { name: 'Mine now', schema: two, now: secondsLater(1) }
    for (const [owner, id] of [
      [stranger, form.formId],
      [form.ownerId, nobody],
      [form.ownerId, 'no id'],
    ] as const) {
      expect(await form.copies.read(owner, id)).toBeNull()
      expect(await form.copies.save(owner, id, edit)).toBeNull()
      expect(await form.copies.discard(owner, id)).toBeNull()
    }
  })
})
