import { firstTables } from './0001-first-tables.ts'
import { theWorkshop } from './0002-the-workshop.ts'
import { messages } from './0003-messages.ts'
import { files } from './0004-files.ts'
import { closing } from './0005-closing.ts'
import { payments } from './0006-payments.ts'
import { partialSubmissions } from './0007-partial-submissions.ts'
import { heldSubmissions } from './0008-held-submissions.ts'
import { liveVersions } from './0009-live-versions.ts'
import { workingCopies } from './0010-working-copies.ts'
import { reservedPlaces } from './0011-reserved-places.ts'
import { notificationAddresses } from './0012-notification-addresses.ts'
import { bin } from './0014-bin.ts'
import { formReports } from './0015-form-reports.ts'
import { placeSenders } from './0016-place-senders.ts'
import { coverage } from './0018-coverage.ts'
import { folders } from './0020-folders.ts'
import { formerSlugs } from './0022-former-slugs.ts'
import { linkPreviews } from './0023-link-previews.ts'
import { looks } from './0024-looks.ts'
import { backups } from './0025-backups.ts'
import { deletedAccounts } from './0026-deleted-accounts.ts'
import { retention } from './0027-retention.ts'
import { disabledAccounts } from './0028-disabled-accounts.ts'
import { auditLog } from './0029-audit-log.ts'
import { quotas } from './0030-quotas.ts'
import { submissionLanguage } from './0031-submission-language.ts'
import type { Migration } from './migration.ts'

/** All migrations in order. Add new ones at the end; never change a released migration. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-the-workshop': theWorkshop,
  '0003-messages': messages,
  '0004-files': files,
  '0005-closing': closing,
  '0006-payments': payments,
  '0007-partial-submissions': partialSubmissions,
  '0008-held-submissions': heldSubmissions,
  '0009-live-versions': liveVersions,
  '0010-working-copies': workingCopies,
  '0011-reserved-places': reservedPlaces,
  '0012-notification-addresses': notificationAddresses,
  '0014-bin': bin,
  '0015-form-reports': formReports,
  '0016-place-senders': placeSenders,
  '0018-coverage': coverage,
  '0020-folders': folders,
  '0022-former-slugs': formerSlugs,
  '0023-link-previews': linkPreviews,
  '0024-looks': looks,
  '0025-backups': backups,
  '0026-deleted-accounts': deletedAccounts,
  '0027-retention': retention,
  '0028-disabled-accounts': disabledAccounts,
  '0029-audit-log': auditLog,
  '0030-quotas': quotas,
  '0031-submission-language': submissionLanguage,
}
