import type {
  FormListItem,
  HeldSubmission,
  KeptLook,
  ResponseOf,
  Submission,
} from '@ramiform/contract/calls'
import type { DeliveryTry } from '@ramiform/contract/deliveries'
import type { Answers } from '@ramiform/core/answers'
import type { ClosingSettings } from '@ramiform/core/closing'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Schema = ResponseOf<'readForm'>['form']['schema']
/** JSON column: written as JSON text, read as a parsed value. */
type Json<Value extends object> = JSONColumnType<Value, string, string>

/** Small input of a job. Data stored elsewhere is read when the job runs, so it is not copied here. */
export type JobPayload = Readonly<Record<string, string | number | boolean | null>>

/** Types of all tables after the newest migration. */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  used_flows: UsedFlowsTable
  folders: FoldersTable
  looks: LooksTable
  /** View of `all_forms` without the forms in the bin. */
  forms: FormsTable
  all_forms: AllFormsTable
  form_counts: FormCountsTable
  former_slugs: FormerSlugsTable
  form_versions: FormVersionsTable
  submissions: SubmissionsTable
  deleted_submissions: DeletedSubmissionsTable
  submission_claims: SubmissionClaimsTable
  partial_submissions: PartialSubmissionsTable
  held_submissions: HeldSubmissionsTable
  form_guards: FormGuardsTable
  jobs: JobsTable
  form_secrets: FormSecretsTable
  send_rates: SendRatesTable
  notification_addresses: NotificationAddressesTable
  images: ImagesTable
  uploads: UploadsTable
  payments: PaymentsTable
  payment_places: PaymentPlacesTable
  test_payments: TestPaymentsTable
  payment_events: PaymentEventsTable
  newsletter: NewsletterTable
  form_reports: FormReportsTable
  coverage_days: CoverageDaysTable
  coverage_states: CoverageStatesTable
  secrets: SecretsTable
  backups: BackupsTable
  audit_log: AuditLogTable
}

export interface UsersTable {
  id: string
  /** Issuer of the identity. Issuer and subject identify a person, never the email address. */
  iss: string
  sub: string
  email: string
  name: string
  picture: string | null
  created_at: Date
  signed_in_at: Date
  /** Time of the deletion by the owner; null while the account is in use. */
  deleted_at: Generated<Date | null>
  /** Time at which the operator disabled the account; null if nobody did. */
  disabled_at: Generated<Date | null>
  /** Limits that the operator set; null for none. */
  max_forms: Generated<number | null>
  max_submissions: Generated<number | null>
  /** Total size of files in bytes, which `pg` returns as text. */
  max_file_bytes: ColumnType<string | null, never, number | null>
  max_mails_day: Generated<number | null>
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer
  kind: 'cookie' | 'bearer'
  /** Id shared by the sessions of one sign-in. */
  login_id: string
  user_id: string
  created_at: Date
  last_used_at: Date
}

export interface UsedFlowsTable {
  id: string
  expires_at: Date
}

export interface FoldersTable {
  id: string
  owner_id: string
  name: string
  created_at: Date
}

export interface LooksTable {
  id: string
  owner_id: string
  name: string
  style: Json<KeptLook['style']>
  created_at: Date
}

export interface FormsTable {
  id: string
  owner_id: string
  name: string
  description: string | null
  slug: string | null
  is_published: Generated<boolean>
  /** Number of the live version; of an unpublished form, of the newest. */
  version: Generated<number>
  newest_version: Generated<number>
  /** Version with the unpublished changes. */
  working_version: number | null
  /** Number of writes by the owner. */
  revision: Generated<number>
  schema: Json<Schema>
  shape: Json<FormListItem['shape']>
  /** Closing settings, generated from the schema. */
  closing: GeneratedAlways<ClosingSettings | null>
  created_at: Date
  updated_at: Date
  /** Folder of the form; null for none. */
  folder_id: string | null
  /** Days after which submissions are deleted; null for never. */
  retention_days: Generated<number | null>
}

export interface AllFormsTable extends FormsTable {
  /** Time of the move to the bin. */
  deleted_at: Date | null
}

export interface FormerSlugsTable {
  slug: string
  form_id: string
  /** End of the time for which the slug's link leads to the form. */
  ends_at: Date
}

export interface FormCountsTable {
  form_id: string
  submissions: Generated<number>
  with_email: Generated<number>
  /** Number of deletions and restorations of submissions. */
  removals: Generated<number>
  /** Number of the form's rows in `payment_places`. */
  reserved: Generated<number>
}

export interface FormVersionsTable {
  form_id: string
  version: number
  name: string
  description: string | null
  schema: Json<Schema>
  saved_at: Date
  /** Time when the version first went live; null if never. */
  live_since: Date | null
  /** Time when the version was replaced or unpublished; null while it is live. */
  live_until: Date | null
  /** Time until which automatic saves replace this version; null when it is final. */
  open_until: Date | null
  /** Number of fields in the schema. */
  fields: GeneratedAlways<number>
}

export interface SubmissionsTable {
  form_id: string
  id: string
  form_version: number
  submitted_at: Date
  submitter_email: string | null
  idempotency_key: string | null
  /** Answers and email address in lower case, for the owner's search. */
  search_text: string
  data: Json<Submission['data']>
  /** Language that the form was filled in; null for older rows. */
  language: Generated<string | null>
}

export interface DeletedSubmissionsTable extends SubmissionsTable {
  deleted_at: Date
  /** Key of the released email claim, which a restore claims again. */
  email_claim: string | null
}

