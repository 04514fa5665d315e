import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { openBrowser, windows } from '../../e2e/support/browser.ts'
import { type MadeFormName, madeForms } from '../../e2e/support/made-forms.ts'
import { openScreen } from '../../e2e/support/open-screen.ts'
import type { Screen } from '../../e2e/support/screens/screen.ts'
import { ownerScreens } from '../../e2e/support/screens/screens.ts'
import { visitorScreens } from '../../e2e/support/screens/visitor-screens.ts'
import { signIn } from '../shared/owner-client.ts'
import { startServer } from '../shared/running-server.ts'

const folder = join(import.meta.dirname, '../../apps/web/src/site/articles/pictures')
const measuresFile = join(folder, 'pictures.json')
/** Device pixels per CSS pixel. Pages show the pictures at about half size. */
const scale = 1.5
/** WebP quality, 0 to 100. */
const quality = 78
const settleMs = 400
const schemes = ['light', 'dark'] as const

/** One picture: a screen in a state, and the part to show. */
interface DocumentationPicture {
  readonly name: string
  readonly screen: Screen
  readonly window?: { readonly width: number; readonly height: number }
  /** The part of the page. Without it, the window. */
  readonly part?: string
  readonly density?: number
}

/** Room for the whole dialog of a new form. */
const startDialog = { width: 1208, height: 764 }

function screenNamed(name: string): Screen {
  const screen = [...ownerScreens, ...visitorScreens].find((one) => one.name === name)
  if (screen === undefined) throw new Error(`There is no screen "${name}" in e2e/support`)
  return screen
}

const visitorScreen = (form: MadeFormName, before: NonNullable<Screen['before']>): Screen => ({
  name: 'public',
  form,
  path: '',
  isVisitors: true,
  before,
})

