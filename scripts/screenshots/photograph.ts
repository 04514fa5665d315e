import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser, openWindow, type WindowName, windows } from '../../e2e/support/browser.ts'
import { madeForms } from '../../e2e/support/made-forms.ts'
import { openScreen } from '../../e2e/support/open-screen.ts'
import type { Screen } from '../../e2e/support/screens/screen.ts'
import { ownerScreens } from '../../e2e/support/screens/screens.ts'
import { visitorScreens } from '../../e2e/support/screens/visitor-screens.ts'
import { signIn } from '../shared/owner-client.ts'
import { type RunningServer, startServer } from '../shared/running-server.ts'

const folder = join(dirname(dirname(import.meta.dirname)), 'screenshots')
/** Time in milliseconds after which animations have ended. */
const settleMs = 300
const schemes = ['light', 'dark'] as const
const views = (Object.keys(windows) as WindowName[]).flatMap((window) =>
  schemes.map((scheme) => ({ window, scheme })),
)

interface Failure {
  readonly picture: string
  readonly reason: string
}

/** Takes screenshots of screens whose names start with one of `wanted`, or of all. */
export async function photograph(wanted: readonly string[]) {
  mkdirSync(folder, { recursive: true })
  const chosen = [...ownerScreens, ...visitorScreens].filter(
    ({ name }) => wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning)),
  )
  const failed: Failure[] = []
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const owner = await signIn(server)
    const forms = madeForms(owner)
    const take = async (screens: readonly Screen[]) => {
      if (screens.length === 0) return
      // Two views at a time, because most computers have at least two cores.
      const waiting = [...views]
      const worker = async () => {
        for (let view = waiting.shift(); view !== undefined; view = waiting.shift()) {
          failed.push(...(await takeAll({ server, browser, forms, screens, ...view })))
        }
      }
      await Promise.all([worker(), worker()])
    }
    await take(chosen.filter(({ first }) => first))
    const rest = chosen.filter(({ first }) => !first)
    // Creates all forms first, so that each picture of the dashboard shows the same ones.
    if (rest.some(({ path }) => path.startsWith('/dashboard'))) {
      for (const name of ['draft', 'unanswered', 'event', 'typical'] as const) await forms(name)
    }
    for (const { form } of rest) if (form !== undefined) await forms(form)
    await take(rest)
  } finally {
    await browser.close()
    await server.stop()
  }
  return { taken: chosen.length * views.length - failed.length, failed, folder }
}

async function takeAll({
  server,
  browser,
  forms,
  screens,
  window,
  scheme,
}: {
  server: RunningServer
  browser: Browser
  forms: ReturnType<typeof madeForms>
  screens: readonly Screen[]
  window: WindowName
  scheme: (typeof schemes)[number]
}): Promise<readonly Failure[]> {
  const { page, context } = await openWindow(browser, window, { colorScheme: scheme })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(server.signInLink())
  await page.waitForURL('**/dashboard')
  const failed: Failure[] = []
  const take = async (screen: Screen) => {
    const picture = `${screen.name}-${window}-${scheme}.png`
    try {
      await openScreen(page, window, screen, { address: server.url, forms })
      await page.waitForTimeout(settleMs)
      await page.screenshot({ path: join(folder, picture), fullPage: screen.isWhole ?? false })
    } catch (error) {
      failed.push({
        picture,
        reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '',
      })
    }
    await context.setOffline(false)
  }
  for (const screen of screens) {
    // These come last.
    if (visitorScreens.includes(screen)) await context.clearCookies()
    await (screen.saves ? inTurn(() => take(screen)) : take(screen))
  }
  await context.close()
  return failed
}

let lastTurn = Promise.resolve()

/** Screens that save a form run one after the other, because two saves of one form conflict. */
function inTurn(work: () => Promise<void>): Promise<void> {
  lastTurn = lastTurn.then(work)
  return lastTurn
}
