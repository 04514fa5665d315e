import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openBrowser, openWindow } from '../../e2e/support/browser.ts'
import { madeForms } from '../../e2e/support/made-forms.ts'
import { openScreen } from '../../e2e/support/open-screen.ts'
import { ownerScreens } from '../../e2e/support/screens/screens.ts'
import { visitorScreens } from '../../e2e/support/screens/visitor-screens.ts'
import { findChromium } from '../../scripts/shared/find-programs.mjs'
import { signIn } from '../../scripts/shared/owner-client.ts'
import { startServer } from '../../scripts/shared/running-server.ts'
import { runProgram } from './run-program.mjs'

export const programs = {}

const packageName = 'pa11y@10.0.0'

/** Without them, pages have empty links that CSS hides. */
const operatorDetails = {
  OPERATOR_NAME: 'Ada Lovelace',
  OPERATOR_EMAIL: 'ada@example.org',
  OPERATOR_PHONE: '+44 20 7946 0000',
  OPERATOR_ADDRESS: '12 St James’s Square, London',
  OPERATOR_JURISDICTION: 'England',
  OPERATOR_SOCIAL: [1, 2, 3, 4].map((number) => `https://social${number}.example.org/`).join(' '),
}

/** Runs HTML_CodeSniffer on every screen in its states, on a desktop in light mode. */
export async function scan({ only }) {
  const chromium = await findChromium()
  if (!chromium.path) throw new Error(chromium.missing)
  process.env.CHROMIUM = chromium.path
  const pa11y = await loadPa11y()
  const server = await startServer({ env: operatorDetails })
  const browser = await openBrowser()
  try {
    const owner = await signIn(server)
    const forms = madeForms(owner)
    const { page, context } = await openWindow(browser, 'desktop', { colorScheme: 'light' })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(server.url)
    await page.setContent('<p style="color: #ccc; background: #fff">Faint</p><img src="/x.png">')
    const planted = await check(pa11y, page)
    await context.addCookies(owner.cookies().map((cookie) => ({ ...cookie, url: server.url })))

    const findings = []
    const screens = inOrder().filter(({ name }) => !only || only.test(name))
    for (const screen of screens) {
      if (visitorScreens.includes(screen)) await context.clearCookies()
      try {
        await openScreen(page, 'desktop', screen, { address: server.url, forms })
        for (const what of await check(pa11y, page)) findings.push({ where: screen.name, what })
      } catch (error) {
        findings.push({ where: screen.name, what: `not checked: ${error.message.split('\n')[0]}` })
      }
      await context.setOffline(false)
    }
    return {
      scanned: `${screens.length} screens, WCAG 2 AA by HTML_CodeSniffer`,
      findings,
      control: {
        passed: ['1_4_3', '1_1_1'].every((rule) => planted.some((what) => what.includes(rule))),
        what: `a faint text and an image without a text: ${planted.length} findings`,
      },
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** First the owner without forms, last the visitors, who are signed out. */
function inOrder() {
  const owners = ownerScreens.toSorted(
    (a, b) => Number(b.first ?? false) - Number(a.first ?? false),
  )
  return [...owners, ...visitorScreens].filter(({ onlyPhotographed = false }) => !onlyPhotographed)
}

/** npx downloads pa11y, and its folder is on the PATH of what npx runs. */
async function loadPa11y() {
  const { code, output } = await runProgram(
    'npx',
    ['--yes', '-p', packageName, '-c', 'command -v pa11y'],
    { env: { PUPPETEER_SKIP_DOWNLOAD: '1' } },
  )
  const program = output.trim().split('\n').at(-1)
  if (code !== 0) throw new Error(`npx did not install ${packageName}:\n${output}`)
  return createRequire(join(program, '../../pa11y/package.json'))('pa11y')
}

/** Errors on a page of Playwright, which pa11y gets in place of a page of Puppeteer. */
async function check(pa11y, page) {
  const driven = {
    on: () => {},
    off: () => {},
    setViewport: async () => {},
    setUserAgent: async () => {},
    evaluate: (script, value) => page.evaluate(script, value),
  }
  const { issues } = await pa11y('about:blank', {
    browser: {},
    page: driven,
    ignoreUrl: true,
    runners: ['htmlcs'],
    standard: 'WCAG2AA',
    timeout: 120_000,
  })
  return issues
    .filter(({ type }) => type === 'error')
    .map(({ code, message, selector, context }) => `${code}: ${message} ${selector} ${context}`)
}
