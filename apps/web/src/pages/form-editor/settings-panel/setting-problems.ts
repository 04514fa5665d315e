import { isMailbox } from '@ramiform/contract/mailbox'
import { isWebAddress } from '@ramiform/contract/web-address'
import { maxClosingResponses } from '@ramiform/core/closing'
import type { Settings } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { textProblem } from '../../../forms/text-problem.ts'
import type { SettingPath } from './setting-names.ts'

export type SettingProblems = Readonly<Record<SettingPath, string | null>>

/** Validates a form's settings as the server does. Messages are listed by setting. */
export function settingProblems(settings: Settings): SettingProblems {
  const { labelCharacters, descriptionCharacters } = limits
  const { closing = {}, notifications = {}, payment = {} } = settings
  return {
    title: textProblem(settings.title, labelCharacters),
    description: textProblem(settings.description, descriptionCharacters),
    submitButtonText: textProblem(settings.submitButtonText, labelCharacters),
    successMessage: textProblem(settings.successMessage, descriptionCharacters),
    redirectUrl: addressProblem(settings.redirectUrl),
    privacyUrl: addressProblem(settings.privacyUrl),
    'closing.at': momentProblem(closing.at),
    'closing.responses': responsesProblem(closing.responses),
    'notifications.email': emailProblem(notifications.email),
    'notifications.webhook': addressProblem(notifications.webhook),
    'payment.publishableKey': keyProblem(payment.publishableKey),
    'payment.successUrl': addressProblem(payment.successUrl),
    'payment.cancelUrl': addressProblem(payment.cancelUrl),
  }
}

/** maximum length, same as on the server */
const addressCharacters = 2_000
const keyCharacters = 255

/** The error for a web address that cannot be stored, otherwise null. */
export function addressProblem(address: string | undefined): string | null {
  if (address === undefined || address === '') return null
  return isWebAddress(address)
    ? textProblem(address, addressCharacters)
    : 'Use a complete address that begins with https:// or http://'
}

function emailProblem(email: string | undefined): string | null {
  if (email === undefined || email === '') return null
  return isMailbox(email) ? null : 'Enter one email address, such as you@example.org'
}

function keyProblem(key: string | undefined): string | null {
  if (key === undefined || key === '') return null
  if (/^[rs]k_/.test(key)) {
    return 'This is a secret key. Do not share it. Enter the publishable key, which begins with pk_test_ or pk_live_'
  }
  return /^pk_(test|live)_\w+$/.test(key)
    ? textProblem(key, keyCharacters)
    : 'Use the publishable key, which begins with pk_test_ or pk_live_'
}

function momentProblem(at: string | undefined): string | null {
  return at === undefined || /^[2-9]/.test(at) ? null : 'Choose a date in the year 2000 or later'
}

function responsesProblem(responses: number | undefined): string | null {
  if (responses === undefined) return null
  return Number.isInteger(responses) && responses >= 1 && responses <= maxClosingResponses
    ? null
    : `Enter a whole number from 1 to ${maxClosingResponses.toLocaleString('en')}`
}
