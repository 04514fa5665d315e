import { expect, test } from 'vitest'
import { settingProblems } from './setting-problems.ts'

test('only web addresses may be a redirect', () => {
  const problem = (redirectUrl: string) => settingProblems({ redirectUrl }).redirectUrl
  expect(problem('')).toBeNull()
  expect(problem('https://example.org/thanks?a=1')).toBeNull()
  for (const wrong of [
    'javascript:alert(1)',
    'example.org',
    'ftp://example.org',
    'https://u:p@a.b',
  ]) {
    expect(problem(wrong), wrong).toContain('https://')
  }
})

test('texts beyond their limits are named', () => {
  expect(settingProblems({ title: 'x'.repeat(501) }).title).toBe(
    'At most 500 characters; this has 501.',
  )
})
