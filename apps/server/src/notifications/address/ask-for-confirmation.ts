import { isMailbox } from '@ramiform/contract/mailbox'
import type { Settings } from '@ramiform/core/form'
import { newId } from '../../database/new-id.ts'
import type { JobStore } from '../../jobs/job-store.ts'
import { dayMs, type SendRateStore } from '../email/send-rate-store.ts'
import { addressJobKind } from './address-job.ts'
import { mayMailTo, type NotificationAddressStore } from './address-store.ts'

/** Questions that one address gets in a day, from all owners together, and that one owner sends. */
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

/** Asks the people at a form's notification address whether they want its mails. */
export interface AddressQuestions {
  /** After a save: asks once about an address that is new to its owner. False: there was nothing to ask. */
  askOnce(ownerId: string, form: OwnedForm): Promise<boolean>
  /** Sends the mail, again. False: the address or the owner has had enough for today. */
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
