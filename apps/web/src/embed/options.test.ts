import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, optionsOf } from './options.ts'

const link = 'https://forms.example.org/f/winter-workshop-k3f9'
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeEach(() => {
  vi.stubGlobal('location', { search: '?ref=letter&tag=a&tag=b&secret=1' })
  warned.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

/** A stub with the members of an element that the code reads. */
const element = (dataset: Record<string, string>, href: string | null = null) =>
  ({ dataset, getAttribute: () => href }) as unknown as HTMLElement

test('attributes are options, and a link opens the form at its own address', () => {
  const options = optionsOf(
    element({ ramiform: link, ramiformMode: 'popup', ramiformLabel: 'Sign up', other: 'x' }),
  )
  expect(options).toEqual({ form: link, mode: 'popup', label: 'Sign up' })
  expect(optionsOf(element({ ramiform: '' }, link)).form).toBe(link)
})

test('a form is prefilled with the given values, which cannot set anything else', () => {
  const prefill = { name: 'Ada & Co', note: '"><script>alert(1)</script>#&x=1' }
  const address = addressOf({ form: `${link}?kept=1`, prefill })
  expect([...(address?.searchParams ?? [])]).toEqual([['kept', '1'], ...Object.entries(prefill)])
  expect(address?.origin).toBe('https://forms.example.org')
  expect(addressOf({ form: link, prefill: 'a=1&a=2&b=' })?.search).toBe('?a=1&a=2&b=')
})

test('only named parameters of the page’s query are passed on', () => {
  expect(addressOf({ form: link, params: 'tag  ref none' })?.search).toBe('?tag=a&tag=b&ref=letter')
  expect(addressOf({ form: link })?.search).toBe('')
})

test.each(['', 'nothing', '/f/slug', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
  '%j shows no form, and its author hears of it',
  (form) => {
    expect(addressOf({ form })).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
  },
)
