import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { createSubmissionStore } from '../submissions/submission-store.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import {
  aSubmission,
  nobody,
  secondsLater,
  storedForm,
  storedOwner,
  testTime,
} from '../testing/stored-form.ts'
import { createFormStore } from './form-store.ts'

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

onEveryDatabase(({ database, otherNode }) => {
  test('an owner creates a form and finds it as a draft, first in the list', async () => {
    const ownerId = await storedOwner(database())
    const forms = createFormStore(database())
    await forms.create(ownerId, { id: newId(), name: 'Older', schema, now: testTime })
    const form = await forms.create(ownerId, {
      id: newId(),
      name: 'Newer',
      description: 'What it is for',
      schema,
      now: secondsLater(1),
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
    const ownerId = await storedOwner(database())
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
      now: testTime,
    })
    const read = await createFormStore(database()).read(ownerId, form.id)
    expect(read?.schema).toStrictEqual(odd)
    expect(read?.name).toBe(texts.join(' '))
    expect(read?.description).toBe(texts.join('\n'))
  })

  test('saving raises the version and keeps the earlier one', async () => {
    const { ownerId, formId } = await storedForm(database(), schema)
    const forms = createFormStore(database())
    const edited = { fields: schema.fields.slice(0, 1), settings: {} }
    const saved = await forms.save(ownerId, formId, {
      name: 'Renamed',
      description: 'Now with a description',
      schema: edited,
      version: 1,
      now: secondsLater(60),
    })
    expect(saved).toMatchObject({
      kind: 'saved',
      form: {
        name: 'Renamed',
        version: 2,
        schema: edited,
        updatedAt: secondsLater(60).toISOString(),
      },
    })
    expect(await forms.readVersion(ownerId, formId, 1)).toEqual({
      version: 1,
      name: 'Sign up',
      savedAt: testTime.toISOString(),
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
    const { ownerId, formId } = await storedForm(database(), schema)
    const saves = [createFormStore(database()), createFormStore(otherNode())].flatMap((forms) =>
      Array.from({ length: 5 }, () =>
        forms.save(ownerId, formId, { name: newId(), schema, version: 1, now: testTime }),
      ),
    )
    const results = await Promise.all(saves)
    const winners = results.filter((result) => result?.kind === 'saved')
    expect(winners).toHaveLength(1)
    expect(results.filter((result) => result?.kind === 'stale')).toHaveLength(9)
    for (const result of results) expect(result?.form).toEqual(winners[0]?.form)
  })

  test('without a version the last save wins, and every save counts', async () => {
    const { ownerId, formId } = await storedForm(database(), schema)
    const forms = createFormStore(database())
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        forms.save(ownerId, formId, { name: 'x', schema, now: testTime }),
      ),
    )
    expect(results.every((result) => result?.kind === 'saved')).toBe(true)
    expect((await forms.read(ownerId, formId))?.version).toBe(11)
  })

  test('publishing gives a slug once; it stays through unpublishing and renaming', async () => {
    const { ownerId, formId } = await storedForm(database(), schema)
    const forms = createFormStore(database())
    const slug = `sign-up-${newId()}`
    const published = await forms.publish(ownerId, formId, () => slug, secondsLater(1))
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

    expect(await forms.unpublish(ownerId, formId, secondsLater(2))).toMatchObject({
      slug,
      isPublished: false,
    })
    expect(await forms.findPublished(slug)).toBeNull()
    expect(await forms.findPublishedVersion(slug)).toBeNull()
    await forms.save(ownerId, formId, { name: 'Renamed', schema, now: testTime })
    const again = await forms.publish(ownerId, formId, () => 'another', secondsLater(3))
    expect(again).toMatchObject({ slug, isPublished: true, version: 2 })
  })

  test('a slug that is taken is asked for again', async () => {
    const taken = `taken-${newId()}`
    const free = `free-${newId()}`
    const forms = createFormStore(database())
    const one = await storedForm(database(), schema)
    await forms.publish(one.ownerId, one.formId, () => taken, testTime)
    const two = await storedForm(database(), schema)
    const slugs = [taken, taken, free]
    const published = await forms.publish(
      two.ownerId,
      two.formId,
      (name) => {
        expect(name).toBe('Sign up')
        return slugs.shift() ?? ''
      },
      testTime,
    )
    expect(published).toMatchObject({ slug: free })
  })

  test('forms published at the same moment get slugs of their own', async () => {
    const end = newId()
    const made = await Promise.all(Array.from({ length: 8 }, () => storedForm(database(), schema)))
    const published = await Promise.all(
      made.map(({ ownerId, formId }, index) => {
        let tries = 0
        const forms = createFormStore(index % 2 === 0 ? database() : otherNode())
        return forms.publish(ownerId, formId, () => `slug-${tries++}-${end}`, testTime)
      }),
    )
    expect(published).toEqual(Array(8).fill(expect.objectContaining({ isPublished: true })))
    expect(new Set(published.map((form) => form !== 'stale' && form?.slug)).size).toBe(8)
  })

  test('an owner changes the slug to a free one only', async () => {
    const forms = createFormStore(database())
    const one = await storedForm(database(), schema)
    const two = await storedForm(database(), schema)
    const slug = `mine-${newId()}`
    expect(await forms.changeSlug(one.ownerId, one.formId, slug, testTime)).toMatchObject({ slug })
    expect(await forms.changeSlug(one.ownerId, one.formId, slug, testTime)).toMatchObject({ slug })
    expect(await forms.changeSlug(two.ownerId, two.formId, slug, testTime)).toBe('taken')
    expect((await forms.read(two.ownerId, two.formId))?.slug).toBeNull()
  })

  test('a copy is a draft of its own, without the submissions', async () => {
    const { ownerId, formId } = await storedForm(database(), schema)
    const forms = createFormStore(database())
    await forms.publish(ownerId, formId, () => `copied-${newId()}`, testTime)
    await createIntakeStore(database()).add(aSubmission(formId))
    const id = newId()
    const copy = await forms.duplicate(ownerId, formId, {
      id,
      nameOf: (name) => `${name} (copy)`,
      now: secondsLater(1),
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

  test('a form is renamed as its next version, live at once where it is published, and live no more in the bin', async () => {
    const { ownerId, formId } = await storedForm(database())
    const forms = createFormStore(database())
    await forms.publish(ownerId, formId, () => `live-${newId()}`, secondsLater(1))
    const renamed = await forms.rename(ownerId, formId, 'Another name', secondsLater(2))
    expect(renamed).toMatchObject({ name: 'Another name', version: 2, isPublished: true })
    const slug = renamed?.slug ?? ''
    expect(await forms.findPublished(slug)).toMatchObject({ name: 'Another name', version: 2 })
    expect(await forms.readVersion(ownerId, formId, 1)).toMatchObject({ name: 'Sign up' })
    expect(await forms.readVersion(ownerId, formId, 2)).toMatchObject({ name: 'Another name' })
    const liveUntil = async () =>
      (await forms.findVersionForSubmit(formId, 2))?.liveUntil?.getTime() ?? null
    expect(await liveUntil()).toBeNull()
    expect(await forms.remove(ownerId, formId, secondsLater(3))).toBe(true)
    expect(await liveUntil()).toBe(secondsLater(3).getTime())
    expect(await forms.remove(ownerId, formId, secondsLater(4))).toBe(false)
  })

  test('each version is known with the time it was live', async () => {
    const { ownerId, formId } = await storedForm(database(), schema)
    const forms = createFormStore(database())
    const save = (seconds: number) =>
      forms.save(ownerId, formId, { name: 'x', schema, now: secondsLater(seconds) })
    const publish = (seconds: number) =>
      forms.publish(ownerId, formId, () => `live-${newId()}`, secondsLater(seconds))
    const times = async () => {
      const found = await Promise.all(
        [1, 2, 3].map((version) => forms.findVersionForSubmit(formId, version)),
      )
      return found.map((one) => one && [one.liveSince, one.liveUntil])
    }
    await save(1)
    expect(await times()).toEqual([[null, null], [null, null], null])
    await publish(2)
    await publish(3)
    expect((await times())[1]).toEqual([secondsLater(2), null])
    await save(4)
    expect(await times()).toEqual([
      [null, null],
      [secondsLater(2), secondsLater(4)],
      [secondsLater(4), null],
    ])
    await forms.unpublish(ownerId, formId, secondsLater(5))
    expect((await times())[2]).toEqual([secondsLater(4), secondsLater(5)])
    await publish(6)
    expect((await times()).slice(1)).toEqual([
      [secondsLater(2), secondsLater(4)],
      [secondsLater(4), null],
    ])
    expect(await forms.findVersionForSubmit(formId, 2)).toMatchObject({ version: 2, schema })
    expect(await forms.findVersionForSubmit(formId, 9)).toBeNull()
    expect(await forms.findVersionForSubmit('x', 1)).toBeNull()
  })

  test('for another owner the form does not exist, whatever is tried', async () => {
    const { ownerId, formId } = await storedForm(database(), schema)
    const forms = createFormStore(database())
    const submissions = createSubmissionStore(database())
    await forms.publish(ownerId, formId, () => `safe-${newId()}`, testTime)
    const before = await forms.read(ownerId, formId)
    const stranger = await storedOwner(database())
    const edit = { name: 'Mine now', schema, now: testTime }
    const ways: readonly ((owner: string, id: string) => Promise<unknown>)[] = [
      (owner, id) => forms.read(owner, id),
      (owner, id) => forms.save(owner, id, edit),
      (owner, id) => forms.save(owner, id, { ...edit, version: 1 }),
      (owner, id) =>
        forms.duplicate(owner, id, { id: newId(), nameOf: (name) => name, now: testTime }),
      (owner, id) => forms.rename(owner, id, 'Mine now', testTime),
      (owner, id) => forms.publish(owner, id, () => newId(), testTime),
      (owner, id) => forms.unpublish(owner, id, testTime),
      (owner, id) => forms.changeSlug(owner, id, newId(), testTime),
      (owner, id) => forms.changeSlug(owner, id, before?.slug ?? '', testTime),
      (owner, id) => forms.readVersion(owner, id, 1),
      (owner, id) => submissions.page({ ownerId: owner, formId: id, limit: 10 }),
      (owner, id) => submissions.statistics(owner, id, testTime),
      (owner, id) => submissions.state(owner, id),
      (owner, id) => submissions.countVersions(owner, id, {}, 60_000),
      (owner, id) => submissions.pages(owner, id),
    ]
    for (const way of ways) {
      expect(await way(stranger, formId)).toBeNull()
      expect(await way(ownerId, nobody)).toBeNull()
      expect(await way(ownerId, 'no id; drop table forms')).toBeNull()
    }
    expect(await forms.remove(stranger, formId, testTime)).toBe(false)
    expect(await forms.list(stranger)).toEqual([])
    expect(await forms.read(ownerId, formId)).toEqual(before)
  })
})
