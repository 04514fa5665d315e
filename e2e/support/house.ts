import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import {
  type CreatedForm,
  type OwnerClient,
  publishForm,
  signIn,
} from '../../scripts/shared/owner-client.ts'
import { type RunningServer, startServer } from '../../scripts/shared/running-server.ts'
import { openWindow, type WindowName, type WindowOptions } from './browser.ts'
import { insertSubmissions } from './insert-submissions.ts'
import {
  copyOfPages,
  newOwner,
  replaceSharedServer,
  sharedBrowser,
  sharedServer,
} from './shared.ts'
import { type SharedWindow, sharedWindow } from './shared-window.ts'
import { type RestartingServer, startOnCopy } from './start-on-copy.ts'

interface StoredSubmission {
  readonly id: string
  readonly submitterEmail?: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * A server, a browser, and an owner's client. Files without settings share the server of their worker. Each has an owner
 * of its own, who has no forms yet. Settings start a server with an empty database.
 */
export function house(
  environment: Readonly<Record<string, string>> = {},
  {
    isFirstStart = false,
  }: {
    /** A new installation: it makes its own database, and compresses what it sends. */
    readonly isFirstStart?: boolean
  } = {},
) {
  let server: RunningServer | RestartingServer
  let browser: Browser
  let owner: OwnerClient
  const isShared = !isFirstStart && Object.keys(environment).length === 0
  /** Undefined for the owner of the sign-in link. */
  const email = isShared ? newOwner() : undefined

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([start(), sharedBrowser()])
    owner = await signIn(server, email)
  })
  afterAll(async () => {
    if (isShared) return
    // Its data are deleted, so only a new installation ends as an operator would end it.
    await (isFirstStart ? server?.stop() : server?.kill())
  })

  function start(): Promise<RunningServer | RestartingServer> {
    if (isShared) return sharedServer()
    const env = { ...copyOfPages(), ...environment }
    return isFirstStart ? startServer({ env }) : startOnCopy(env)
  }

  async function ownWindow(name: WindowName, options: WindowOptions): Promise<SharedWindow> {
    const { page, context } = await openWindow(browser, name, {
      ...(isFirstStart && { extraHTTPHeaders: {} }),
      ...options,
    })
    return { page, release: () => context.close() }
  }

  return {
    get url() {
      return server.url
    },
    /** Link for `owner().signIn`. On the shared server, it names this file's owner. */
    get signInLink() {
      return email === undefined ? server.signInLink() : `${server.signInLink()}#${email}`
    },
    output: () => server.output(),
    /**
     * A window for this story. It reuses the tab of an earlier story (decision 380), unless options need a new one. On
     * failure, its last state is saved in screenshots/.
     */
    async window(name: WindowName, options: WindowOptions = {}) {
      const { colorScheme = null, javaScriptEnabled = true, ...lasting } = options
      const isReused = !isFirstStart && javaScriptEnabled && Object.keys(lasting).length === 0
      const { page, release } = isReused
        ? await sharedWindow(browser, name, server.url)
        : await ownWindow(name, options)
      if (isReused && colorScheme !== null) await page.emulateMedia({ colorScheme })
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') {
          const file = task.name.replace(/\W+/g, '-').slice(0, 80)
          await page.screenshot({ path: `screenshots/failed/${file}-${name}.png` })
          await page.context().close()
        } else await release()
      })
      return page
    },
    /** Signs in without the sign-in pages, which `main-job.test.ts` and `keyboard.test.ts` cover. */
    async signedIn(page: Page): Promise<void> {
      const { url } = server
      await page.context().addCookies(owner.cookies().map((cookie) => ({ ...cookie, url })))
    },
    /**
     * The editor of a new draft, for a signed-in owner. Skips the dashboard and its dialog, which `main-job.test.ts` and
     * `start.test.ts` cover.
     */
    async editing(
      page: Page,
      name: string,
      fields: readonly object[] = [],
      parts: object = {},
    ): Promise<CreatedForm> {
      await this.signedIn(page)
      const draft = { name, schema: { fields, settings: {}, ...parts } }
      const { form } = (await owner.call('POST', '/api/forms', draft)) as { form: CreatedForm }
      await page.goto(`${server.url}/forms/${form.id}/edit`)
      await page.getByLabel('Form name').waitFor()
      return form
    },
    /** Stores submissions without requests, which would take minutes for thousands. Signs the owner in again. */
    async insertSubmissions(form: { readonly id: string }, answers: readonly object[]) {
      if (!('restartAfter' in server)) throw new Error('A new installation keeps running')
      const restarted = await server.restartAfter((database) =>
        insertSubmissions(database, form.id, answers),
      )
      server = restarted
      if (isShared) replaceSharedServer(restarted)
      owner = await signIn(server, email)
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
