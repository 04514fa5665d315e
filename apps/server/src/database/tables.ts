import type { FormListItem, ResponseOf, Submission } from '@ramiform/contract/calls'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Schema = ResponseOf<'readForm'>['form']['schema']
/** Written as JSON text, read as the value. */
type Json<Value extends object> = JSONColumnType<Value, string, string>

/** The tables as the newest migration leaves them. */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  used_flows: UsedFlowsTable
  forms: FormsTable
  form_counts: FormCountsTable
  form_versions: FormVersionsTable
  submissions: SubmissionsTable
  deleted_submissions: DeletedSubmissionsTable
  images: ImagesTable
  newsletter: NewsletterTable
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
  version: Generated<number>
  schema: Json<Schema>
  shape: Json<FormListItem['shape']>
  created_at: Date
  updated_at: Date
}

export interface FormCountsTable {
  form_id: string
  submissions: Generated<number>
  with_email: Generated<number>
  /** how often a submission was deleted or restored */
  removals: Generated<number>
}

export interface FormVersionsTable {
  form_id: string
  version: number
  name: string
  description: string | null
  schema: Json<Schema>
  saved_at: Date
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
}

export interface ImagesTable {
  /** SHA-256 of the content, in hexadecimal digits */
  id: string
  type: string
  content: Buffer
  stored_at: Date
}

export interface NewsletterTable {
  email: string
  subscribed_at: Date
}

export interface SecretsTable {
  name: string
  value: string
  created_at: Generated<Date>
}
