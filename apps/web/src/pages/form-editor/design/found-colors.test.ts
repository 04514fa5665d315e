import { expect, test } from 'vitest'
import { foundColors } from './found-colors.ts'

/** Six digits only; other notations are the browser's. */
const sixDigits = (css: string) => (/^#[0-9a-f]{6}$/.test(css) ? css : null)

test('the most used color comes first', () => {
  const css = 'a{color:#1f7a4d}b{color:#FFF2E5;border:1px solid #fff2e5}i{background:#fff2e5}'
  expect(foundColors(css, sixDigits)).toEqual(['#fff2e5', '#1f7a4d'])
})

test('at most eight colors are offered', () => {
  const codes = Array.from({ length: 12 }, (_, at) => `#0000${(16 + at).toString(16)}`)
  expect(foundColors(codes.join(', '), sixDigits)).toHaveLength(8)
})

test('links and character references are no colors', () => {
  const read: string[] = []
  foundColors('<a href="#abcdef">x</a> &#123456; section#fade', (css) => {
    read.push(css)
    return null
  })
  expect(read).toEqual([])
})

test('each notation is read once', () => {
  const read: string[] = []
  foundColors('rgb(1 2 3) RGB(1 2 3) hsl(20deg 50% 50%) oklch(70% 0.1 200) #fa0', (css) => {
    read.push(css)
    return '#010203'
  })
  expect(read).toEqual(['rgb(1 2 3)', 'hsl(20deg 50% 50%)', 'oklch(70% 0.1 200)', '#fa0'])
})
