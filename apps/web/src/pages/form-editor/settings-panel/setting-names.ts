/** Paths of settings that can be invalid. */
export type SettingPath =
  | 'title'
  | 'description'
  | 'submitButtonText'
  | 'successMessage'
  | 'redirectUrl'
  | 'privacyUrl'
  | 'closing.at'
  | 'closing.responses'
  | 'notifications.email'
  | 'notifications.webhook'
  | 'payment.publishableKey'
  | 'payment.successUrl'
  | 'payment.cancelUrl'

/** Label of each setting's control. */
export const settingNames: Readonly<Record<SettingPath, string>> = {
  title: 'Title',
  description: 'Description',
  submitButtonText: 'Submit button text',
  successMessage: 'Success message',
  redirectUrl: 'Redirect URL',
  privacyUrl: 'Privacy policy',
  'closing.at': 'Close on',
  'closing.responses': 'Close after submissions',
  'notifications.email': 'Notification email',
  'notifications.webhook': 'Webhook URL',
  'payment.publishableKey': 'Publishable key',
  'payment.successUrl': 'Success URL',
  'payment.cancelUrl': 'Cancel URL',
}
