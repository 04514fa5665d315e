import type { AccountStore } from '../accounts/account-store.ts'
import type { FormStore } from '../forms/form-store.ts'
import type { AccountLine, FormLine, OperatorStore } from './operator-store.ts'

export interface OperatorParts {
  readonly operator: OperatorStore
  readonly accounts: AccountStore
  readonly forms: Pick<FormStore, 'remove' | 'unpublish'>
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
  run(parts: OperatorParts, argument: string): Promise<readonly string[]>
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
      await parts.operator.setDisabled(account.id, null)
      return [`Enabled: ${account.email}`]
    },
  },
  'delete-account': {
    usage: 'delete-account ACCOUNT',
    about: 'Deletes the account with all forms, submissions and files, at once and forever',
    async run(parts, id) {
      const account = await oneAccount(parts, id)
      await parts.accounts.removeForever(account.id)
      return [`Deleted forever: ${account.email}, with ${account.forms} forms`]
    },
  },
  'unpublish-form': {
    usage: 'unpublish-form FORM',
    about: 'Closes a form. Its owner can publish it again',
    async run(parts, id) {
      const form = await oneForm(parts, id)
      await parts.forms.unpublish(form.ownerId, form.id, parts.now)
      return [`Unpublished: ${form.name}`]
    },
  },
  'delete-form': {
    usage: 'delete-form FORM',
    about: 'Moves a form to the bin of its owner for 30 days',
    async run(parts, id) {
      const form = await oneForm(parts, id)
      await parts.forms.remove(form.ownerId, form.id, parts.now)
      return [`Moved to the bin: ${form.name}`]
    },
  },
}

export const help = Object.values(commands)
  .map(({ usage, about }) => `  npm run operator -- ${usage.padEnd(24)} ${about}`)
  .join('\n')

/**
 * Runs one command of the operator.
 * @throws CommandError for an unknown command, account or form
 */
export function runCommand(
  parts: OperatorParts,
  [name = '', argument = '']: readonly string[],
): Promise<readonly string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new CommandError(`Unknown command. Commands:\n${help}`)
  return command.run(parts, argument.trim())
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
