import { expect, test } from 'vitest'
import { createAccountStore } from '../accounts/account-store.ts'
import { createAuditStore } from '../audit/audit-store.ts'
import { createFormStore } from '../forms/form-store.ts'
import { createQuotaStore } from '../quotas/quota-store.ts'
import { createReportStore } from '../reports/report-store.ts'
import { createRespondentStore } from '../respondents/respondent-store.ts'
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
        quotas: createQuotaStore(database()),
        respondents: createRespondentStore(database()),
        reports: createReportStore(database()),
        audit: createAuditStore(database()),
        publicUrl: 'https://forms.example.org',
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

  test('an operator sets limits, and each change is in a log that nothing can change', async () => {
    const { ownerId, formId } = await storedForm(database())
    expect(await run('quotas', ownerId)).toContain('forms\t1 of any number')
    const limited = await run('quotas', ownerId, 'forms=3', 'megabytes=50', 'mails=0')
    expect(limited).toEqual([
      'forms\t1 of 3',
      'submissions\t0 of any number',
      'megabytes\t0 of 50, in 0 files',
      'mails\t0 a day',
    ])
    expect(await run('quotas', ownerId, 'forms=none')).toContain('forms\t1 of any number')
    await expect(run('quotas', ownerId, 'pages=3')).rejects.toThrow('"pages=3" is not a limit')
    await expect(run('quotas', ownerId, 'forms=-1')).rejects.toThrow('not a limit')
    await run('unpublish-form', formId)
    await run('delete-account', ownerId)

    const entries = (await run('audit', ownerId)).map((line) => JSON.parse(line))
    // All have the time of the test, so they are in any order.
    expect(entries.map((entry) => [entry.actor, entry.action, entry.formId]).toSorted()).toEqual([
      ['operator', 'delete-account', null],
      ['operator', 'quotas', null],
      ['operator', 'quotas', null],
      ['operator', 'unpublish-form', formId],
    ])
    const { kysely } = database()
    for (const change of [
      kysely.deleteFrom('audit_log'),
      kysely.updateTable('audit_log').set({ action: 'nothing' }),
    ]) {
      await expect(change.execute()).rejects.toThrow('append-only')
    }
  })

  test('an operator lists reports of visitors', async () => {
    const { formId } = await storedForm(database())
    const report = { formId, reason: 'scam', details: 'Wants my bank login', email: '' } as const
    await createReportStore(database()).add(report, testTime)
    expect((await run('reports')).join('\n')).toContain('Wants my bank login')
  })
})
