import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readablePages } from '../../apps/web/src/site/layout/site-pages.ts'
import { startFormProxy } from './form-proxy.mjs'
import { operations, sampleQuery } from './operations.mjs'
import { startPlantedPages } from './planted-pages.mjs'
import { wapitiFindings } from './reports.ts'
import { runProgram } from './run-program.mjs'
import { startFilledServer } from './test-server.mjs'

export const programs = { wapiti: 'wapiti' }

// Not used: nikto, wapp and buster need lists from the network, brute_login_form needs a password form.
const modules = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess'],
  ...['http_headers', 'methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'ssrf'],
  ...['xss', 'xxe'],
]
/** Longest time of each module. */
const attackSeconds = Number(process.env.WAPITI_SECONDS || 40)

/** Scans the site, the public forms and the API as a visitor and as an owner. */
export async function scan({ databaseUrl }) {
  const planted = await startPlantedPages()
  const target = await startFilledServer({
    databaseUrl: databaseUrl('wapiti'),
    startProxy: startFormProxy,
  })
  try {
    const control = await wapiti({
      url: planted.url,
      endpoint: planted.url,
      pages: [],
      only: ['xss', 'ssrf'],
    })
    const kinds = new Set(control.findings.map(({ what }) => what.split(':')[0]))
    const pages = pagesOf(target)
    const scans = []
    for (const cookie of ['', target.cookie]) {
      scans.push(await wapiti({ url: target.url, endpoint: planted.url, pages, cookie }))
    }
    // Pages of a signed-out owner would be those of a visitor.
    await target.owner.call('GET', '/api/users/me')
    const pageCounts = scans.map(({ crawled }) => crawled)
    return {
      scanned: `${pages.length} pages to start with; crawled ${pageCounts.join(' as visitor, ')} as owner; ${modules.length} modules`,
      findings: unique(scans.flatMap(({ findings }) => findings)),
      control: {
        passed: ['Cross Site Scripting', 'Server Side Request Forgery'].every((one) =>
          kinds.has(one),
        ),
        what: `planted pages: ${[...kinds].join(', ') || 'nothing found'}`,
      },
    }
  } finally {
    await target.stop()
    await planted.stop()
  }
}

/** Pages of the site, the owner and the visitors, and the addresses of the API that have parameters. */
function pagesOf({ url, ids, slugs, document }) {
  const ofForm = ['', '/edit', '/logic', '/share', '/submissions'].map(
    (path) => `/forms/${ids.id}${path}`,
  )
  const calls = operations(document, ids)
    .filter(({ method, query }) => method === 'GET' && query.length > 0)
    .map((operation) => `${operation.path}?${sampleQuery(operation, { ids: ids.submissionId })}`)
  return [
    ...readablePages.map(({ path }) => path),
    ...['/login?from=x', '/dashboard', '/bin', '/logic-chat', ...ofForm],
    ...slugs.map((slug) => `/f/${slug}`),
    `/f/${ids.slug}/report`,
    `/f/${ids.slug}/thanks`,
    `/f/${ids.slug}?full_name=Ada`,
    ...calls,
  ].map((path) => url + path)
}

async function wapiti({ url, endpoint, pages, cookie = '', only = modules }) {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-wapiti-'))
  const report = join(folder, 'report.json')
  try {
    const { output } = await runProgram(
      'wapiti',
      [
        ...['-u', `${url}/`, '-m', only.join(','), '-f', 'json', '-o', report],
        ...['--store-session', folder, '--endpoint', `${endpoint}/`, '--no-bugreport'],
        ...['--max-scan-time', '120', '--max-attack-time', String(attackSeconds), '-t', '10'],
        ...['-d', '3', '--max-parameters', '30', '-v', '1', '--flush-session'],
        // The server rejects posts without the header that every browser sends.
        ...['-H', `Origin: ${url}`],
        ...(cookie === '' ? [] : ['-H', `Cookie: ${cookie}`]),
        ...pages.flatMap((page) => ['-s', page]),
      ],
      { timeoutMs: 3_000_000, cwd: folder },
    )
    const text = readText(report)
    if (text === undefined) throw new Error(`wapiti wrote no report:\n${output.slice(-2_000)}`)
    const crawled = /found (\d+) (?:pages|URLs)/i.exec(output)?.[1]
    return { crawled: crawled ?? '?', findings: wapitiFindings(JSON.parse(text)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function unique(findings) {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}
