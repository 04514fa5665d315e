import { linkDays } from '@ramiform/contract/slug'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeletedFormStore } from '../bin/deleted-form-store.ts'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { storedForm } from '../testing/stored-form.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { createFormStore } from './form-store.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000)

onEveryDatabase(({ database }) => {
  const forms = () => createFormStore(database())

  async function aLiveForm(name = 'winter') {
    const { ownerId, formId } = await storedForm(database(), aSchema())
    const slug = `${name}-${newId()}`
    await forms().publish(ownerId, formId, () => slug, new Date())
    return {
      formId,
      ownerId,
      slug,
      rename: (next: string, now = new Date()) => forms().changeSlug(ownerId, formId, next, now),
    }
  }

  test('a former slug finds its form under the new one', async () => {
    const { formId, slug, rename } = await aLiveForm()
    const next = `spring-${newId()}`
    await rename(next)
    expect(await forms().findPublished(slug)).toMatchObject({ id: formId, slug: next })
    expect(await forms().findPublishedVersion(slug)).toEqual({ id: formId, version: 1, slug: next })
    expect(await forms().findPublishedVersion(next)).toEqual({ id: formId, version: 1 })
    const last = `summer-${newId()}`
    await rename(last)
    for (const former of [slug, next]) {
      expect(await forms().findPublished(former)).toMatchObject({ slug: last })
    }
    await rename(slug)
    expect(await forms().findPublished(slug)).toMatchObject({ id: formId, slug })
  })

  test('a former slug ends after its days, and its row is deleted', async () => {
    const { slug, rename } = await aLiveForm()
    await rename(`spring-${newId()}`, daysAgo(linkDays + 1))
    expect(await forms().findPublished(slug)).toBeNull()
    const rows = () =>
      database().kysely.selectFrom('former_slugs').where('slug', '=', slug).selectAll().execute()
    expect(await rows()).toHaveLength(1)
    await forms().removeEndedSlugs(new Date())
    expect(await rows()).toEqual([])

    const still = await aLiveForm()
    await still.rename(`spring-${newId()}`, daysAgo(linkDays - 1))
    expect(await forms().findPublished(still.slug)).toMatchObject({ id: still.formId })
    await forms().removeEndedSlugs(new Date())
    expect(await forms().findPublished(still.slug)).toMatchObject({ id: still.formId })
  })

  test('another form can take a former slug, and keeps it while unpublished or in the bin', async () => {
    const first = await aLiveForm()
    const other = await aLiveForm('other')
    await first.rename(`spring-${newId()}`)
    expect(await forms().checkSlug(other.ownerId, other.formId, first.slug)).toMatchObject({
      isFree: true,
    })
    expect(await other.rename(first.slug)).toMatchObject({ slug: first.slug })
    expect(await forms().findPublished(first.slug)).toMatchObject({ id: other.formId })
    expect(await forms().checkSlug(first.ownerId, first.formId, first.slug)).toMatchObject({
      isFree: false,
    })
    await forms().unpublish(other.ownerId, other.formId, new Date())
    expect(await forms().findPublished(first.slug)).toBeNull()
    await forms().remove(other.ownerId, other.formId, new Date())
    expect(await forms().findPublished(first.slug)).toBeNull()
    expect(await forms().checkSlug(first.ownerId, first.formId, first.slug)).toMatchObject({
      isFree: false,
    })
  })

  test('the form that had a slug last gets its links', async () => {
    const first = await aLiveForm()
    const other = await aLiveForm('other')
    await first.rename(`spring-${newId()}`)
    await other.rename(first.slug)
    await other.rename(`autumn-${newId()}`)
    expect(await forms().findPublished(first.slug)).toMatchObject({ id: other.formId })
  })

  test('a former slug leads nowhere while its form is unpublished, and goes with the form', async () => {
    const { ownerId, formId, slug, rename } = await aLiveForm()
    await rename(`spring-${newId()}`)
    await forms().unpublish(ownerId, formId, new Date())
    expect(await forms().findPublished(slug)).toBeNull()
    await forms().publish(ownerId, formId, () => 'unused', new Date())
    expect(await forms().findPublished(slug)).toMatchObject({ id: formId })
    await forms().remove(ownerId, formId, new Date())
    expect(await forms().findPublished(slug)).toBeNull()
    await createDeletedFormStore(database()).removeForever(ownerId, formId)
    const left = await database()
      .kysely.selectFrom('former_slugs')
      .where('form_id', '=', formId)
      .selectAll()
      .execute()
    expect(left).toEqual([])
  })
})

describe('over HTTP', () => {
  let server: TestApp
  let owner: TestBrowser
  beforeAll(async () => {
    server = await buildTestApp()
    owner = await server.owner()
  })
  afterAll(() => server.close())

  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    await owner.call(method, `/api/forms${path}`, body === undefined ? {} : { body })

  async function aDraft(name: string): Promise<string> {
    return (await call('POST', '', { name, schema: aSchema() })).body.form.id
  }

  test('the old link redirects with its answers, and answers sent to it are stored', async () => {
    const id = await aDraft('Moved')
    const { slug } = (await call('POST', `/${id}/publish`)).body.form
    await call('PUT', `/${id}/slug`, { slug: 'moved-to-spring' })
    for (const path of [`/f/${slug}`, `/f/${slug.toUpperCase()}`, `/f/${slug}/`]) {
      const { status, headers } = await server.visitor().call('GET', `${path}?name=Ada`)
      expect([status, headers.location]).toEqual([302, '/f/moved-to-spring?name=Ada'])
    }
    // Pages that were open during the change send to the old link.
    const sent = await server
      .visitor()
      .call('POST', `/api/public/forms/${slug}/submit`, { body: { name: 'Ada' } })
    expect(sent.status).toBe(200)
    expect((await call('GET', `/${id}/submissions`)).body.submissions).toHaveLength(1)
  })

  test('a draft knows the link that publishing gives it, and can choose another', async () => {
    const id = await aDraft('Spring workshop')
    const { body } = await call('GET', `/${id}/slug`)
    expect(body).toEqual({
      slug: expect.stringMatching(/^spring-workshop-[a-z2-9]{6}$/),
      isFree: true,
      wasPublished: false,
    })
    expect((await call('GET', `/${id}/slug`)).body).toEqual(body)
    expect((await call('POST', `/${id}/publish`)).body.form.slug).toBe(body.slug)
    await call('POST', `/${id}/unpublish`)
    expect((await call('GET', `/${id}/slug`)).body).toEqual({ ...body, wasPublished: true })

    const other = await aDraft('Spring workshop')
    const asked = async (slug: string) =>
      (await call('GET', `/${other}/slug?slug=${encodeURIComponent(slug)}`)).body.isFree
    expect(await asked(body.slug)).toBe(false)
    expect(await asked('spring-2027')).toBe(true)
    expect((await call('PUT', `/${other}/slug`, { slug: 'spring-2027' })).status).toBe(200)
    expect(await asked('spring-2027')).toBe(true)
    expect((await call('GET', `/${other}/slug?slug=No!`)).status).toBe(400)
    expect((await call('POST', `/${other}/publish`)).body.form.slug).toBe('spring-2027')
  })
})
