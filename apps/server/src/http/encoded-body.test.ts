import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodedBody } from './encoded-body.ts'

const html = 'text/html; charset=utf-8'
const page = (lines: number) =>
  Array.from(
    { length: lines },
    (_, n) => `<label for="f${n * n}">Question ${n}</label><input id="f${n * n}" name="${n % 7}">`,
  ).join('\n')

const compressed = (content: string, quality: number) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  })

test('a body that is asked for again is compressed better, with the same content', async () => {
  const content = page(200)
  const body = encodedBody(html, content)
  const first = await body.in('br')
  await body.in('br')
  await expect.poll(async () => (await body.in('br')).length).toBeLessThan(first.length)
  const best = await body.in('br')
  expect(String(brotliDecompressSync(first))).toBe(content)
  expect(String(brotliDecompressSync(best))).toBe(content)
  expect(best.length).toBe(compressed(content, 11).length)
})

test('a body that is asked for once is compressed quickly', async () => {
  const content = page(200)
  const once = await encodedBody(html, content).in('br')
  expect(once.equals(compressed(content, 6))).toBe(true)
})

test('a large file of a build is sent at once the first time, and compressed best for the next', async () => {
  const content = page(3_000)
  const file = encodedBody(html, content, { isFile: true })
  expect((await file.in('br')).equals(compressed(content, 6))).toBe(true)
  const best = compressed(content, 11)
  await expect.poll(async () => (await file.in('br')).equals(best)).toBe(true)
})

test('a body over 64 KiB stays as it was compressed at first', async () => {
  const content = page(2_000)
  expect(content.length).toBeGreaterThan(64 * 1_024)
  const large = encodedBody(html, content)
  const first = await large.in('br')
  await large.in('br')
  // The next body is compressed better after any earlier one.
  const next = encodedBody(html, page(100))
  const before = await next.in('br')
  await next.in('br')
  await expect.poll(async () => (await next.in('br')).length).toBeLessThan(before.length)
  expect((await large.in('br')).equals(first)).toBe(true)
})
