import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** A text that only this server can read or make, for one purpose: AES-256-GCM. */
export interface Sealer {
  seal(value: unknown): string
  /** `undefined` for anything that `seal` did not make with this secret and purpose. */
  open(text: string | undefined): unknown
}

/** Each purpose has its own key, so that one sealed text never passes for another. */
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
        // A forged or foreign text is an expected answer here: it opens to nothing.
        return undefined
      }
    },
  }
}

export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ramiform ${purpose}`, 32))
}
