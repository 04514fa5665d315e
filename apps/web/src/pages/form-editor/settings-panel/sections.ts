import type { SettingPath } from './setting-names.ts'

/**
 * Settings sections in screen order, with the setting paths whose problems they show. Style has a view of its own, which
 * its entry opens.
 */
export const sections = [
  { id: 'general', name: 'General', paths: ['title', 'description'] },
  {
    id: 'after',
    name: 'After submitting',
    paths: ['submitButtonText', 'successMessage', 'redirectUrl'],
  },
  { id: 'answers', name: 'Answers', paths: ['privacyUrl'] },
  { id: 'advanced', name: 'Advanced options', paths: [] },
  { id: 'hidden', name: 'Hidden fields', paths: [] },
  { id: 'values', name: 'Values', paths: [] },
  { id: 'closing', name: 'Closing', paths: ['closing.at', 'closing.responses'] },
  { id: 'style', name: 'Style', paths: [] },
  {
    id: 'notifications',
    name: 'Notifications',
    paths: ['notifications.email', 'notifications.webhook'],
  },
  {
    id: 'payments',
    name: 'Payments',
    paths: ['payment.publishableKey', 'payment.successUrl', 'payment.cancelUrl'],
  },
  { id: 'link', name: 'Public link', paths: [] },
] as const satisfies readonly {
  readonly id: string
  readonly name: string
  readonly paths: readonly SettingPath[]
}[]

export type SectionId = (typeof sections)[number]['id']
