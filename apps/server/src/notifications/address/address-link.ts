import { z } from 'zod'
import { createSealer } from '../../sign-in/sealed.ts'

/** Links that confirm one address for one owner. The token is encrypted and signed for this purpose only. */
export interface AddressLinks {
  linkFor(about: ConfirmedBy, now: Date): string
  /** Reads a token. Null if it is forged, expired or was made for another purpose. */
  read(token: string, now: Date): ConfirmedBy | null
}

interface ConfirmedBy {
  readonly ownerId: string
  readonly address: string
}

export const confirmPath = '/confirm-address'
/** Days until a confirmation link expires. */
export const linkDays = 7

const content = z.object({ ownerId: z.string(), address: z.string(), until: z.number() })

export function createAddressLinks(sessionSecret: string, publicUrl: string): AddressLinks {
  const sealer = createSealer(sessionSecret, 'notification address')
  return {
    linkFor({ ownerId, address }, now) {
      const until = now.getTime() + linkDays * 24 * 60 * 60 * 1_000
      const token = sealer.seal({ ownerId, address: address.toLowerCase(), until })
      return `${publicUrl}${confirmPath}?token=${token}`
    },
    read(token, now) {
      const read = content.safeParse(sealer.open(token))
      return read.success && read.data.until > now.getTime() ? read.data : null
    },
  }
}
