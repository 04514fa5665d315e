import type { CallName, Calls } from '@ramiform/contract/calls'

type MethodAndPath = {
  readonly [Name in CallName]: `${Calls[Name]['method']} ${Calls[Name]['path']}`
}

/**
 * Method and path of every call. The contract also has them, but importing it would add its schemas to the download.
 * The compiler compares each line with the contract instead.
 */
export const paths = {
  currentUser: 'GET /api/users/me',
  signInProviders: 'GET /api/oauth/providers',
  signInRedirect: 'GET /api/oauth/{provider}/redirect_url',
  createSession: 'POST /api/sessions',
  logout: 'GET /api/logout',
  logoutEverywhere: 'POST /api/logout',
  readAccount: 'GET /api/account',
  readRetention: 'GET /api/forms/{id}/retention',
  saveRetention: 'PUT /api/forms/{id}/retention',
  deleteAccount: 'POST /api/account/delete',
  readRespondent: 'POST /api/account/respondents/read',
  eraseRespondent: 'POST /api/account/respondents/erase',
  listForms: 'GET /api/forms',
  createForm: 'POST /api/forms',
  listFolders: 'GET /api/folders',
  createFolder: 'POST /api/folders',
  renameFolder: 'PUT /api/folders/{folderId}',
  deleteFolder: 'DELETE /api/folders/{folderId}',
  moveForms: 'POST /api/folders/move',
  listLooks: 'GET /api/looks',
  keepLook: 'POST /api/looks',
  deleteLook: 'DELETE /api/looks/{lookId}',
  readForm: 'GET /api/forms/{id}',
  saveForm: 'PUT /api/forms/{id}',
  readWorkingCopy: 'GET /api/forms/{id}/working-copy',
  saveWorkingCopy: 'PUT /api/forms/{id}/working-copy',
  discardChanges: 'DELETE /api/forms/{id}/working-copy',
  deleteForm: 'DELETE /api/forms/{id}',
  renameForm: 'PUT /api/forms/{id}/name',
  duplicateForm: 'POST /api/forms/{id}/duplicate',
  publishForm: 'POST /api/forms/{id}/publish',
  unpublishForm: 'POST /api/forms/{id}/unpublish',
  readSlug: 'GET /api/forms/{id}/slug',
  changeSlug: 'PUT /api/forms/{id}/slug',
  readFormVersion: 'GET /api/forms/{id}/versions/{version}',
  listFormVersions: 'GET /api/forms/{id}/versions',
  listSubmissions: 'GET /api/forms/{id}/submissions',
  countSubmissions: 'GET /api/forms/{id}/submissions/count',
  countChoices: 'GET /api/forms/{id}/submissions/choices',
  submissionStatistics: 'GET /api/forms/{id}/submissions/stats',
  readSubmission: 'GET /api/forms/{id}/submissions/{submissionId}',
  listFiles: 'GET /api/forms/{id}/submissions/{submissionId}/files',
  deleteSubmission: 'DELETE /api/forms/{id}/submissions/{submissionId}',
  restoreSubmission: 'POST /api/forms/{id}/submissions/{submissionId}/restore',
  deleteSubmissions: 'POST /api/forms/{id}/submissions/delete',
  restoreSubmissions: 'POST /api/forms/{id}/submissions/restore',
  listDeletedForms: 'GET /api/bin/forms',
  restoreForm: 'POST /api/bin/forms/{id}/restore',
  deleteFormForever: 'DELETE /api/bin/forms/{id}',
  listDeletedSubmissions: 'GET /api/bin/submissions',
  deleteSubmissionForever: 'DELETE /api/forms/{id}/submissions/{submissionId}/forever',
  emptyBin: 'DELETE /api/bin',
  submissionSummary: 'GET /api/forms/{id}/submissions/summary',
  readCoverage: 'GET /api/forms/{id}/coverage',
  replayImpact: 'POST /api/forms/{id}/impact',
  listPartials: 'GET /api/forms/{id}/partials',
  deletePartial: 'DELETE /api/forms/{id}/partials/{partialId}',
  listHeld: 'GET /api/forms/{id}/held',
  releaseHeld: 'POST /api/forms/{id}/held/{heldId}/release',
  deleteHeld: 'DELETE /api/forms/{id}/held/{heldId}',
  restoreHeld: 'POST /api/forms/{id}/held/{heldId}/restore',
  deleteAllHeld: 'DELETE /api/forms/{id}/held',
  listDeliveries: 'GET /api/forms/{id}/deliveries',
  readDelivery: 'GET /api/forms/{id}/deliveries/{deliveryId}',
  retryDelivery: 'POST /api/forms/{id}/deliveries/{deliveryId}/retry',
  sendTest: 'POST /api/forms/{id}/deliveries/test',
  readNotificationAddress: 'GET /api/forms/{id}/notification-address',
  askNotificationAddress: 'POST /api/forms/{id}/notification-address/question',
  readWebhookSecret: 'GET /api/forms/{id}/webhook-secret',
  rotateWebhookSecret: 'POST /api/forms/{id}/webhook-secret/rotate',
  readPaymentKeys: 'GET /api/forms/{id}/payment-keys',
  savePaymentKeys: 'PUT /api/forms/{id}/payment-keys',
  storeImage: 'POST /api/images',
  readPublicForm: 'GET /api/public/forms/{slug}',
  submitForm: 'POST /api/public/forms/{slug}/submit',
  startPayment: 'POST /api/public/forms/{slug}/payment-intents',
  confirmTestPayment: 'POST /api/public/test-payments/confirm',
  savePartial: 'PUT /api/public/forms/{slug}/partials/{key}',
  subscribeToNewsletter: 'POST /api/newsletter',
} as const satisfies MethodAndPath

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** Names of the path parameters: `{id}` gives `id`. */
export type ParamsOf<Name extends CallName> = Readonly<
  Record<NamesIn<Calls[Name]['path']>, string | number>
>

/** URL of a call, with path parameters and query filled in. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}
