import { isMailbox } from '@ramiform/contract/mailbox'
import { megabyte } from '@ramiform/fields/file/upload-limits'
import type { AccountStore } from '../accounts/account-store.ts'
import type { AuditStore } from '../audit/audit-store.ts'
import type { FormStore } from '../forms/form-store.ts'
import type { QuotaStore, Quotas } from '../quotas/quota-store.ts'
import { reportLines } from '../reports/report-mail.ts'
import type { ReportStore } from '../reports/report-store.ts'
import type { RespondentStore } from '../respondents/respondent-store.ts'
import type { AccountLine, FormLine, OperatorStore } from './operator-store.ts'

export interface OperatorParts {
  readonly operator: OperatorStore
  readonly accounts: AccountStore
  readonly forms: Pick<FormStore, 'remove' | 'unpublish'>
  readonly quotas: QuotaStore
  readonly respondents: RespondentStore
  readonly reports: Pick<ReportStore, 'list'>
  readonly audit: AuditStore
  readonly publicUrl: string
  readonly now: Date
}

/** A mistake in a command, with what to type instead. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

interface Command {
  readonly usage: string
  readonly about: string
  /** Returns the lines to print. */
  run(parts: OperatorParts, argument: string, more: readonly string[]): Promise<readonly string[]>
}

/** Commands of `npm run operator`, by name. */
const commands: Readonly<Record<string, Command>> = {
  accounts: {
    usage: 'accounts [TEXT]',
    about: 'Lists accounts, newest first. TEXT is a part of the email address',
    run: async ({ operator }, text) => (await operator.accounts(text)).map(accountLine),
  },
  forms: {
    usage: 'forms ACCOUNT',
    about: 'Lists the forms of an account',
    async run(parts, id) {
      const account = await oneAccount(parts, id)
      return (await parts.operator.forms(account.id)).map(formLine)
    },
  },
  'disable-account': {
    usage: 'disable-account ACCOUNT',
    about: 'Ends all sessions, prevents sign-in, and unpublishes all forms',
    async run(parts, id) {
      const account = await oneAccount(parts, id)
      await record(parts, 'disable-account', account.id)
      await parts.operator.setDisabled(account.id, parts.now)
      for (const form of await parts.operator.forms(account.id)) {
        if (form.state === 'published') await parts.forms.unpublish(account.id, form.id, parts.now)
      }
      return [`Disabled: ${account.email}`]
    },
  },
  'enable-account': {
    usage: 'enable-account ACCOUNT',
    about: 'Allows sign-in again. The forms stay drafts',
    async run(parts, id) {
      const account = await oneAccount(parts, id)
      await record(parts, 'enable-account', account.id)
      await parts.operator.setDisabled(account.id, null)
      return [`Enabled: ${account.email}`]
    },
  },
  'delete-account': {
    usage: 'delete-account ACCOUNT',
    about: 'Deletes the account with all forms, submissions and files, at once and forever',
    async run(parts, id) {
      const account = await oneAccount(parts, id)
      await record(parts, 'delete-account', account.id)
      await parts.accounts.removeForever(account.id)
      return [`Deleted forever: ${account.email}, with ${account.forms} forms`]
    },
  },
  'unpublish-form': {
    usage: 'unpublish-form FORM',
    about: 'Closes a form. Its owner can publish it again',
    async run(parts, id) {
      const form = await oneForm(parts, id)
      await record(parts, 'unpublish-form', form.ownerId, form.id)
      await parts.forms.unpublish(form.ownerId, form.id, parts.now)
      return [`Unpublished: ${form.name}`]
    },
  },
  'delete-form': {
    usage: 'delete-form FORM',
    about: 'Moves a form to the bin of its owner for 30 days',
    async run(parts, id) {
      const form = await oneForm(parts, id)
      await record(parts, 'delete-form', form.ownerId, form.id)
      await parts.forms.remove(form.ownerId, form.id, parts.now)
      return [`Moved to the bin: ${form.name}`]
    },
  },
  quotas: {
    usage: 'quotas ACCOUNT [NAME=NUMBER …]',
    about: 'Shows or sets the limits: forms, submissions, megabytes, mails; NAME=none removes one',
    async run(parts, id, changes) {
      const account = await oneAccount(parts, id)
      const quotas = changes.reduce(changed, await parts.quotas.read(account.id))
      if (changes.length > 0) {
        await record(parts, 'quotas', account.id)
        await parts.quotas.save(account.id, quotas)
      }
      const { files, fileBytes } = await parts.accounts.contents(account.id)
      return [
        `forms\t${account.forms} of ${quotas.forms ?? 'any number'}`,
        `submissions\t${account.submissions} of ${quotas.submissions ?? 'any number'}`,
        `megabytes\t${Math.ceil(fileBytes / megabyte)} of ${quotas.fileBytes === null ? 'any number' : quotas.fileBytes / megabyte}, in ${files} files`,
        `mails\t${quotas.mailsPerDay ?? 'MAILS_PER_OWNER_DAY'} a day`,
      ]
    },
  },
  respondent: {
    usage: 'respondent ACCOUNT ADDRESS',
    about: 'Prints all answers of one respondent to the forms of an account, one JSON a line',
    async run(parts, id, [address]) {
      const account = await oneAccount(parts, id)
      await record(parts, 'respondent', account.id)
      const answers = await parts.respondents.answers(account.id, oneAddress(address))
      return answers.map((answer) => JSON.stringify(answer))
    },
  },
  'erase-respondent': {
    usage: 'erase-respondent ACCOUNT ADDRESS',
    about: 'Deletes all answers of one respondent to the forms of an account, at once and forever',
    async run(parts, id, [address]) {
      const account = await oneAccount(parts, id)
      await record(parts, 'erase-respondent', account.id)
      const erased = await parts.respondents.erase(account.id, oneAddress(address))
      return [`Erased: ${erased} answers. Their files go within a day`]
    },
  },
  reports: {
    usage: 'reports',
    about: 'Lists what visitors reported about forms, newest first',
    run: async ({ reports, publicUrl }) => [
      ...(await reports.list()).map((report) => reportLines(report, publicUrl)),
    ],
  },
  audit: {
    usage: 'audit [ACCOUNT]',
    about: 'Prints the audit log of an account or of all, one JSON a line',
    async run(parts, id) {
      // A deleted account has entries, but no email address any more.
      const ownerId = id === '' ? null : id.includes('@') ? (await oneAccount(parts, id)).id : id
      const lines: string[] = []
      for await (const page of parts.audit.read(ownerId)) {
        lines.push(...page.map((entry) => JSON.stringify(entry)))
      }
      return lines
    },
  },
}

