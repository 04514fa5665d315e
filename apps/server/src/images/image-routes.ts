import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { createByteCache } from '../http/byte-cache.ts'
import { route } from '../http/route.ts'
import type { StoredImage } from './image-store.ts'

/** Size limit of an image in bytes. The browser shrinks larger images before the upload. */
const maxImageBytes = 700_000
const maxCacheBytes = 32 * 1024 * 1024

/** Routes for covers and logos of forms: owners upload them, and visitors of the form load them. */
export function imageRoutes(app: FastifyInstance): void {
  const { images } = app.stores
  const cache = createByteCache<StoredImage>(maxCacheBytes)

  route(app, 'storeImage', async ({ user, body, request }) => {
    await app.rateLimits.storeImage(request, user.id)
    return { id: await images.add(readImage(body.content), new Date()) }
  })

  app.get<{ Params: { id: string } }>('/images/:id', async (request, reply) => {
    const { id } = request.params
    const image = cache.get(id) ?? (isImageId(id) ? await images.find(id) : null)
    if (image === null) throw refuse('not_found')
    cache.set(id, image, image.content.length)
    // The id is a hash of the content, so browsers may cache the image forever.
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', `"${id}"`)
    if (request.headers['if-none-match']?.includes(id)) return reply.code(304).send()
    return reply.type(image.type).send(image.content)
  })
}

function readImage(base64: string): StoredImage {
  const content = Buffer.from(base64, 'base64')
  if (content.toString('base64') !== base64) throw refused('must be written in Base64')
  if (content.length > maxImageBytes) throw refused('must weigh 700 kB at most')
  const type = imageType(content)
  if (type === null) throw refused('must be a PNG, JPEG or WebP image')
  return { type, content }
}

function refused(message: string): Error {
  return refuse('image_refused', {
    message: `The image ${message}`,
    details: { problems: [{ path: 'content', message }] },
  })
}

function isImageId(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Signatures of image types, in hexadecimal. SVG is not accepted, because it can contain scripts. */
const beginnings: Readonly<Record<string, RegExp>> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
}

/** Image type from the content, regardless of the declared type; null for other content. */
function imageType(content: Buffer): string | null {
  const beginning = content.toString('hex', 0, 12)
  const known = Object.entries(beginnings).find(([, pattern]) => pattern.test(beginning))
  return known?.[0] ?? null
}
