import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** Version of the file format that this code reads and writes. */
const format = 1

/** Bytes before and after the payload of a frame. */
const nonceBytes = 12
export const tagBytes = 16

/** First line of a backup. It is readable without the key. */
const headerSchema = z.discriminatedUnion('cipher', [
  z.object({ format: z.literal(format), cipher: z.literal('none'), id: z.string() }),
  z.object({
    format: z.literal(format),
    cipher: z.literal('aes-256-gcm'),
    /** Salt of the key derivation, in base64. */
    salt: z.string(),
    /** Second half of the derived bytes, hashed: it tells a wrong key from a changed file. */
    check: z.string(),
  }),
])
type Header = z.output<typeof headerSchema>

/** Encrypts or only hashes frames, and binds each to its place in its file. */
export interface Seal {
  /** Header line, without its end. */
  readonly header: string
  /** Number of bytes by which a sealed frame is longer than its content. */
  readonly extraBytes: number
  seal(content: Buffer, place: string): Buffer
  /** Returns null when the frame was changed, or belongs to another place. */
  open(sealed: Buffer, place: string): Buffer | null
}

/** Creates the seal of a new backup. */
export function newSeal(key: string | undefined): Seal {
  if (key === undefined) {
    return hashing(JSON.stringify({ format, cipher: 'none', id: randomBytes(16).toString('hex') }))
  }
  const salt = randomBytes(16)
  const { secret, check } = derive(key, salt)
  const header = { format, cipher: 'aes-256-gcm', salt: salt.toString('base64'), check }
  return encrypting(JSON.stringify(header), secret)
}

/**
 * Reads the header of a backup.
 * @throws BackupError for a newer format, or a key that is missing or wrong
 */
export function sealOf(header: string, key: string | undefined): Seal {
  const read = readHeader(header)
  if (read.cipher === 'none') return hashing(header)
  if (key === undefined) {
    throw new BackupError(
      'This backup is encrypted. Set BACKUP_KEY_FILE to the file with its key, and try again.',
    )
  }
  const { secret, check } = derive(key, Buffer.from(read.salt, 'base64'))
  if (check !== read.check) {
    throw new BackupError(
      'The key is not the key of this backup. Set BACKUP_KEY_FILE to the file with its key, and try again.',
    )
  }
  return encrypting(header, secret)
}

function readHeader(header: string): Header {
  const json = parse(header)
  const result = headerSchema.safeParse(json)
  if (result.success) return result.data
  const version = z.object({ format: z.number() }).safeParse(json)
  if (version.success && version.data.format > format) {
    throw new BackupError(
      'This backup was made by a newer Ramiform. Install that version or a newer one, and try again.',
    )
  }
  throw new BackupError('The start of the file is damaged. Use another backup.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** scrypt protects passphrases against guessing: a try takes a tenth of a second and 32 MB. */
function derive(key: string, salt: Buffer) {
  const bytes = scryptSync(key, salt, 64, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
  return {
    secret: bytes.subarray(0, 32),
    check: createHash('sha256').update(bytes.subarray(32)).digest('base64'),
  }
}

/**
 * AES-256-GCM in frames. Nonces are random, because a resumed backup would use a counter twice. The place of the frame
 * is authenticated, so that frames cannot be cut, moved or repeated.
 */
function encrypting(header: string, secret: Buffer): Seal {
  const cipher = 'aes-256-gcm'
  const aad = (place: string) => Buffer.from(`${header}\n${place}`)
  return {
    header,
    extraBytes: nonceBytes + tagBytes,
    seal(content, place) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, secret, nonce).setAAD(aad(place))
      const body = [nonce, sealing.update(content), sealing.final()]
      return Buffer.concat([...body, sealing.getAuthTag()])
    },
    open(sealed, place) {
      const opening = createDecipheriv(cipher, secret, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      opening.setAAD(aad(place)).setAuthTag(sealed.subarray(-tagBytes))
      const content = opening.update(sealed.subarray(nonceBytes, -tagBytes))
      try {
        return Buffer.concat([content, opening.final()])
      } catch {
        return null
      }
    },
  }
}

/** Hash instead of encryption. It detects accidents, not an attacker. */
function hashing(header: string): Seal {
  const tag = (content: Buffer, place: string) =>
    createHash('sha256')
      .update(`${header}\n${place}\n`)
      .update(content)
      .digest()
      .subarray(0, tagBytes)
  return {
    header,
    extraBytes: tagBytes,
    seal: (content, place) => Buffer.concat([content, tag(content, place)]),
    open(sealed, place) {
      const content = sealed.subarray(0, -tagBytes)
      return timingSafeEqual(sealed.subarray(-tagBytes), tag(content, place)) ? content : null
    },
  }
}
