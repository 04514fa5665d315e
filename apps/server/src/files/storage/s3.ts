import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStorage } from '../file-storage.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** for stores other than Amazon's */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** S3 takes no smaller parts; two of them are in memory for each file that is on its way. */
const partBytes = 5 * 1024 * 1024
const partsAtOnce = 2

/** Any store that speaks S3. */
export function s3(settings: S3Settings): FileStorage {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Not every store knows the newest checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async keep(id, path) {
      const params = { Bucket, Key: id, Body: createReadStream(path) }
      await new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce }).done()
      await rm(path)
    },
    async read(id) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: id }))
      if (!(Body instanceof Readable)) throw new Error(`the store has nothing under ${id}`)
      return Body
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: id }))
    },
    close: () => client.destroy(),
  }
}
