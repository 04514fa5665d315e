import type dns from 'node:dns'
import { expect, test } from 'vitest'
import { createAddressGuard } from './address-guard.ts'
import { isInRange, isPublicAddress, readRange } from './public-address.ts'

const notPublic = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '4000::1',
  '::127.0.0.1',
  'not an address',
  '',
]

test.each(notPublic)('%s is no address of the public Internet', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test('public addresses are', () => {
  for (const ip of [
    '1.1.1.1',
    '93.184.215.14',
    '172.32.0.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
  ]) {
    expect(isPublicAddress(ip), ip).toBe(true)
  }
})

const { problemWith } = createAddressGuard()

test.each([
  'http://127.0.0.1/hook',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://１２７.０.０.１/',
  'https://10.0.0.1:8443/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:a9fe:a9fe]/latest/meta-data',
  'http://169.254.169.254/latest/meta-data',
  'http://0/',
  'http://192.168.0.1.',
  'http://[fd00:ec2::254]/',
  'http://[64:ff9b::a9fe:a9fe]/',
])('%s is refused whatever way it is written', (address) => {
  expect(problemWith(address)).toBe('private_address')
})

test.each([
  'ftp://example.org/',
  'file:///etc/passwd',
  'gopher://example.org/',
  'javascript:alert(1)',
  'https://user:password@example.org/',
  'https://user@example.org/',
  'example.org',
  'http://',
  'https:example.org',
  'https:/example.org',
  'https:\\\\example.org',
  '',
])('%j is no address to call', (address) => {
  expect(problemWith(address)).toBe('not_an_address')
})

test('ports of other protocols are refused', () => {
  for (const port of [22, 25, 3306, 5432, 6379, 11211]) {
    expect(problemWith(`http://example.org:${port}/`)).toBe('port')
  }
  for (const port of [80, 443, 3000, 8080, 8443]) {
    expect(problemWith(`http://example.org:${port}/`)).toBeNull()
  }
})

/** A name server that says what it is told to, and counts. */
function aNameServer(...answers: readonly (readonly string[])[]) {
  let asked = 0
  const lookup = ((_name: string, _options: object, callback: (...result: unknown[]) => void) => {
    const found = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    if (found.length === 0) return callback(Object.assign(new Error('x'), { code: 'ENOTFOUND' }))
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as typeof dns.lookup
  return { lookup, asked: () => asked }
}

test('a name is refused when any of its addresses is private, and when there is none', async () => {
  const ask = (...found: readonly string[]) =>
    createAddressGuard({ lookup: aNameServer(found).lookup }).lookUp('https://hooks.example.org/x')
  expect(await ask('93.184.215.14')).toBeNull()
  expect(await ask('93.184.215.14', '10.0.0.1')).toBe('unreachable_host')
  expect(await ask('::ffff:10.0.0.1')).toBe('unreachable_host')
  expect(await ask()).toBe('unreachable_host')
})

test('what the operator allows by name may be dialled, and nothing else', () => {
  const range = readRange('10.1.0.0/16')
  if (range === null) throw new Error('no range')
  const guard = createAddressGuard({ isAllowed: (ip) => isInRange(ip, range) })
  expect(guard.problemWith('http://10.1.2.3:8080/')).toBeNull()
  expect(guard.problemWith('http://[::ffff:10.1.2.3]/')).toBeNull()
  expect(guard.problemWith('http://10.2.0.1/')).toBe('private_address')
  expect(guard.problemWith('http://127.0.0.1/')).toBe('private_address')
})
