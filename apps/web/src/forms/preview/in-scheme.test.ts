import { expect, test } from 'vitest'
import { inScheme } from './in-scheme.ts'

const css = '@media (prefers-color-scheme: dark){a{}}@media(prefers-color-scheme:light){b{}}'

test('media queries for a scheme hold in that scheme only', () => {
  expect(inScheme(css, 'dark')).toBe(
    '@media (min-color:0){a{}}@media(min-color:9999){b{}}html{color-scheme:dark!important}',
  )
  expect(inScheme(css, 'light')).toContain('@media (min-color:9999){a{}}@media(min-color:0){b{}}')
})

test('without a scheme, the browser decides', () => {
  expect(inScheme(css, undefined)).toBe(css)
})
