import type { FastifyInstance } from 'fastify'

interface FileToSend {
  readonly form: string
  readonly field: string
  readonly name: string
  readonly content: Buffer
  /** Number of parts to send. 0 creates the upload without sending content. */
  readonly parts?: number
}

export interface SentFile {
  /** Id of the upload. Empty if the server rejected its creation. */
  readonly id: string
  /** Status of the last response. */
  readonly status: number
  readonly error: string | undefined
}

/** Uploads a file as a form's script does, with the tus protocol. */
export async function sendFile(app: FastifyInstance, file: FileToSend): Promise<SentFile> {
  const { form, field, name, content, parts = 1 } = file
  const headers = { 'tus-resumable': '1.0.0', host: new URL(app.publicUrl).host }
  const metadata = Object.entries({ form, field, name })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  let answer = await app.inject({
    method: 'POST',
    url: '/api/public/uploads',
    headers: {
      ...headers,
      'upload-length': String(content.length),
      'upload-metadata': metadata,
    },
  })
  const location = answer.headers.location
  const url = typeof location === 'string' ? location : ''
  const size = Math.ceil(content.length / Math.max(1, parts))
  for (let part = 0; part < parts && answer.statusCode < 300 && url !== ''; part += 1) {
    const offset = part * size
    answer = await app.inject({
      method: 'PATCH',
      url,
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      // Each part is a copy, because the server may release the bytes after writing them.
      payload: Buffer.from(content.subarray(offset, offset + size)),
    })
  }
  return {
    id: url.split('/').at(-1) ?? '',
    status: answer.statusCode,
    error: answer.body.startsWith('{') ? JSON.parse(answer.body).error : undefined,
  }
}
