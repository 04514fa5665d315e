import { isWebAddress } from '@ramiform/contract/web-address'
import type { Settings } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { textProblem } from '../document/text-problem.ts'

type CheckedSetting =
  | 'title'
  | 'description'
  | 'submitButtonText'
  | 'successMessage'
  | 'redirectUrl'

/** What the server would refuse in a form's settings, each message at its setting. */
export function settingProblems(
  settings: Settings,
): Readonly<Record<CheckedSetting, string | null>> {
  const { labelCharacters, descriptionCharacters } = limits
  return {
    title: textProblem(settings.title, labelCharacters),
    description: textProblem(settings.description, descriptionCharacters),
    submitButtonText: textProblem(settings.submitButtonText, labelCharacters),
    successMessage: textProblem(settings.successMessage, descriptionCharacters),
    redirectUrl: redirectProblem(settings.redirectUrl),
  }
}

/** longest address accepted */
const addressCharacters = 2_000

function redirectProblem(address: string | undefined): string | null {
  if (address === undefined || address === '') return null
  return isWebAddress(address)
    ? textProblem(address, addressCharacters)
    : 'Use a complete address that begins with https:// or http://'
}
