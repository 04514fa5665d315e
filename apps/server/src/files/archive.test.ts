import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { archiveOf } from './archive.ts'
import type { SubmittedFile } from './upload.ts'

const file: SubmittedFile = {
  id: 'a',
  submissionId: '019a0000-0000-7000-8000-000000000000',
  submittedAt: new Date('2026-01-31T12:00:00Z'),
  fieldId: 'cv',
  name: 'a.txt',
  size: 10,
}
/** A file of which nothing more comes. */
const stuck = () => new Readable({ read() {} })

test('whoever breaks off leaves no file open', async () => {
  const content = stuck()
  const archive = archiveOf([file], { read: async () => content })
  await once(archive, 'readable')
  archive.destroy()
  await once(content, 'close')
  expect(content.destroyed).toBe(true)
})

test('neither when that file was only being opened', async () => {
  const content = stuck()
  const opened = Promise.withResolvers<Readable>()
  const archive = archiveOf([file], { read: () => opened.promise })
  archive.destroy()
  await once(archive, 'close')
  opened.resolve(content)
  await once(content, 'close')
  expect(content.destroyed).toBe(true)
})

test('a file that cannot be read breaks the archive off: half of one does not pass for the whole', async () => {
  const archive = archiveOf([file], { read: () => Promise.reject(new Error('gone')) })
  await expect(archive.toArray()).rejects.toThrow('gone')
})
