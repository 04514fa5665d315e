import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, isLoopbackUrl } from '../config.ts'
import { refuse, sendRefusal } from '../errors.ts'
import { sendEncoded } from '../http/encoded-body.ts'
import { ownerPagePolicy } from '../http/security-headers.ts'
import { openStaticFolder, type StaticFolder } from '../http/static-folder.ts'
import { isAppRoute } from './app-routes.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

/** What the build wrote for every screen of the app, and for every address that is no page. */
const emptyPage = '__spa-fallback.html'
const lostPage = '404/index.html'

/** Serves the built app and site: their files, their pages, and a 404 page at every other address. */
export async function ownerApp(app: FastifyInstance, config: Config): Promise<void> {
  const openFolder = () =>
    openStaticFolder(config.ownerAppDir, fillPlaceholders(config.publicUrl, config.operator))
  let folder = await openFolder()
  const policies = new Map<string, string>()

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    if (path === '/api' || path.startsWith('/api/') || !/^(GET|HEAD)$/.test(request.method)) {
      return sendRefusal(refuse('not_found'), reply)
    }
    const elsewhere = publicAddress(request, config)
    if (elsewhere !== null) return reply.redirect(elsewhere, 302)
    if (folder.names.size === 0) folder = await openFolder()
    return serve(folder, path, request, reply)
  })

  async function serve(
    files: StaticFolder,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const asset = path.slice(1)
    const file = path.endsWith('.html') ? null : await files.read(asset)
    if (file !== null) {
      return sendEncoded(request, reply.header('cache-control', cachingOf(asset)), file)
    }
    // Nothing that looks like a file is a page: a missing script must not be answered with HTML.
    if (/\.\w+$/.test(path)) return sendRefusal(refuse('not_found'), reply)
    const own = `${asset.replace(/\/$/, '')}/index.html`.replace(/^\//, '')
    const isPage = isAppRoute(path) || (files.names.has(own) && own !== lostPage)
    const name = files.names.has(own) ? own : isPage ? emptyPage : lostPage
    const page = await files.read(name)
    if (page === null) return notBuilt(reply)
    let policy = policies.get(name)
    if (policy === undefined) {
      policy = ownerPagePolicy(config, inlineScriptHashes((await page.in('identity')).toString()))
      policies.set(name, policy)
    }
    reply
      .code(isPage ? 200 : 404)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
    return sendEncoded(request, reply, page)
  }
}

/** CSP sources for the scripts written into a page; any other inline script is not run. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** The build puts a hash into the names of what it writes under assets/. */
function cachingOf(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * On one's own computer 127.0.0.1 and localhost are one server but two sites to a browser, and a sign-in
 * begun on one cannot end on the other: such a page is opened where PUBLIC_URL says.
 */
function publicAddress(request: FastifyRequest, { publicUrl }: Config): string | null {
  const { host } = request.headers
  const ours = new URL(publicUrl)
  if (!isLoopbackUrl(publicUrl) || host === undefined || host === ours.host) return null
  const asked = `http://${host}`
  const isAlias = URL.canParse(asked) && isLoopbackUrl(asked) && new URL(asked).port === ours.port
  return isAlias ? publicUrl + request.url : null
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    // No page of ours has an address that cannot be decoded.
    return '/%'
  }
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet, Ramiform</title>
<h1>The pages are not built yet</h1><p>Run <code>npm run build</code>, then load this page again. <code>npm start</code> does both.</p></html>`)
}
