import type { PublicForm } from '@ramiform/contract/calls'
import { english } from '@ramiform/core/built-in-texts/en'
import { expect, test } from 'vitest'
import { visitorStorage } from '../state/visitor-storage.ts'
import { openUploads } from './open-uploads.ts'
import type { FileToSend } from './send-file.ts'

const cv = { id: 'cv', type: 'file', label: 'CV', upload: { maxFiles: 2 } }
const form: PublicForm = {
  id: 'form_1',
  name: 'Apply',
  slug: 'apply',
  version: 1,
  schema: { fields: [cv], settings: {} },
}
const aFile = (name: string) => new File(['content'], name)

type Fields = PublicForm['schema']['fields']

/** A tab with uploads that the test controls. */
function aTab({ online = true, fields = [cv] }: { online?: boolean; fields?: Fields } = {}) {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  const begun: (FileToSend & { started: number; stopped: number })[] = []
  const state = { online }
  return {
    state,
    begun,
    load: () =>
      openUploads(
        { form: { ...form, schema: { ...form.schema, fields } }, words: english },
        {
          storage: visitorStorage(() => sessionStorage),
          isOnline: () => state.online,
          loadSender: async () => (file) => {
            const sending = { ...file, started: 0, stopped: 0 }
            begun.push(sending)
            return {
              start: () => {
                sending.started += 1
              },
              stop: () => {
                sending.stopped += 1
              },
            }
          },
        },
      ),
  }
}
const soon = () => new Promise((resolve) => setTimeout(resolve))
const states = (uploads: ReturnType<typeof openUploads>) =>
  uploads.items('cv').map(({ name, state }) => `${name} ${state}`)

test('answers wait for their files and contain the uploads', async () => {
  const tab = aTab()
  const uploads = tab.load()
  uploads.add(cv, [aFile('a.pdf'), aFile('b.pdf')])
  await soon()
  let settled = false
  const settling = uploads.settled({ cv: ['a.pdf', 'b.pdf'] }).then((result) => {
    settled = true
    return result
  })
  tab.begun[0]?.onSent('id-a')
  await soon()
  expect(settled).toBe(false)
  tab.begun[1]?.onSent('id-b')
  expect(await settling).toEqual({ kind: 'sent', names: { cv$uploads: ['id-a', 'id-b'] } })
  // A hidden file field sends no files.
  expect(await uploads.settled({})).toEqual({ kind: 'sent', names: {} })
})

test('uploaded files survive a reload, and the answers contain them again', async () => {
  const tab = aTab()
  const first = tab.load()
  first.add(cv, [aFile('a.pdf'), aFile('half.pdf')])
  await soon()
  tab.begun[0]?.onSent('id-a')
  const second = tab.load()
  expect(states(second)).toEqual(['a.pdf sent'])
  expect(await second.settled({ cv: ['a.pdf'] })).toMatchObject({
    names: { cv$uploads: ['id-a'] },
  })
  second.forget()
  expect(states(tab.load())).toEqual([])
})

test('starting over removes the files and cancels uploads', async () => {
  const tab = aTab()
  const uploads = tab.load()
  uploads.add(cv, [aFile('a.pdf'), aFile('half.pdf')])
  await soon()
  tab.begun[0]?.onSent('id-a')
  const shown: string[][] = []
  uploads.subscribe(() => shown.push(states(uploads)))
  uploads.forget()
  expect(shown).toEqual([[]])
  expect(tab.begun.map(({ stopped }) => stopped)).toEqual([0, 1])
})

test('offline, files wait, and the answers are saved instead of sent', async () => {
  const tab = aTab({ online: false })
  const uploads = tab.load()
  uploads.add(cv, [aFile('a.pdf')])
  await soon()
  expect(states(uploads)).toEqual(['a.pdf waiting'])
  expect(await uploads.settled({ cv: ['a.pdf'] })).toEqual({ kind: 'unreachable' })
})

test('a failed file stops sending, and its upload resumes where it stopped', async () => {
  const tab = aTab()
  const uploads = tab.load()
  uploads.add(cv, [aFile('a.pdf')])
  await soon()
  tab.begun[0]?.onFailed({ kind: 'lost' })
  expect(states(uploads)).toEqual(['a.pdf failed'])
  expect(await uploads.settled({ cv: ['a.pdf'] })).toEqual({
    kind: 'failed',
    fieldErrors: { cv: '"a.pdf" could not be uploaded. Try again or remove it.' },
  })
  uploads.retry('cv', uploads.items('cv')[0]?.key ?? '')
  await soon()
  expect(tab.begun).toHaveLength(1)
  expect(tab.begun[0]?.started).toBe(2)
})

test('a removed upload is deleted, and a rejected file is not an answer', async () => {
  const tab = aTab()
  const uploads = tab.load()
  uploads.add(cv, [aFile('a.pdf'), aFile('b.pdf')])
  await soon()
  uploads.remove('cv', uploads.items('cv')[0]?.key ?? '')
  expect(tab.begun[0]?.stopped).toBe(1)
  tab.begun[1]?.onFailed({ kind: 'refused', problem: 'No programs here.' })
  expect(uploads.items('cv')).toMatchObject([{ state: 'refused', problem: 'No programs here.' }])
  expect(await uploads.settled({ cv: [] })).toEqual({ kind: 'sent', names: {} })
})

test('a file that is rejected while the answers wait for it stops sending', async () => {
  const tab = aTab()
  const uploads = tab.load()
  uploads.add(cv, [aFile('a.pdf'), aFile('b.pdf')])
  await soon()
  const settling = uploads.settled({ cv: ['a.pdf', 'b.pdf'] })
  tab.begun[0]?.onSent('id-a')
  tab.begun[1]?.onFailed({ kind: 'refused', problem: 'No programs here.' })
  expect(await settling).toEqual({ kind: 'failed', fieldErrors: { cv: 'No programs here.' } })
  expect(await uploads.settled({ cv: ['a.pdf'] })).toMatchObject({ kind: 'sent' })
})

test('a rejected picture of a signature stops sending', async () => {
  const sign = { id: 'sign', type: 'signature', label: 'Sign' }
  const tab = aTab({ fields: [sign] })
  const uploads = tab.load()
  uploads.add(sign, [aFile('x.png')])
  await soon()
  const settling = uploads.settled({ sign: 'x.png' })
  tab.begun[0]?.onFailed({ kind: 'refused', problem: 'Not a picture.' })
  expect(await settling).toEqual({ kind: 'failed', fieldErrors: { sign: 'Not a picture.' } })
})

test('stored data of another page version is read safely', () => {
  for (const text of ['[[1,2]]', '[["cv",[{"name":1}]]]', '{}', 'null', '[["cv","x"]]']) {
    const storage = visitorStorage(
      () => ({ getItem: () => text, setItem() {}, removeItem() {} }) as unknown as Storage,
    )
    const uploads = openUploads(
      { form, words: english },
      {
        storage,
        isOnline: () => true,
        loadSender: () => Promise.reject(new Error('not needed')),
      },
    )
    expect(uploads.items('cv')).toEqual([])
  }
})
