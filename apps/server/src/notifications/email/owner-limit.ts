import { newId } from '../../database/new-id.ts'
import type { JobStore } from '../../jobs/job-store.ts'
import type { QuotaStore } from '../../quotas/quota-store.ts'
import { dayMs, hourMs, type SendRateStore } from './send-rate-store.ts'

/** Limits on emails that all forms of one owner may send together. The operator sets them. */
export interface OwnerMailLimits {
  readonly perHour: number
  readonly perDay: number
}

/** Reads the limits of one owner. */
export type ReadOwnerLimits = (ownerId: string) => Promise<OwnerMailLimits>

/** Limits of the server, with the daily limit that the operator set for the owner. */
export function ownerMailLimits(
  quotas: Pick<QuotaStore, 'read'>,
  usual: OwnerMailLimits,
): ReadOwnerLimits {
  return async (ownerId) => {
    const { mailsPerDay } = await quotas.read(ownerId)
    if (mailsPerDay === null) return usual
    return { perHour: Math.min(usual.perHour, mailsPerDay), perDay: mailsPerDay }
  }
}

interface LimitParts {
  readonly rates: SendRateStore
  readonly jobs: Pick<JobStore, 'add'>
  readonly ownerLimits: ReadOwnerLimits
  readonly now: () => Date
}

export const limitMailKind = 'mail-limit'

const keyOf = (ownerId: string) => `of owner ${ownerId}`

/**
 * Counts one more email of an owner's forms.
 * @returns false if a limit is reached; the owner then gets an email about it, at most once a day
 */
export async function takeOwnerMail(
  { rates, jobs, ownerLimits, now }: LimitParts,
  { id: formId, ownerId }: { readonly id: string; readonly ownerId: string },
): Promise<boolean> {
  const time = now()
  const { perHour, perDay } = await ownerLimits(ownerId)
  const key = keyOf(ownerId)
  // The hourly limit is checked first, so that rejected emails do not count toward the daily limit.
  const isWithin =
    (await rates.take(`${key} an hour`, perHour, hourMs, time)) &&
    (await rates.take(`${key} a day`, perDay, dayMs, time))
  if (isWithin) return true
  await jobs.add({
    id: newId(time.getTime()),
    kind: limitMailKind,
    formId,
    payload: {},
    now: time,
    uniqueKey: `${limitMailKind} ${ownerId} ${time.toISOString().slice(0, 10)}`,
  })
  return false
}

/** The limit that an owner's forms have reached now, or null. */
export async function reachedLimit(
  { rates, ownerLimits, now }: Omit<LimitParts, 'jobs'>,
  ownerId: string,
): Promise<'hour' | 'day' | null> {
  const key = keyOf(ownerId)
  const time = now()
  const { perHour, perDay } = await ownerLimits(ownerId)
  if ((await rates.sent(`${key} a day`, dayMs, time)) >= perDay) return 'day'
  return (await rates.sent(`${key} an hour`, hourMs, time)) >= perHour ? 'hour' : null
}