const pictures: readonly DocumentationPicture[] = [
  {
    name: 'editor',
    screen: { ...screenNamed('editor-typical'), before: selectCard('Which part of the day?') },
    window: { width: 1280, height: 760 },
  },
  {
    name: 'groups',
    screen: { ...screenNamed('editor-typical'), before: selectCard('Lunch') },
    window: { width: 1280, height: 620 },
    part: 'aside[aria-label="Logic"]',
    density: 2,
  },
  {
    name: 'flow',
    screen: {
      ...screenNamed('flow-typical'),
      // It opens with Lunch, the most decided field.
      before: (page) => page.getByText('One field', { exact: true }).click(),
    },
    window: { width: 1280, height: 720 },
  },
  {
    name: 'logic-check',
    screen: screenNamed('logic-findings-list'),
    window: { width: 1280, height: 760 },
  },
  {
    name: 'scenarios',
    screen: screenNamed('scenarios-failing'),
    window: { width: 1280, height: 760 },
  },
  { name: 'compare', screen: screenNamed('logic-compare'), window: { width: 1280, height: 780 } },
  { name: 'coverage', screen: screenNamed('coverage-full'), window: { width: 1360, height: 700 } },
  { name: 'print', screen: screenNamed('print-full'), window: { width: 960, height: 820 } },
  { name: 'bin', screen: screenNamed('bin-full'), window: { width: 1120, height: 540 } },
  {
    name: 'embed-guide',
    screen: screenNamed('editor-embed'),
    window: { width: 900, height: 900 },
    part: '[role=dialog]',
  },
  {
    name: 'branding',
    screen: screenNamed('editor-design'),
    window: { width: 1280, height: 860 },
  },
  {
    name: 'generator',
    screen: screenNamed('generator-natural'),
    window: startDialog,
    part: '[role=dialog]',
  },
  {
    name: 'import',
    screen: { ...screenNamed('editor-import'), before: pasteTree },
    window: startDialog,
    part: '[role=dialog]',
  },
  {
    name: 'logic-chat',
    screen: { ...screenNamed('chat-form'), before: sayRule },
    window: { width: 900, height: 760 },
  },
  {
    name: 'submissions',
    screen: screenNamed('submissions-one'),
    window: { width: 1240, height: 800 },
  },
  {
    name: 'public-form',
    screen: visitorScreen('typical', fillWorkshop),
    window: { width: 860, height: 700 },
  },
  {
    name: 'more-fields',
    screen: screenNamed('public-form-more-fields'),
    window: { width: 860, height: 760 },
  },
  {
    name: 'answers-in-texts',
    screen: {
      ...screenNamed('editor-typical'),
      async before(page: Page) {
        await page.getByRole('button', { name: 'Edit Lunch' }).click()
        await page.getByRole('button', { name: 'Insert answer' }).click()
        await page.getByRole('option').first().click()
        await page.getByRole('button', { name: 'Insert answer' }).click()
      },
    },
    window: { width: 1080, height: 640 },
  },
  {
    name: 'ranking-and-address',
    screen: screenNamed('public-form-ranking-and-address'),
    window: { width: 860, height: 1240 },
  },
  {
    name: 'signature',
    screen: screenNamed('public-form-signature'),
    window: { width: 860, height: 720 },
  },
  {
    name: 'choices',
    screen: visitorScreen('choices', chooseAtFair),
    window: { width: 860, height: 900 },
  },
  {
    name: 'more-settings',
    screen: screenNamed('editor-more-settings'),
    window: { width: 1080, height: 1180 },
  },
  {
    name: 'values',
    screen: screenNamed('editor-settings-values'),
    window: { width: 760, height: 760 },
    part: '[role=dialog]',
  },
  {
    name: 'endings',
    screen: screenNamed('editor-endings'),
    window: { width: 760, height: 900 },
    part: '[role=dialog]',
  },
  {
    name: 'languages',
    screen: screenNamed('editor-translations'),
    window: { width: 1080, height: 760 },
    part: '[role=dialog]',
  },
  {
    name: 'sections',
    screen: visitorScreen('sections', () => Promise.resolve()),
    window: { width: 860, height: 760 },
  },
  {
    name: 'statements',
    screen: screenNamed('public-form-statements'),
    window: { width: 860, height: 760 },
  },
  {
    name: 'jumps',
    screen: {
      ...screenNamed('editor-jumps'),
      async before(page) {
        await page.getByRole('button', { name: 'Edit Are you a member?' }).click()
        await page.getByRole('region', { name: 'Jumps' }).getByLabel('If No, go to').waitFor()
      },
    },
    window: { width: 1280, height: 760 },
  },
  {
    name: 'picture-choice',
    screen: screenNamed('public-form-pictures'),
    window: { width: 860, height: 900 },
  },
  {
    name: 'matrix',
    screen: screenNamed('public-form-matrix'),
    window: { width: 860, height: 900 },
  },
  {
    name: 'single-card',
    screen: visitorScreen('unanswered', async (page) => {
      await page.getByText('Mixed', { exact: true }).click()
      await page.getByRole('button', { name: 'Next' }).waitFor()
    }),
    window: { width: 860, height: 560 },
  },
]

/** One transparent pixel. */
const blank = 'UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAEAcQERGIiP4HAA=='

/** Creates blank files for new pictures, because the pages build only if all their pictures exist. */
export function makeRoom(): void {
  const measures = readMeasures()
  for (const { name } of pictures) {
    measures[name] ??= { width: 1, height: 1 }
    for (const scheme of schemes) {
      const file = join(folder, `${name}-${scheme}.webp`)
      if (!existsSync(file)) writeFileSync(file, Buffer.from(blank, 'base64'))
    }
  }
  writeMeasures(measures)
}

type Measures = Record<string, { width: number; height: number }>

const readMeasures = () => JSON.parse(readFileSync(measuresFile, 'utf8')) as Measures

const writeMeasures = (measures: Measures) =>
  writeFileSync(measuresFile, `${JSON.stringify(measures, null, 2)}\n`)

