import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/shared/root.mjs'
import { freePort, startServer } from '../../scripts/shared/running-server.ts'
import { testsslFindings } from './reports.ts'
import { runProgram, startProgram, stopProgram } from './run-program.mjs'

export const programs = { testssl: 'testssl.sh', haproxy: 'haproxy', openssl: 'openssl' }

/** Settings that the control adds to the sample, and a word of the finding that they must cause. */
const planted = {
  setting: 'ssl-max-ver TLSv1.2 ciphers ALL:COMPLEMENTOFALL:@SECLEVEL=0',
  finding: 'cipherlist_',
}

/** Scans deploy/haproxy with a self-made certificate. The control is the same file with all ciphers. */
export async function scan() {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-testssl-'))
  const port = await freePort()
  const server = await startServer({
    env: { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '127.0.0.1', AUTH_LOCAL: 'code' },
  })
  try {
    await makeCertificate(folder)
    const sample = await scanProxy({ folder, port, server })
    const weakened = await scanProxy({
      folder,
      port: await freePort(),
      server,
      setting: planted.setting,
      options: ['--std'],
    })
    const found = weakened.findings.find(({ what }) => what.startsWith(planted.finding))
    return {
      scanned: `deploy/haproxy: ${sample.checks} checks, ${sample.unfinished} of them without a result`,
      findings: sample.findings,
      control: {
        passed: found !== undefined,
        what: `a proxy with all ciphers: ${found?.what ?? 'nothing found'}`,
      },
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeCertificate(folder) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const { code, output } = await runProgram('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', certificate, '-days', '90', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-addext', 'extendedKeyUsage=serverAuth'],
  ])
  if (code !== 0) throw new Error(`openssl made no certificate:\n${output}`)
  writeFileSync(
    join(folder, 'ramiform.pem'),
    readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'),
  )
}

async function scanProxy({ folder, port, server, setting = '', options = [] }) {
  const config = join(folder, `haproxy-${port}.cfg`)
  const node = `127.0.0.1:${new URL(server.url).port}`
  const sample = readFileSync(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8')
  const changed = sample
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replace('/etc/haproxy/ramiform.pem', `${join(folder, 'ramiform.pem')} ${setting}`)
    .replaceAll(/10\.0\.0\.[12]:3000/g, node)
  writeFileSync(config, changed)
  const proxy = startProgram('haproxy', ['-f', config, '-db'])
  let printed = ''
  for (const stream of [proxy.stdout, proxy.stderr])
    stream.on('data', (text) => {
      printed += text
    })
  try {
    while (
      (await runProgram('openssl', ['s_client', '-connect', `127.0.0.1:${port}`])).code !== 0
    ) {
      if (proxy.exitCode !== null) throw new Error(`haproxy did not start:\n${printed}`)
      await wait(100)
    }
    const report = join(folder, `report-${port}.json`)
    const { output } = await runProgram(
      'testssl',
      [
        ...['--jsonfile', report, '--color', '0', '--warnings', 'off', '--ip', '127.0.0.1'],
        ...['--nodns', 'min', '--quiet', ...options, `localhost:${port}`],
      ],
      { timeoutMs: 1_200_000 },
    )
    const text = readFileSync(report, 'utf8')
    if (text.trim() === '') throw new Error(`testssl wrote no report:\n${output}`)
    return testsslFindings(JSON.parse(text))
  } finally {
    stopProgram(proxy)
  }
}
