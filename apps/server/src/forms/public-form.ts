import type { PublicForm } from '@ramiform/contract/calls'
import type { Settings } from '@ramiform/core/form'
import type { PublishedForm } from './form-store.ts'

/**
 * What a visitor may see of a form, named member by member: who is notified, where answers are sent on to
 * and whose form it is stay with the owner.
 */
export function publicForm({
  id,
  name,
  description,
  slug,
  version,
  schema,
}: PublishedForm): PublicForm {
  const { fields, settings } = schema
  return {
    id,
    name,
    ...(description === undefined ? {} : { description }),
    slug,
    version,
    schema: { fields, settings: publicSettings(settings) },
  }
}

const publicMembers = [
  'title',
  'description',
  'submitButtonText',
  'successMessage',
  'collectEmail',
  'allowMultipleSubmissions',
  'displayStyle',
  'mode',
  'advanced',
  'style',
] as const satisfies readonly (keyof Settings)[]

function publicSettings(settings: PublicForm['schema']['settings']) {
  const { payment } = settings
  const shown = Object.fromEntries(
    publicMembers
      .filter((name) => settings[name] !== undefined)
      .map((name) => [name, settings[name]]),
  ) as Pick<PublicForm['schema']['settings'], (typeof publicMembers)[number]>
  if (payment === undefined) return shown
  const { successUrl: _afterwards, ...shownOfPayment } = payment
  return { ...shown, payment: shownOfPayment }
}
