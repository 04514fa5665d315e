import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStorage } from './file-storage.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Endpoint of an S3-compatible store; undefined for Amazon S3. */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Smallest part size that S3 accepts, in bytes. Each running upload holds two parts in memory. */
const partBytes = 5 * 1024 * 1024
const partsAtOnce = 2

/** File storage in any S3-compatible store. */
export function s3(settings: S3Settings): FileStorage {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Some stores do not support the newest checksums.
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
    async size(id) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: id }))
        return ContentLength ?? null
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: id }))
    },
    close: () => client.destroy(),
  }
}
