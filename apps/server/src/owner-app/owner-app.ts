import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, isLoopbackUrl } from '../config.ts'
import { refuse, sendRefusal } from '../errors.ts'
import { sendEncoded } from '../http/encoded-body.ts'
import { ownerPagePolicy } from '../http/security-headers.ts'
import { openStaticFolder, type StaticFolder } from '../http/static-folder.ts'
import { isAppRoute } from './app-routes.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

/** Files of the build: the empty page for all of the app's screens, and the page for unknown paths. */
const emptyPage = '__spa-fallback.html'
const lostPage = '404/index.html'

/** Serves the built app and site: files, pages, and a 404 page for every other path. */
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
    // Paths with a file extension are never pages: a missing script must not get an HTML response.
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

/** CSP hashes for a page's inline scripts. The browser blocks all other inline scripts. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** Cache-Control of a file. Names under assets/ contain a content hash, so browsers can cache these files forever. */
function cachingOf(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * URL on PUBLIC_URL's host for a request to another loopback host, or null. Browsers treat 127.0.0.1 and localhost as
 * two sites, so a sign-in started on one cannot end on the other.
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
    // No page has a path that cannot be decoded.
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
