import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endlessPdf, pdfOf } from '@ramiform/formats/documents/testing/pdfs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { main } from './main.ts'

/** The exit code of an import of this file, and what is written. */
async function imported(bytes: Uint8Array, importMs?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'ramiform-import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'form.pdf')
  await writeFile(file, bytes)
  const written = { out: '', err: '' }
  const into = (name: 'out' | 'err') => (text: string | Uint8Array) => {
    written[name] += text
    return true
  }
  const [out, err] = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
  out.mockImplementation(into('out'))
  err.mockImplementation(into('err'))
  try {
    const code = await main(['import', file], importMs === undefined ? {} : { importMs })
    return { code, ...written }
  } finally {
    out.mockRestore()
    err.mockRestore()
  }
}

test('a file whose reading never ends is given up in time, with exit code 2', async () => {
  const start = performance.now()
  const { code, out, err } = await imported(endlessPdf(), 3_000)
  expect([code, out, err]).toEqual([
    2,
    '',
    'This file took too long to read. Save only the pages of the form as a new file and upload that.\n',
  ])
  expect(performance.now() - start).toBeGreaterThan(2_900)
})

test('a document is read beside the command, and its fields come back', async () => {
  const { code, out, err } = await imported(pdfOf(['Full name: ________']))
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out).fields).toMatchObject([{ label: 'Full name', type: 'text' }])
})

test('what the reader refuses is refused in its words', async () => {
  const { code, err } = await imported(new Uint8Array())
  expect([code, err]).toEqual([
    2,
    'This file is empty. Save it again in the program it comes from.\n',
  ])
})
