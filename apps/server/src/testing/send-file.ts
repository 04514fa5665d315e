import type { FastifyInstance } from 'fastify'

interface FileToSend {
  readonly form: string
  readonly field: string
  readonly name: string
  readonly content: Buffer
  /** in how many parts it is sent; 0 only announces it */
  readonly parts?: number
}

export interface SentFile {
  /** empty where it was refused when it was announced */
  readonly id: string
  /** of the last answer */
  readonly status: number
  readonly error: string | undefined
}

/** Sends a file as a form's script does, by the tus protocol. */
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
      // The server lets go of the bytes that it has written.
      payload: Buffer.from(content.subarray(offset, offset + size)),
    })
  }
  return {
    id: url.split('/').at(-1) ?? '',
    status: answer.statusCode,
    error: answer.body.startsWith('{') ? JSON.parse(answer.body).error : undefined,
  }
}
