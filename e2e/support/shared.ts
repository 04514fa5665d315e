import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type RestartingServer, startOnCopy } from './start-on-copy.ts'

// Test files that run one after another in the same worker share a browser and a server (decision 257). Both end with
// the worker's process. Vitest ends it with SIGTERM, which skips the exit listeners of Node by default.
process.once('SIGTERM', () => process.exit())

let browser: Promise<Browser> | undefined
let server: Promise<RestartingServer> | undefined

/** The worker's browser. Stories close their own contexts, never the browser. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser()
  return browser
}

/** The worker's server with the usual configuration. Each file has an owner of its own. */
export function sharedServer(): Promise<RestartingServer> {
  // After a failed start, the next file tries again.
  server ??= startOnCopy(copyOfPages()).catch((error) => {
    server = undefined
    throw error
  })
  return server
}

/** Replaces the worker's server after a restart, for this file and the next ones. */
export function replaceSharedServer(restarted: RestartingServer): void {
  server = Promise.resolve(restarted)
}

/** An email address that no other file signs in with. The name before the @ is that of the sign-in link. */
export const newOwner = () => `owner@${randomUUID().slice(0, 8)}.localhost`

let pages: Readonly<Record<string, string>> | undefined

/** Configuration for a copy of the built pages, so that a rebuild does not affect running stories. */
export function copyOfPages(): Readonly<Record<string, string>> {
  pages ??= copyPages()
  return pages
}

function copyPages(): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const web = join(dirname(dirname(import.meta.dirname)), 'apps/web')
  const built = {
    OWNER_APP_DIR: join(web, 'build/client'),
    PUBLIC_FORM_DIR: join(web, 'dist/public-form'),
  }
  return Object.fromEntries(
    Object.entries(built).map(([variable, source]) => {
      const copy = join(folder, variable)
      cpSync(source, copy, { recursive: true })
      return [variable, copy]
    }),
  )
}
