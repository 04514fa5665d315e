import { maxKeptLooks } from '@ramiform/contract/looks'
import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { nobody, storedOwner, testTime } from '../testing/stored-form.ts'
import { createLookStore } from './look-store.ts'

const style = { accent: '#1f5fa8', background: '#eef4fb', font: 'dm-sans' } as const

onEveryDatabase(({ database }) => {
  const aLook = (name: string, at = 0) => ({
    id: newId(),
    name,
    style,
    now: new Date(testTime.getTime() + at),
  })

  test('looks are listed in the order of keeping, and one name is one look', async () => {
    const owner = await storedOwner(database())
    const looks = createLookStore(database())
    const studio = await looks.keep(owner, aLook('Studio'))
    await looks.keep(owner, aLook('Gallery', 1))
    const again = { ...aLook('STUDIO', 2), style: { accent: '#8a2f73' } }
    expect(await looks.keep(owner, again)).toMatchObject({ name: 'STUDIO', style: again.style })
    const listed = await looks.list(owner)
    expect(listed.map(({ name }) => name)).toEqual(['STUDIO', 'Gallery'])
    expect(studio).toMatchObject({ id: listed[0]?.id, style })
  })

  test('an account keeps a limited number of looks, and can replace one when it is full', async () => {
    const owner = await storedOwner(database())
    const looks = createLookStore(database())
    for (let at = 0; at < maxKeptLooks; at += 1) await looks.keep(owner, aLook(`Look ${at}`, at))
    expect(await looks.keep(owner, aLook('One more'))).toBe('full')
    expect(await looks.keep(owner, aLook('look 3'))).toMatchObject({ name: 'look 3' })
  })

  test('an owner finds and deletes no look of another owner', async () => {
    const [ada, eve] = [await storedOwner(database()), await storedOwner(database())]
    const looks = createLookStore(database())
    const hers = await looks.keep(ada, aLook('Studio'))
    if (hers === 'full') throw new Error('full')
    expect(await looks.list(eve)).toEqual([])
    expect(await looks.remove(eve, hers.id)).toBe(false)
    expect(await looks.remove(ada, hers.id)).toBe(true)
    expect(await looks.remove(ada, hers.id)).toBe(false)
  })
})

test('the calls accept only style settings of looks', async () => {
  const server = await buildTestApp()
  const ada = await server.owner('ada@example.org')
  const kept = await ada.call('POST', '/api/looks', { body: { name: ' Studio ', style } })
  expect(kept.body.look).toMatchObject({ name: 'Studio', style })
  for (const wrong of [
    { name: ' ', style },
    { name: 'Studio', style: { accent: 'red' } },
    { name: 'Studio', style: { ...style, cover: 'a'.repeat(64) } },
  ]) {
    expect((await ada.call('POST', '/api/looks', { body: wrong })).status).toBe(400)
  }
  const missing = await ada.call('DELETE', `/api/looks/${nobody}`)
  expect([missing.status, missing.body.code]).toEqual([404, 'look_not_found'])
  expect((await server.visitor().call('GET', '/api/looks')).status).toBe(401)
  await server.close()
})
