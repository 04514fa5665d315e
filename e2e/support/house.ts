import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type OwnerClient, publishForm, signIn } from '../../scripts/shared/owner-client.ts'
import { type RunningServer, startServer } from '../../scripts/shared/running-server.ts'
import { openBrowser, openWindow, type WindowName } from './browser.ts'
import { insertSubmissions } from './insert-submissions.ts'
import { type RestartingServer, startOnCopy } from './start-on-copy.ts'

interface StoredSubmission {
  readonly id: string
  readonly submitterEmail?: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A server with its own empty database, a browser, and an owner's client. */
export function house(
  environment: Readonly<Record<string, string>> = {},
  /** A new installation: it makes its own database, and compresses what it sends. */
  { isFirstStart = false }: { readonly isFirstStart?: boolean } = {},
) {
  let server: RunningServer | RestartingServer
  let browser: Browser
  let owner: OwnerClient

  const folder = mkdtempSync(join(tmpdir(), 'ramiform-e2e-'))

  beforeAll(async () => {
    const env = { ...keepPages(folder), ...environment }
    ;[server, browser] = await Promise.all([
      isFirstStart ? startServer({ env }) : startOnCopy(env),
      openBrowser(),
    ])
    owner = await signIn(server)
  })
  afterAll(async () => {
    await browser?.close()
    // Its data are deleted, so only a new installation ends as an operator would end it.
    await (isFirstStart ? server?.stop() : server?.kill())
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    get url() {
      return server.url
    },
    get signInLink() {
      return server.signInLink()
    },
    output: () => server.output(),
    /** A window for this story. On failure, its last state is saved in screenshots/. */
    async window(name: WindowName, options: Parameters<typeof openWindow>[2] = {}) {
      const { page, context } = await openWindow(browser, name, {
        ...(isFirstStart && { extraHTTPHeaders: {} }),
        ...options,
      })
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') {
          const file = task.name.replace(/\W+/g, '-').slice(0, 80)
          await page.screenshot({ path: `screenshots/failed/${file}-${name}.png` })
        }
        await context.close()
      })
      return page
    },
    /** Signs in without the sign-in pages, which `main-job.test.ts` and `keyboard.test.ts` cover. */
    async signedIn(page: Page): Promise<void> {
      const { url } = server
      await page.context().addCookies(owner.cookies().map((cookie) => ({ ...cookie, url })))
    },
    /** Stores submissions without requests, which would take minutes for thousands. Signs the owner in again. */
    async insertSubmissions(form: { readonly id: string }, answers: readonly object[]) {
      if (!('restartAfter' in server)) throw new Error('A new installation keeps running')
      server = await server.restartAfter((database) =>
        insertSubmissions(database, form.id, answers),
      )
      owner = await signIn(server)
    },
    publish: (name: string, schema: unknown) => publishForm(owner, name, schema),
    call: (...call: Parameters<OwnerClient['call']>) => owner.call(...call),
    addressOf: (form: { slug: string }) => `${server.url}/f/${form.slug}`,
    async submissions(form: { id: string }): Promise<readonly StoredSubmission[]> {
      const answer = await owner.call('GET', `/api/forms/${form.id}/submissions`)
      return (answer as { submissions: StoredSubmission[] }).submissions
    },
  }
}

/** A copy of the built pages, so that a rebuild does not affect running stories. */
function keepPages(folder: string): Record<string, string> {
  const web = join(dirname(dirname(import.meta.dirname)), 'apps/web')
  const pages = {
    OWNER_APP_DIR: join(web, 'build/client'),
    PUBLIC_FORM_DIR: join(web, 'dist/public-form'),
  }
  return Object.fromEntries(
    Object.entries(pages).map(([variable, built]) => {
      const copy = join(folder, variable)
      cpSync(built, copy, { recursive: true })
      return [variable, copy]
    }),
  )
}
