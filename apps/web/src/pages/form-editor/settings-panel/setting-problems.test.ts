import { formSchema } from '@ramiform/contract/form-schema'
import type { Settings } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { sections } from './sections.ts'
import type { SettingPath } from './setting-names.ts'
import { settingProblems } from './setting-problems.ts'

const hostile = [
  'javascript:alert(1)',
  'example.org',
  'ftp://example.org',
  'https://u:p@a.b',
  'data:text/html,x',
]

test('only web addresses may be a redirect', () => {
  const problem = (redirectUrl: string) => settingProblems({ redirectUrl }).redirectUrl
  expect(problem('')).toBeNull()
  expect(problem('https://example.org/thanks?a=1')).toBeNull()
  for (const wrong of hostile) expect(problem(wrong), wrong).toContain('https://')
})

test('texts beyond their limits are named', () => {
  expect(settingProblems({ title: 'x'.repeat(501) }).title).toBe(
    'At most 500 characters; this has 501.',
  )
})

test('a secret key is told from a publishable one', () => {
  const problem = (publishableKey: string) =>
    settingProblems({ payment: { publishableKey } })['payment.publishableKey']
  expect(problem('pk_test_abc123')).toBeNull()
  expect(problem('sk_live_abc123')).toContain('secret')
  expect(problem('abc')).toContain('pk_test_')
})

/** For each setting what is fine and what is not; the server must say the same of both. */
const cases: Readonly<
  Record<
    SettingPath,
    {
      readonly put: (value: string) => Settings
      readonly fine: readonly string[]
      readonly wrong: readonly string[]
    }
  >
> = {
  title: { put: (title) => ({ title }), fine: ['', 'x'], wrong: ['x'.repeat(501), '\ud800'] },
  description: {
    put: (description) => ({ description }),
    fine: [''],
    wrong: ['x'.repeat(5_001)],
  },
  submitButtonText: {
    put: (submitButtonText) => ({ submitButtonText }),
    fine: ['Go'],
    wrong: ['x'.repeat(501)],
  },
  successMessage: {
    put: (successMessage) => ({ successMessage }),
    fine: ['Thanks'],
    wrong: ['x'.repeat(5_001)],
  },
  redirectUrl: {
    put: (redirectUrl) => ({ redirectUrl }),
    fine: ['', 'https://example.org'],
    wrong: hostile,
  },
  privacyUrl: {
    put: (privacyUrl) => ({ privacyUrl }),
    fine: ['', 'https://example.org'],
    wrong: hostile,
  },
  'notifications.email': {
    put: (email) => ({ notifications: { email } }),
    fine: ['', 'ada@example.org'],
    wrong: ['ada', 'a b@c.d', 'a@b.c,d@e.f', 'Ada <a@b.c>', `${'x'.repeat(320)}@a.b`],
  },
  'closing.at': {
    put: (at) => ({ closing: { at } }),
    fine: ['2027-05-03T16:00:00.000Z', '9999-12-31T23:59:00.000Z'],
    wrong: ['0002-05-03T16:00:00.000Z', '1999-12-31T23:59:00.000Z', '+010000-01-01T00:00:00.000Z'],
  },
  'closing.responses': {
    put: (responses) => ({ closing: { responses: Number(responses) } }),
    fine: ['1', '1000000000'],
    wrong: ['0', '-1', '1.5', '1000000001'],
  },
  'notifications.webhook': {
    put: (webhook) => ({ notifications: { webhook } }),
    fine: ['https://example.org/hook'],
    wrong: hostile,
  },
  'payment.publishableKey': {
    put: (publishableKey) => ({ payment: { publishableKey } }),
    fine: ['', 'pk_live_1'],
    wrong: ['sk_test_1', 'pk_', 'x'],
  },
  'payment.successUrl': {
    put: (successUrl) => ({ payment: { successUrl } }),
    fine: ['https://example.org'],
    wrong: hostile,
  },
  'payment.cancelUrl': {
    put: (cancelUrl) => ({ payment: { cancelUrl } }),
    fine: ['https://example.org'],
    wrong: hostile,
  },
}

test.each(Object.entries(cases) as [SettingPath, (typeof cases)[SettingPath]][])(
  '%s: what the server refuses is said at the setting, and nothing else',
  (path, { put, fine, wrong }) => {
    for (const value of [...fine, ...wrong]) {
      const settings = put(value)
      const said = settingProblems(settings)[path]
      expect(said === null, value).toBe(formSchema.safeParse({ fields: [], settings }).success)
      expect(said === null, value).toBe(fine.includes(value))
    }
  },
)

test('every setting that can be wrong belongs to one section', () => {
  expect(sections.flatMap(({ paths }) => paths).sort()).toEqual(Object.keys(cases).sort())
})
