import { expect, test } from 'vitest'
import { drawQrCode, qrCodeSvg } from './qr-code.ts'

/** Reads the dark modules back from the path. */
function modules(path: string): Set<string> {
  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at} ${y}`)
  }
  return dark
}

test('has its three corner squares, and a light margin of four modules', () => {
  const { size, path } = drawQrCode('https://forms.example.org/f/winter-workshop')
  const dark = modules(path)
  const corner = (x: number, y: number) =>
    Array.from({ length: 7 }, (_, at) => dark.has(`${x + at} ${y}`)).every(Boolean)
  expect([corner(4, 4), corner(size - 11, 4), corner(4, size - 11)]).toEqual([true, true, true])
  const inside = (at: number) => at >= 4 && at < size - 4
  expect([...dark].every((at) => at.split(' ').map(Number).every(inside))).toBe(true)
})

test('an SVG file is dark on white', () => {
  expect(qrCodeSvg({ size: 9, path: 'M4 4h1v1h-1z' })).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 9 9".*fill="#fff" d="M0 0h9v9H0z".*fill="#141d17" d="M4 4h1v1h-1z"\/><\/svg>\n$/,
  )
})
