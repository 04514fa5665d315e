import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { importExtensions } from '@ramiform/formats/choose-importer'
import { usualChoices } from '@ramiform/formats/import'
import { importers } from '@ramiform/formats/importers/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importFile } from '../apps/cli/src/import.ts'
import { fileSource, runImportJob } from '../apps/web/src/forms/found-fields/import-job.ts'

const folderOf = (name: string) =>
  fileURLToPath(new URL(`../packages/formats/src/importers/${name}/samples/`, import.meta.url))
const samples = importers.flatMap(({ name }) =>
  readdirSync(folderOf(name))
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => ({ file: `${name}/${file}`, path: join(folderOf(name), file) })),
)

/** What the import dialog says of a file. */
async function onTheScreen(path: string): Promise<object> {
  const name = path.split('/').at(-1) ?? ''
  const source = await fileSource(new File([readFileSync(path)], name))
  if ('failed' in source) return { failed: source.failed }
  const { text, importer } = source
  const reading = runImportJob({
    text,
    source: 'file',
    format: importer.name,
    choices: usualChoices,
    takenIds: [],
    now: 1,
  })
  return reading.kind === 'found' ? counted(reading.found) : { failed: reading.message }
}

/** What `ramiform import` says of it. */
async function onTheCommandLine(path: string): Promise<object> {
  try {
    return counted(await importFile(path, null))
  } catch (error) {
    return { failed: error instanceof Error ? error.message : error }
  }
}

/** Ids are made of the time: here each is its place. */
function counted(result: object): object {
  const members = ['fields', 'sections', 'tables', 'hiddenFields', 'values', 'endings'] as const
  const parts = result as Partial<Record<(typeof members)[number], readonly { id: string }[]>>
  const all = members.flatMap((member) => parts[member] ?? [])
  const places = new Map(all.map(({ id }, at) => [id, `#${at}`]))
  // Also within texts, which name the fields whose answers they show.
  const text = JSON.stringify(result).replaceAll(/field_\d+/g, (id) => places.get(id) ?? id)
  return JSON.parse(text)
}

test.each(samples)(
  '$file gives the same on the screen and on the command line',
  async ({ path }) => {
    expect(await onTheCommandLine(path)).toEqual(await onTheScreen(path))
  },
)

describe('files that are not what they seem', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ramiform-import-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function both(name: string, content: Uint8Array | string) {
    const path = join(folder, name)
    writeFileSync(path, content)
    const said = await onTheScreen(path)
    expect(await onTheCommandLine(path)).toEqual(said)
    return said
  }

  test('11 MB are too much, whatever is in them', async () => {
    const text = 'Is it so?,'.repeat(1_153_434)
    for (const extension of importExtensions) {
      expect(await both(`large.${extension}`, text)).toEqual({
        failed: 'File size must be less than 10MB.',
      })
    }
  })

  test('200 MB of nothing, zipped and named as a text, are never unpacked', async () => {
    const bomb = deflateRawSync(Buffer.alloc(200 * 1024 * 1024))
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\0\0\u0008\0'), bomb])
    const before = process.memoryUsage().rss
    for (const extension of importExtensions) {
      const said = await both(`bomb.${extension}`, zip)
      expect(said).toHaveProperty('failed')
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })

  test('a file under a name of another format is read for what it is', async () => {
    const flowchart = 'graph TD\n  a{Is it on?} -->|Yes| b[Enter your name]\n'
    const read = await both('chart.md', flowchart)
    expect(read).toMatchObject({ fields: [{ type: 'radio' }, { type: 'text' }] })
    expect(await both('chart.csv', flowchart)).toEqual(read)
    expect(await both('form.txt', '{"fields": [{"label": "Name"}]}')).toMatchObject({
      fields: [{ label: 'Name' }],
    })
    expect(await both('paper.txt', 'Name ______\nStreet ______\nTown ______\n')).toMatchObject({
      fields: [{ label: 'Name' }, { label: 'Street' }, { label: 'Town' }],
    })
    expect(await both('picture.png', 'x')).toHaveProperty('failed')
  })
})
