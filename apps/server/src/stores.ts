import { createAccountStore } from './accounts/account-store.ts'
import type { Stores } from './app-types.ts'
import { createAuditStore } from './audit/audit-store.ts'
import { createBackupStore } from './backup/runs/backup-store.ts'
import { createDeletedFormStore } from './bin/deleted-form-store.ts'
import { createDeletedSubmissionStore } from './bin/deleted-submission-store.ts'
import type { Database } from './database/connect.ts'
import { createUploadStore } from './files/upload-store.ts'
import { createFolderStore } from './forms/folder-store.ts'
import { createFormStore } from './forms/form-store.ts'
import { createFormVersionStore } from './forms/form-version-store.ts'
import { createLookStore } from './forms/look-store.ts'
import { rememberPublished } from './forms/remember-published.ts'
import { tellWrites } from './forms/tell-writes.ts'
import { createWorkingCopyStore } from './forms/working-copy-store.ts'
import { createImageStore } from './images/image-store.ts'
import { createPartialStore } from './intake/partial-store.ts'
import { createHeldStore } from './intake/spam/held-store.ts'
import { createIntakeStore } from './intake/storing/intake-store.ts'
import { createJobStore } from './jobs/job-store.ts'
import type { JobWakeUp } from './jobs/job-wake-up.ts'
import { createNewsletterStore } from './newsletter/newsletter-store.ts'
import { createNotificationAddressStore } from './notifications/address/address-store.ts'
import { createDeliveryStore } from './notifications/delivery-store.ts'
import { createSendRateStore } from './notifications/email/send-rate-store.ts'
import { createWebhookSecretStore } from './notifications/webhook/webhook-secret-store.ts'
import { createPaymentKeyStore } from './payments/payment-key-store.ts'
import { createPaymentPlaceStore } from './payments/payment-place-store.ts'
import { createPaymentStore } from './payments/payment-store.ts'
import { createQuotaStore } from './quotas/quota-store.ts'
import { createReportStore } from './reports/report-store.ts'
import { createRespondentStore } from './respondents/respondent-store.ts'
import { createRetentionStore } from './retention/retention-store.ts'
import { createFlowStore } from './sign-in/flow-store.ts'
import { createSessionStore } from './sign-in/session-store.ts'
import { createUserStore } from './sign-in/user-store.ts'
import { createSubmissionStore } from './submissions/submission-store.ts'

interface StoreParts {
  readonly sessionSecret: string
  readonly jobWakeUp: JobWakeUp
  /** Called after each change of a form in PostgreSQL, where other nodes may write, too. */
  readonly formWritten: (formId: string) => void
}

/** Creates all stores of the app. Each reads and writes its own tables. */
export function createStores(
  database: Database,
  { sessionSecret, jobWakeUp, formWritten }: StoreParts,
): Stores {
  const forms = createFormStore(database)
  return {
    backups: createBackupStore(database),
    // Only this process writes to an embedded database, so published forms can be cached in memory.
    forms:
      database.kind === 'embedded'
        ? rememberPublished(forms)
        : tellWrites(forms, (formId) => formWritten(formId)),
    accounts: createAccountStore(database),
    audit: createAuditStore(database),
    quotas: createQuotaStore(database),
    respondents: createRespondentStore(database),
    folders: createFolderStore(database),
    looks: createLookStore(database),
    formVersions: createFormVersionStore(database),
    workingCopies: createWorkingCopyStore(database),
    intake: createIntakeStore(database, jobWakeUp),
    submissions: createSubmissionStore(database),
    retention: createRetentionStore(database),
    deletedForms: createDeletedFormStore(database),
    deletedSubmissions: createDeletedSubmissionStore(database),
    partials: createPartialStore(database),
    held: createHeldStore(database, jobWakeUp),
    images: createImageStore(database),
    uploads: createUploadStore(database),
    users: createUserStore(database),
    sessions: createSessionStore(database),
    flows: createFlowStore(database),
    newsletter: createNewsletterStore(database),
    reports: createReportStore(database),
    jobs: createJobStore(database),
    deliveries: createDeliveryStore(database),
    webhookSecrets: createWebhookSecretStore(database, sessionSecret),
    sendRates: createSendRateStore(database),
    notificationAddresses: createNotificationAddressStore(database),
    payments: createPaymentStore(database),
    paymentPlaces: createPaymentPlaceStore(database),
    paymentKeys: createPaymentKeyStore(database, sessionSecret),
  }
}
