import { randomBytes, randomUUID } from 'node:crypto'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'

/** A submission that the server has acknowledged, with its uploaded file. */
export interface Acknowledged {
  readonly key: string
  readonly at: Date
  readonly uploadId: string
  readonly content: Buffer
}

/** Form that the load fills in. */
export const loadedSchema = {
  fields: [
    { id: 'key', type: 'text', label: 'Key' },
    { id: 'cv', type: 'file', label: 'CV', upload: {} },
  ],
  settings: {},
}

/** Sends submissions with files, four at a time, until it is stopped. Returns what was acknowledged. */
export function loadWithFiles(url: string, slug: string) {
  const acknowledged: Acknowledged[] = []
  let isRunning = true
  const work = Array.from({ length: 4 }, async () => {
    while (isRunning) acknowledged.push(await submit(url, slug))
  })
  return {
    acknowledged,
    async stop() {
      isRunning = false
      await Promise.all(work)
      return acknowledged
    },
  }
}

async function submit(url: string, slug: string): Promise<Acknowledged> {
  const key = randomUUID()
  const content = randomBytes(20_000 + Math.floor(Math.random() * 200_000))
  const tus = { 'tus-resumable': '1.0.0', origin: url }
  const metadata = Object.entries({ form: slug, field: 'cv', name: 'cv.bin' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const announced = await fetch(`${url}/api/public/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(content.length), 'upload-metadata': metadata },
  })
  const location = announced.headers.get('location') ?? ''
  const sent = await fetch(new URL(location, url), {
    method: 'PATCH',
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(content),
  })
  if (sent.status !== 204) throw new Error(`upload: ${sent.status} ${await sent.text()}`)
  const uploadId = location.split('/').at(-1) ?? ''
  const stored = await fetch(`${url}/api/public/forms/${slug}/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ key, cv: 'cv.bin', [uploadsKey('cv')]: [uploadId] }),
  })
  if (!stored.ok) throw new Error(`submit: ${stored.status} ${await stored.text()}`)
  await stored.text()
  return { key, at: new Date(), uploadId, content }
}
