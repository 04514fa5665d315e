import type { Tables } from '../database/tables.ts'

/** Every table, with its part in a backup. A new table does not compile without its line here. */
const parts: Readonly<Record<keyof Tables, 'rows' | 'left out'>> = {
  users: 'rows',
  sessions: 'rows',
  used_flows: 'rows',
  folders: 'rows',
  looks: 'rows',
  // A view of `all_forms`.
  forms: 'left out',
  all_forms: 'rows',
  form_counts: 'rows',
  former_slugs: 'rows',
  form_versions: 'rows',
  submissions: 'rows',
  deleted_submissions: 'rows',
  submission_claims: 'rows',
  partial_submissions: 'rows',
  held_submissions: 'rows',
  form_guards: 'rows',
  jobs: 'rows',
  form_secrets: 'rows',
  send_rates: 'rows',
  notification_addresses: 'rows',
  images: 'rows',
  uploads: 'rows',
  payments: 'rows',
  payment_places: 'rows',
  test_payments: 'rows',
  payment_events: 'rows',
  newsletter: 'rows',
  form_reports: 'rows',
  coverage_days: 'rows',
  coverage_states: 'rows',
  secrets: 'rows',
  audit_log: 'rows',
  // The runs of backups describe one server, not its data.
  backups: 'left out',
}

/** Tables whose rows are in a backup. */
export const tablesInBackup: readonly string[] = Object.entries(parts)
  .filter(([, part]) => part === 'rows')
  .map(([name]) => name)
