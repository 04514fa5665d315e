import { isMailbox } from '@ramiform/contract/mailbox'
import type { Settings } from '@ramiform/core/form'
import { newId } from '../../database/new-id.ts'
import type { JobStore } from '../../jobs/job-store.ts'
import { mayMailTo, type NotificationAddressStore } from '../address/address-store.ts'
import { addressJobKind } from './address-job.ts'
import { dayMs, type SendRateStore } from './send-rate-store.ts'

/** Limits on confirmation emails per day: to one address from all owners together, and from one owner. */
export const questionsPerAddress = 3
export const questionsPerOwner = 20

interface AskParts {
  readonly addresses: NotificationAddressStore
  readonly rates: SendRateStore
  readonly jobs: Pick<JobStore, 'add'>
  readonly clock: () => Date
}

export interface OwnedForm {
  readonly id: string
  readonly settings: Settings
}

/** Sends confirmation emails to forms' notification addresses. */
export interface AddressQuestions {
  /**
   * Sends the first confirmation email after a save, if the address is new to its owner. False if no email was sent.
   */
  askOnce(ownerId: string, form: OwnedForm): Promise<boolean>
  /** Sends the confirmation email again. False if the address or the owner reached the daily limit. */
  ask(ownerId: string, form: OwnedForm): Promise<boolean>
}

export function createAddressQuestions(parts: AskParts): AddressQuestions {
  const { addresses, rates, jobs, clock } = parts

  async function ask(ownerId: string, { id: formId, settings }: OwnedForm): Promise<boolean> {
    const address = settings.notifications?.email ?? ''
    const now = clock()
    const mayAsk =
      (await rates.take(`question to ${address.toLowerCase()}`, questionsPerAddress, dayMs, now)) &&
      (await rates.take(`question by ${ownerId}`, questionsPerOwner, dayMs, now))
    if (!mayAsk) return false
    await addresses.noteAsked(ownerId, address, now)
    const id = newId(now.getTime())
    await jobs.add({ id, kind: addressJobKind, formId, payload: { address }, now })
    return true
  }

  return {
    ask,
    async askOnce(ownerId, form) {
      const address = form.settings.notifications?.email ?? ''
      if (!isMailbox(address)) return false
      const known = await addresses.read(ownerId, address)
      if (mayMailTo(known) || known.askedAt !== null) return false
      return ask(ownerId, form)
    },
  }
}