/** Records a change before it is made, so that none is missing in the log. */
async function record(
  { audit, now }: OperatorParts,
  action: string,
  ownerId: string,
  formId: string | null = null,
): Promise<void> {
  await audit.add({ actor: 'operator', action, ownerId, formId, requestId: null }, now)
}

const quotaNames = {
  forms: 'forms',
  submissions: 'submissions',
  megabytes: 'fileBytes',
  mails: 'mailsPerDay',
} as const satisfies Record<string, keyof Quotas>

/** @throws CommandError for an unknown name or number */
function changed(quotas: Quotas, change: string): Quotas {
  const [name = '', text = ''] = change.split('=')
  const isKnown = (one: string): one is keyof typeof quotaNames => Object.hasOwn(quotaNames, one)
  if (!isKnown(name) || !/^(none|\d{1,9})$/.test(text)) {
    throw new CommandError(
      `"${change}" is not a limit. Use NAME=NUMBER or NAME=none, with NAME as one of ${Object.keys(quotaNames).join(', ')}.`,
    )
  }
  const unit = name === 'megabytes' ? megabyte : 1
  return { ...quotas, [quotaNames[name]]: text === 'none' ? null : Number(text) * unit }
}

function oneAddress(address: string | undefined): string {
  if (address !== undefined && isMailbox(address)) return address
  throw new CommandError('Add the email address of the respondent.')
}

export const help = Object.values(commands)
  .map(({ usage, about }) => `  npm run operator -- ${usage.padEnd(32)} ${about}`)
  .join('\n')

/**
 * Runs one command of the operator.
 * @throws CommandError for an unknown command, account or form
 */
export function runCommand(
  parts: OperatorParts,
  [name = '', argument = '', ...more]: readonly string[],
): Promise<readonly string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new CommandError(`Unknown command. Commands:\n${help}`)
  return command.run(parts, argument.trim(), more)
}

/** Finds exactly one account, by its id or its whole email address: part of one could name somebody else. */
async function oneAccount({ operator }: OperatorParts, wanted: string): Promise<AccountLine> {
  const found = (wanted === '' ? [] : await operator.accounts(wanted)).filter(
    ({ id, email }) => id === wanted || email.toLowerCase() === wanted.toLowerCase(),
  )
  const [account] = found
  if (account !== undefined && found.length === 1) return account
  throw new CommandError(
    found.length === 0
      ? `No account has the id or email address "${wanted}". List them: npm run operator -- accounts`
      : `${found.length} accounts have this email address. Use an id:\n${found.map(accountLine).join('\n')}`,
  )
}

async function oneForm({ operator }: OperatorParts, id: string): Promise<FormLine> {
  const form = await operator.form(id)
  if (form !== null) return form
  throw new CommandError(`No form has the id "${id}". List them: npm run operator -- forms ACCOUNT`)
}

function accountLine({ id, email, forms, submissions, signedInAt, state }: AccountLine): string {
  const day = signedInAt.toISOString().slice(0, 10)
  return [
    id,
    state,
    email,
    `${forms} forms`,
    `${submissions} submissions`,
    `signed in ${day}`,
  ].join('\t')
}

function formLine({ id, name, slug, submissions, state }: FormLine): string {
  const link = slug === null ? '-' : `/f/${slug}`
  return [id, state, link, `${submissions} submissions`, name].join('\t')
}
