import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts and signs values for one purpose with AES-256-GCM. Only this server can create or read them. */
export interface Sealer {
  seal(value: unknown): string
  /** Decrypts a text. Returns `undefined` for a text that was not sealed with this secret and purpose. */
  open(text: string | undefined): unknown
}

/** Creates a sealer. Each purpose has its own key, so a text sealed for one is invalid for another. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = derivedKey(secret, purpose)
  return {
    seal(value) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const hidden = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(text) {
      const bytes = Buffer.from(text ?? '', 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const shown = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
        return JSON.parse(Buffer.concat(shown).toString('utf8'))
      } catch {
        // Forged or foreign texts are expected input, so they are no error.
        return undefined
      }
    },
  }
}

/** Derives a 256-bit key for one purpose from the secret, with HKDF-SHA-256. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ramiform ${purpose}`, 32))
}
