import type { CallName } from '@ramiform/contract/calls'
import type { AccountStore } from './accounts/account-store.ts'
import type { AuditStore } from './audit/audit-store.ts'
import type { BackupStore } from './backup/runs/backup-store.ts'
import type { DeletedFormStore } from './bin/deleted-form-store.ts'
import type { DeletedSubmissionStore } from './bin/deleted-submission-store.ts'
import type { Regularly } from './checkout/settle-regularly.ts'
import type { Coverage } from './coverage/coverage.ts'
import type { Files } from './files/open-file-storage.ts'
import type { UploadStore } from './files/upload-store.ts'
import type { FolderStore } from './forms/folder-store.ts'
import type { FormStore } from './forms/form-store.ts'
import type { FormVersionStore } from './forms/form-version-store.ts'
import type { LookStore } from './forms/look-store.ts'
import type { WorkingCopyStore } from './forms/working-copy-store.ts'
import type { FormBodyCall } from './http/bad-input.ts'
import type { Session } from './http/current-session.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { ImageStore } from './images/image-store.ts'
import type { PartialStore } from './intake/partial-store.ts'
import type { HeldStore } from './intake/spam/held-store.ts'
import type { IntakeStore } from './intake/storing/intake-store.ts'
import type { JobKind } from './jobs/job-kind.ts'
import type { JobStore } from './jobs/job-store.ts'
import type { JobWakeUp } from './jobs/job-wake-up.ts'
import type { NewsletterStore } from './newsletter/newsletter-store.ts'
import type { NotificationAddressStore } from './notifications/address/address-store.ts'
import type { DeliveryStore } from './notifications/delivery-store.ts'
import type { SendRateStore } from './notifications/email/send-rate-store.ts'
import type { WebhookSecretStore } from './notifications/webhook/webhook-secret-store.ts'
import type { Metrics } from './observability/metrics.ts'
import type { AddressGuard } from './outgoing/address-guard.ts'
import type { PaymentKeyStore } from './payments/payment-key-store.ts'
import type { PaymentPlaceStore } from './payments/payment-place-store.ts'
import type { PaymentStore } from './payments/payment-store.ts'
import type { QuotaStore } from './quotas/quota-store.ts'
import type { ReportStore } from './reports/report-store.ts'
import type { RespondentStore } from './respondents/respondent-store.ts'
import type { RetentionStore } from './retention/retention-store.ts'
import type { FlowStore } from './sign-in/flow-store.ts'
import type { SessionStore } from './sign-in/session-store.ts'
import type { UserStore } from './sign-in/user-store.ts'
import type { SubmissionStore } from './submissions/submission-store.ts'

/** All database stores of the app. */
export interface Stores {
  readonly accounts: AccountStore
  readonly audit: AuditStore
  readonly quotas: QuotaStore
  readonly respondents: RespondentStore
  readonly backups: BackupStore
  readonly forms: FormStore
  readonly folders: FolderStore
  readonly looks: LookStore
  readonly formVersions: FormVersionStore
  readonly workingCopies: WorkingCopyStore
  readonly images: ImageStore
  readonly uploads: UploadStore
  readonly intake: IntakeStore
  readonly submissions: SubmissionStore
  readonly retention: RetentionStore
  readonly deletedForms: DeletedFormStore
  readonly deletedSubmissions: DeletedSubmissionStore
  readonly partials: PartialStore
  readonly held: HeldStore
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly flows: FlowStore
  readonly newsletter: NewsletterStore
  readonly reports: ReportStore
  readonly jobs: JobStore
  readonly deliveries: DeliveryStore
  readonly webhookSecrets: WebhookSecretStore
  readonly sendRates: SendRateStore
  readonly notificationAddresses: NotificationAddressStore
  readonly payments: PaymentStore
  readonly paymentPlaces: PaymentPlaceStore
  readonly paymentKeys: PaymentKeyStore
}

/** Ramiform's own members of the Fastify app and of each request. */
declare module 'fastify' {
  interface FastifyInstance {
    readonly publicUrl: string
    readonly stores: Stores
    readonly rateLimits: RateLimits
    readonly jobWakeUp: JobWakeUp
    /** Kinds of background jobs that this node's worker runs. */
    readonly jobKinds: readonly JobKind[]
    /** Counters of this node, null if nobody may read them. */
    readonly metrics: Metrics | null
    readonly addressGuard: AddressGuard
    readonly files: Files
    /**
     * Parses the JSON body of a call that saves a form, in a worker thread. Bodies with the same `key` are parsed in
     * order.
     * @throws Refusal form_refused when the body does not match the contract
     */
    readonly readLargeBody: (key: string, call: FormBodyCall, json: string) => Promise<unknown>
    /** Stores and services that settle payments: each paid form ends as a submission. */
    readonly settling: Regularly
    /** Sums of stored submissions. */
    readonly coverage: Coverage
  }
  interface FastifyRequest {
    /** Session of the signed-in owner. Routes of owner calls set it; on other routes it is null. */
    session: Session | null
  }
  interface FastifyContextConfig {
    /** Name of the contract call that this route implements. */
    readonly call?: CallName
    /** The path contains a credential, so logs omit it. */
    readonly pathIsSecret?: boolean
  }
}