/** Takes the named pictures, or all, and writes their sizes to a file. */
export async function takeDocumentationPictures(names: readonly string[]) {
  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name))
  const measures = readMeasures()
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const owner = await signIn(server)
    const forms = madeForms(owner)
    for (const { name, screen, part, window = windows.desktop, density = scale } of wanted) {
      for (const colorScheme of schemes) {
        const context = await browser.newContext({
          viewport: window,
          deviceScaleFactor: density,
          reducedMotion: 'reduce',
          colorScheme,
        })
        await context.addCookies(owner.cookies().map((one) => ({ ...one, url: server.url })))
        const page = await context.newPage()
        await openScreen(page, 'desktop', screen, { address: server.url, forms })
        await logicIsChecked(page)
        await page.waitForTimeout(settleMs)
        const { image, width, height } = await photograph(page, part, density)
        writeFileSync(join(folder, `${name}-${colorScheme}.webp`), image)
        measures[name] = { width, height }
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  writeMeasures(measures)
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { taken: wanted.length * 2, kilobytes: Math.round(bytes / 1_000) }
}

/** Waits until the editor says what its logic check found, so that pictures of both schemes show it. */
async function logicIsChecked(page: Page) {
  if (!page.url().includes('/edit')) return
  const found = page.getByRole('button', { name: /^(No problems in the logic|\d+ (hint|problem))/ })
  // Some screens do not show it.
  await found.waitFor({ timeout: 5_000 }).catch(() => {})
}

/** Encodes WebP in Chromium. Sizes are in CSS pixels. */
async function photograph(page: Page, part: string | undefined, density: number) {
  const box = part === undefined ? null : await cutOut(page.locator(part).last())
  const viewport = page.viewportSize() ?? windows.desktop
  const { x, y, ...size } = box ?? { x: 0, y: 0, ...viewport }
  // The picture is cut out of the page, whose top may be scrolled away.
  const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const)
  const clip = { x: x + left, y: y + top, ...size }
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { ...clip, scale: 1 },
  })
  return {
    image: Buffer.from(data, 'base64'),
    width: Math.round((clip.width * density) / scale),
    height: Math.round((clip.height * density) / scale),
  }
}

/** The element's box, without the page behind its rounded corners. */
async function cutOut(part: Locator) {
  await part.evaluate((element: HTMLElement) => {
    element.style.borderRadius = '0'
    element.style.borderWidth = '0'
  })
  return part.boundingBox()
}

function selectCard(label: string): NonNullable<Screen['before']> {
  return async (page) => {
    await page.getByRole('button', { name: `Edit ${label}` }).click()
    await page.locator('aside[aria-label="Logic"]').getByText('Shown when').waitFor()
  }
}

async function pasteTree(page: Page): Promise<void> {
  await page.locator('[data-canvas]').first().waitFor()
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog', { name: 'Import fields' })
  await dialog.getByRole('tab', { name: 'Paste Content' }).click()
  await dialog.getByRole('textbox', { name: 'Content' }).fill(`Do you need a room?
├── Yes → How many nights will you stay?
└── No → How do you travel?
    ├── By car → What is your number plate?
    └── By train`)
  await dialog.getByText('number plate').last().waitFor()
}

async function sayRule(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill('Show Email address if online')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Apply to Email address' }).first().waitFor()
}

async function fillWorkshop(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace')
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org')
  await page.getByText('In person', { exact: true }).first().click()
  await page.getByLabel('Which part of the day?').selectOption('Full day')
  await page.getByText('Vegan', { exact: true }).waitFor()
}

async function chooseAtFair(page: Page): Promise<void> {
  const choose = (role: 'checkbox' | 'radio', name: string | RegExp) =>
    page.getByRole(role, { name }).check({ force: true })
  for (const option of ['Baking', 'Pottery', /^Lunch/]) await choose('checkbox', option)
  await choose('radio', /^Weekend/)
  await page.getByRole('textbox', { name: 'How much clay' }).fill('1.5')
}
