import type { FormHead } from '@ramiform/contract/form-head'
import { queryOptions } from '@tanstack/react-query'

/** Import of a form's name and settings. `leftOut` lists settings this server does not support, one sentence each. */
export type HeadReading =
  | { readonly kind: 'head'; readonly head: FormHead; readonly leftOut: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Validates the name, description and settings in an imported file (decision 183, import of whole forms). Works
 * offline.
 */
export const headQuery = (head: unknown) =>
  queryOptions({
    queryKey: ['form-head', head],
    queryFn: () => readHead(head),
    enabled: head !== undefined,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

async function readHead(value: unknown): Promise<HeadReading> {
  const reader = await import('@ramiform/contract/form-head').catch(() => null)
  if (reader === null) return { kind: 'refused', reason: 'its settings cannot be checked offline' }
  const head = reader.readFormHead(value)
  if ('problem' in head) return { kind: 'refused', reason: head.problem }
  const { style: { cover, ...style } = {}, ...settings } = head.settings
  if (cover === undefined || (await hasImage(cover))) return { kind: 'head', head, leftOut: [] }
  return {
    kind: 'head',
    head: { ...head, settings: { ...settings, style } },
    leftOut: ['Its cover image is not on this server. Choose it again under Style.'],
  }
}

/** Treats an image as existing when the request fails, for example offline. */
async function hasImage(id: string): Promise<boolean> {
  try {
    const { status } = await fetch(`/images/${id}`, { method: 'HEAD' })
    return status !== 404
  } catch {
    return true
  }
}

/** Places to which a form with these settings would send answers or visitors, one sentence each. */
export function placesOf({ notifications, redirectUrl, payment }: FormHead['settings']): string[] {
  const told: string[] = []
  if (notifications?.webhook)
    told.push(`Sends every submission to ${hostOf(notifications.webhook)}.`)
  if (notifications?.email) told.push(`Emails every submission to ${notifications.email}.`)
  if (redirectUrl) told.push(`Redirects visitors to ${hostOf(redirectUrl)} after they submit.`)
  if (payment?.publishableKey)
    told.push('Accepts payments with its publishable key. Add the secret key of the same account.')
  if (payment?.successUrl)
    told.push(`Redirects visitors to ${hostOf(payment.successUrl)} after they pay.`)
  if (payment?.cancelUrl)
    told.push(`Redirects visitors to ${hostOf(payment.cancelUrl)} if they do not pay.`)
  return told
}

const hostOf = (address: string) => new URL(address).host
