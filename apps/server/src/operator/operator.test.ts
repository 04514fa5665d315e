import { expect, test } from 'vitest'
import { createAccountStore } from '../accounts/account-store.ts'
import { createFormStore } from '../forms/form-store.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { storedForm, testTime } from '../testing/stored-form.ts'
import { runCommand } from './operator-commands.ts'
import { createOperatorStore } from './operator-store.ts'

onEveryDatabase(({ database }) => {
  const run = (...words: string[]) =>
    runCommand(
      {
        operator: createOperatorStore(database()),
        accounts: createAccountStore(database()),
        forms: createFormStore(database()),
        now: testTime,
      },
      words,
    )

  test('an operator lists accounts and forms, disables an account, and deletes it', async () => {
    const { ownerId, formId } = await storedForm(database())
    const other = await storedForm(database())
    const forms = createFormStore(database())
    await forms.publish(ownerId, formId, () => `slug-${formId}`, testTime)
    const [account = ''] = await run('accounts', ownerId)
    const email = account.split('\t')[2] ?? ''
    expect(account).toContain(`active\t${email}\t1 forms\t0 submissions`)
    expect(await run('forms', email)).toEqual([expect.stringContaining(`${formId}\tpublished`)])

    await run('disable-account', email)
    expect(await run('accounts', ownerId)).toEqual([expect.stringContaining('\tdisabled\t')])
    expect(await run('forms', ownerId)).toEqual([expect.stringContaining(`${formId}\tdraft`)])
    await run('enable-account', ownerId)
    expect(await run('accounts', ownerId)).toEqual([expect.stringContaining('\tactive\t')])

    await run('delete-form', formId)
    expect(await run('forms', ownerId)).toEqual([expect.stringContaining(`${formId}\tdeleted`)])
    await run('delete-account', ownerId)
    expect(await run('accounts', ownerId)).toEqual([])
    expect(await run('forms', other.ownerId)).toHaveLength(1)
  })

  test('a command names its mistake, and part of an address never deletes an account', async () => {
    const { ownerId } = await storedForm(database())
    expect(() => run('remove-everything')).toThrow('Unknown command')
    await expect(run('delete-account', 'example.org')).rejects.toThrow('No account has the id')
    await expect(run('delete-account')).rejects.toThrow('No account has the id')
    await expect(run('delete-form', ownerId)).rejects.toThrow('No form has the id')
    expect(await run('accounts', ownerId)).toHaveLength(1)
  })
})