export interface SubmissionClaimsTable {
  form_id: string
  kind: string
  key: string
  submission_id: string
}

export interface PartialSubmissionsTable {
  form_id: string
  key: string
  id: string
  form_version: number
  /** Revision, which `pg` returns as text. */
  revision: ColumnType<string, number, number>
  started_at: Date
  updated_at: Date
  submitter_email: string | null
  data: Json<Submission['data']>
  completed_at: Date | null
}

export interface HeldSubmissionsTable extends SubmissionsTable {
  reason: HeldSubmission['reason']
  filled_in_ms: number | null
  /** Length of the answers as JSON, in characters. */
  characters: number
  deleted_at: Date | null
}

export interface FormGuardsTable {
  form_id: string
  /** End of the guard period; until then submissions need a proof of work. */
  guarded_until: Date | null
  /** Number of submissions rejected because the limit of held submissions was reached. */
  refused: Generated<number>
  refused_at: Date | null
}

export interface JobsTable {
  id: string
  kind: string
  form_id: string
  payload: Json<JobPayload>
  unique_key: string | null
  created_at: Date
  state: Generated<'waiting' | 'done' | 'parked'>
  /** Time from which a worker may claim the job. For a claimed job, the time when the claim expires. */
  run_at: Date
  is_taken: Generated<boolean>
  /** Number of attempts so far. */
  attempts: Generated<number>
  ended_at: Date | null
  /** Results of the last attempts, oldest first. */
  reports: ColumnType<DeliveryTry[], never, string>
}

export interface FormSecretsTable {
  id: string
  form_id: string
  name: string
  sealed: string
  created_at: Date
  /** Expiry of a secret that was replaced; null for the current secret. */
  ends_at: Date | null
}

export interface SendRatesTable {
  key: string
  period: Date
  sent: number
}

export interface NotificationAddressesTable {
  owner_id: string
  /** Email address in lower case. */
  address: string
  asked_at: Date | null
  confirmed_at: Date | null
}

export interface ImagesTable {
  /** SHA-256 of the content in hexadecimal. */
  id: string
  type: string
  content: Buffer
  stored_at: Date
}

/** Uploads. There is no foreign key, because rows of deleted forms list the content to delete. */
export interface UploadsTable {
  id: string
  form_id: string
  field_id: string
  name: string
  kinds: string[]
  /** Size in bytes, which `pg` returns as text. */
  size: ColumnType<string, number, never>
  created_at: Date
  completed_at: Date | null
}

export interface PaymentsTable {
  intent_id: string
  form_id: string
  field_id: string
  form_version: number
  /** Id of one attempt to fill in the form, in one browser. */
  attempt: string
  provider: string
  live: boolean
  /** Amount in the smallest unit of the currency. */
  amount: number
  currency: string
  /** SHA-256 of the client secret; the secret itself is never stored. */
  secret_hash: Buffer
  status: string
  /** Respondent's answers; null once a submission includes them, or none ever will. */
  answers: JSONColumnType<Answers, string, string | null> | null
  /** Language that the form was filled in; null for older rows. */
  language: Generated<string | null>
  created_at: Date
  paid_at: Date | null
  /** Time of the next provider check; null when the payment is settled. */
  check_at: Date | null
}

export interface PaymentPlacesTable {
  form_id: string
  attempt: string
  /** Start of the payment, or its last restart by the same attempt. */
  reserved_at: Date
  /** Keyed hash of the visitor's address; null for private networks. */
  sender: string | null
}

export interface TestPaymentsTable {
  id: string
  idempotency_key: string
  client_secret: string
  amount: number
  currency: string
  status: string
  metadata: Json<Readonly<Record<string, string>>>
  created_at: Generated<Date>
}

export interface PaymentEventsTable {
  id: string
  received_at: Date
}

export interface NewsletterTable {
  email: string
  subscribed_at: Date
}

export interface FormReportsTable {
  id: string
  form_id: string
  reason: 'passwords' | 'impersonation' | 'scam' | 'illegal' | 'somethingElse'
  details: string
  /** Reporter's email address; empty if not given. */
  email: string
  reported_at: Date
}

export interface SecretsTable {
  name: string
  value: string
  created_at: Generated<Date>
}

export interface CoverageDaysTable {
  form_id: string
  form_version: number
  /** Days since 1970 in UTC. */
  day: number
  submissions: number
  /** Exclusive or of the hashed ids of the counted submissions, as decimal text. */
  digest: string
  /** Sums in the order of `coverageLayout` of this version. */
  counts: number[]
}

export interface CoverageStatesTable {
  form_id: string
  /** `form_counts` for which the sums were complete. */
  submissions: number
  removals: number
}

export interface BackupsTable {
  id: string
  started_at: Date
  /** Last sign of life of the running backup. */
  alive_at: Date
  is_scheduled: boolean
  ended_at: Date | null
  /** Time up to which a successful backup has every submission; null when it failed. */
  moment: Date | null
  /** Size of the file in bytes, which `pg` returns as text. */
  bytes: ColumnType<string | null, number | null, number | null>
  error: string | null
}

/** Append-only: a trigger refuses updates and deletions. */
export interface AuditLogTable {
  id: string
  at: Date
  actor: 'owner' | 'operator'
  /** Name of the API call or of the operator's command. */
  action: string
  owner_id: string | null
  form_id: string | null
  /** Id of the request in the log of the server; null for commands. */
  request_id: string | null
}
