import type { FormListItem, HeldSubmission, ResponseOf, Submission } from '@ramiform/contract/calls'
import type { DeliveryTry } from '@ramiform/contract/deliveries'
import type { Answers } from '@ramiform/core/answers'
import type { ClosingSettings } from '@ramiform/core/closing'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Schema = ResponseOf<'readForm'>['form']['schema']
/** Written as JSON text, read as the value. */
type Json<Value extends object> = JSONColumnType<Value, string, string>

/** Input of a job: small, and without data stored elsewhere, which is read when the job runs. */
export type JobPayload = Readonly<Record<string, string | number | boolean | null>>

/** The tables as the newest migration leaves them. */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  used_flows: UsedFlowsTable
  /** forms that are not in the bin: a view of `all_forms` */
  forms: FormsTable
  all_forms: AllFormsTable
  form_counts: FormCountsTable
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
  secrets: SecretsTable
}

export interface UsersTable {
  id: string
  /** issuer and subject: what a person is known by, never the e-mail address */
  iss: string
  sub: string
  email: string
  name: string
  picture: string | null
  created_at: Date
  signed_in_at: Date
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is nowhere on disk */
  token_hash: Buffer
  kind: 'cookie' | 'bearer'
  /** shared by the sessions of one sign-in */
  login_id: string
  user_id: string
  created_at: Date
  last_used_at: Date
}

export interface UsedFlowsTable {
  id: string
  expires_at: Date
}

export interface FormsTable {
  id: string
  owner_id: string
  name: string
  description: string | null
  slug: string | null
  is_published: Generated<boolean>
  /** the live version; of a form that is not published, the newest */
  version: Generated<number>
  newest_version: Generated<number>
  /** the version that holds unpublished changes */
  working_version: number | null
  /** counts the writes of its owner */
  revision: Generated<number>
  schema: Json<Schema>
  shape: Json<FormListItem['shape']>
  /** its setting of that name, out of the schema */
  closing: GeneratedAlways<ClosingSettings | null>
  created_at: Date
  updated_at: Date
}

export interface AllFormsTable extends FormsTable {
  /** when the form was moved to the bin */
  deleted_at: Date | null
}

export interface FormCountsTable {
  form_id: string
  submissions: Generated<number>
  with_email: Generated<number>
  /** how often a submission was deleted or restored */
  removals: Generated<number>
  /** number of its `payment_places` */
  reserved: Generated<number>
}

export interface FormVersionsTable {
  form_id: string
  version: number
  name: string
  description: string | null
  schema: Json<Schema>
  saved_at: Date
  /** when it first went live; null for a version that never was */
  live_since: Date | null
  /** when it was replaced or unpublished; null while it is live */
  live_until: Date | null
  /** automatic saves replace this version until then; null: it stays as it is */
  open_until: Date | null
  /** how many its schema has */
  fields: GeneratedAlways<number>
}

export interface SubmissionsTable {
  form_id: string
  id: string
  form_version: number
  submitted_at: Date
  submitter_email: string | null
  idempotency_key: string | null
  /** the answers and the e-mail address in lower case, which the owner's search reads */
  search_text: string
  data: Json<Submission['data']>
}

export interface DeletedSubmissionsTable extends SubmissionsTable {
  deleted_at: Date
  /** key of the claim on its e-mail address, which a restore puts back */
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
  /** read as text */
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
  /** of its data, as JSON */
  characters: number
  deleted_at: Date | null
}

export interface FormGuardsTable {
  form_id: string
  /** until then submissions need a proof of work */
  guarded_until: Date | null
  /** how many were refused because no more are held back */
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
  /** when it may be taken; of one that is taken, when that ends */
  run_at: Date
  is_taken: Generated<boolean>
  /** how often it was taken */
  attempts: Generated<number>
  ended_at: Date | null
  /** how its last tries went, oldest first */
  reports: ColumnType<DeliveryTry[], never, string>
}

export interface FormSecretsTable {
  id: string
  form_id: string
  name: string
  sealed: string
  created_at: Date
  /** set when another has taken its place */
  ends_at: Date | null
}

export interface SendRatesTable {
  key: string
  period: Date
  sent: number
}

export interface NotificationAddressesTable {
  owner_id: string
  /** in lower case */
  address: string
  asked_at: Date | null
  confirmed_at: Date | null
}

export interface ImagesTable {
  /** SHA-256 of the content, in hexadecimal digits */
  id: string
  type: string
  content: Buffer
  stored_at: Date
}

/** Without a foreign key: the row of a deleted form says which content is to be removed. */
export interface UploadsTable {
  id: string
  form_id: string
  field_id: string
  name: string
  kinds: string[]
  /** bytes; read as text */
  size: ColumnType<string, number, never>
  created_at: Date
  completed_at: Date | null
}

export interface PaymentsTable {
  intent_id: string
  form_id: string
  field_id: string
  form_version: number
  /** names one filling-in of the form, in one browser */
  attempt: string
  provider: string
  live: boolean
  /** in the smallest unit of the currency */
  amount: number
  currency: string
  /** SHA-256 of the client secret; the secret itself is nowhere on disk */
  secret_hash: Buffer
  status: string
  /** what had been answered; null once it is part of a submission, or will never be */
  answers: JSONColumnType<Answers, string, string | null> | null
  created_at: Date
  paid_at: Date | null
  /** when the provider is asked next; null: settled */
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
  /** the sender's address; empty if none was given */
  email: string
  reported_at: Date
}

export interface SecretsTable {
  name: string
  value: string
  created_at: Generated<Date>
}
