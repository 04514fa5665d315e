import type { Page } from 'playwright-core'
import type { MadeFormName } from '../made-forms.ts'
import { refusing, type Screen } from './screen.ts'

type Way = NonNullable<Screen['before']>

const press = (page: Page, name: string | RegExp, how: { modifiers?: ['Control'] } = {}) =>
  page.getByRole('button', { name }).first().click(how)
const status = (page: Page) =>
  page
    .locator('[data-canvas]')
    .getByRole('button', { name: /problem|hint/ })
    .first()
const inForm = (page: Page) => page.frameLocator('iframe').locator('.rf-field').first().waitFor()

/** A new replay of a form ends the one before, so two windows must not show one at the same time. */
const replays = { saves: true } as const

/** A script that does not load. */
const unreachable = (address: string) => (page: Page) =>
  page.route(address, (route) => route.abort())

/** Stories check these states for accessibility, so they are only photographed. */
const picture = (
  name: string,
  form: MadeFormName,
  path: string,
  before?: Way,
  more: Partial<Screen> = {},
): Screen => ({ name, form, path, onlyPhotographed: true, ...(before && { before }), ...more })

const openList: Way = async (page) => {
  await status(page).click()
  await page.locator('[data-title]').first().waitFor()
}
const openMark =
  (fieldId: string): Way =>
  async (page) => {
    await page.locator(`[data-field="${fieldId}"] [data-finding]`).click()
    await page.getByRole('dialog').waitFor()
  }
const makeAppear: Way = async (page) => {
  await press(page, 'Edit Names of the others')
  await press(page, 'Make it appear')
  await inForm(page)
}
const whatShows: Way = async (page) => {
  await press(page, 'Preview')
  await inForm(page)
  await page.getByText('questions, with these answers').first().scrollIntoViewIfNeeded()
}

/** Opens the logic of a field, on phones in its sheet. Without a label: all rules of the form. */
const openLogic =
  (label: string | null, then?: (page: Page) => Promise<void>): Way =>
  async (page, window) => {
    if (label !== null) await press(page, `Edit ${label}`)
    if (window === 'phone') {
      const bar = page.getByRole('navigation', { name: 'Editor' })
      await bar.getByRole('button', { name: 'Logic', exact: true }).click()
      await page.getByRole('dialog', { name: /^Logic|selected$/ }).waitFor()
    }
    await then?.(page)
  }
const say = async (page: Page) => {
  await page.getByLabel('Or say it').fill('How many of you are coming? is more than 4')
  await page.keyboard.press('Enter')
  await page.getByText('Use this').waitFor()
}
const openRule = (word: string) => async (page: Page) => {
  await page.locator('[data-rule]').getByText(word).first().click()
  await page.getByRole('group', { name: /^Rule \d+$/ }).waitFor()
}
const pickThree: Way = async (page, window) => {
  await page.getByText('shown when How will you take part?').first().click()
  if (window === 'desktop') await press(page, 'Edit A phone number', { modifiers: ['Control'] })
  await page.getByText(/have the same rule/).waitFor()
}

const scenarios = '/edit?view=scenarios'
const counted = (page: Page) => page.getByRole('heading', { name: /\d scenarios, / }).waitFor()
const generate: Way = async (page) => {
  await press(page, 'Generate')
  await page.getByRole('button', { name: /^Keep all/ }).waitFor()
}

const replayed: Way = (page) =>
  page
    .getByText(/^Replayed [\d,]+ submissions/)
    .first()
    .waitFor()
const review: Way = async (page, window) => {
  await press(page, 'Publish changes')
  await replayed(page, window)
}

const startReview: Way = async (page) => {
  await press(page, 'Publish changes')
  await page
    .getByRole('button', { name: /^(Cancel check|Try again)$/ })
    .first()
    .waitFor()
  await page.getByText('Shows less often').or(page.getByText('changes')).first().waitFor()
}

const reviewOutside: Way = async (page, window) => {
  if (window === 'desktop') return await review(page, window)
  await press(page, 'More')
  await page.getByRole('menuitem', { name: 'Publish changes...' }).click()
  await page.getByText('What changes for visitors').waitFor()
}

/** Screens about the logic of a form: findings, scenarios, coverage, meaning of changes, and print. */
export const logicScreens: readonly Screen[] = [
  picture('logic-panel-first-use', 'tangled', '/edit', openLogic('Who pays for your place?')),
  picture('logic-panel-said', 'tangled', '/edit', openLogic('Who pays for your place?', say)),
  picture('logic-panel-empty', 'tangled', '/edit', openLogic('Full name')),
  picture('logic-panel-rule', 'tested', '/edit', openLogic('Lunch', openRule('Morning'))),
  picture(
    'logic-panel-question',
    'tested',
    '/edit',
    openLogic('Lunch', async (page) => {
      await openRule('Morning')(page)
      await page.getByRole('combobox', { name: /^Field: / }).click()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    }),
  ),
  picture('logic-panel-groups', 'tested', '/edit', openLogic('Lunch')),
  picture('logic-panel-all', 'tangled', '/edit', openLogic(null)),
  picture('logic-panel-several', 'tangled', '/edit', pickThree),
  picture('logic-findings-marks', 'tangled', '/edit', (page) => status(page).waitFor()),
  picture('logic-findings-list', 'tangled', '/edit', openList),
  picture('logic-findings-none', 'unanswered', '/edit', async (page) => {
    await page.getByRole('button', { name: 'No problems in the logic' }).click()
    await page.getByText(/^Checked \d+ questions/).waitFor()
  }),
  picture(
    'logic-findings-stopped',
    'tangled',
    '/edit',
    async (page) => {
      await press(page, 'The check stopped.')
      await page.getByText(/You can go on editing/).waitFor()
    },
    { meanwhile: unreachable('**/proof-worker*') },
  ),
  picture('logic-finding', 'tangled', '/edit', openMark('names')),
  picture('logic-finding-error', 'tangled', '/edit', openMark('dinner')),
  picture('logic-appear', 'tangled', '/edit', makeAppear),
  picture('logic-shows', 'tangled', '/edit', whatShows),
  picture('logic-publish-problems', 'tangled', '/edit', async (page) => {
    await press(page, 'Publish')
    await page.getByRole('dialog').waitFor()
  }),
  picture('logic-publish-changes', 'changed', '/edit', review, replays),
  picture('results-publish-changes', 'changed', '/submissions', reviewOutside, replays),
  picture('logic-publish-changes-running', 'changed', '/edit', startReview, {
    ...replays,
    meanwhile: (page) => page.route('**/impact', () => {}),
  }),
  picture('logic-publish-changes-error', 'changed', '/edit', startReview, {
    ...replays,
    meanwhile: refusing('**/impact', 'POST'),
  }),
  picture(
    'logic-publish-see-it',
    'changed',
    '/edit',
    async (page, window) => {
      await review(page, window)
      await press(page, /^See it: Lunch/)
      await page.getByRole('dialog', { name: 'Lunch' }).waitFor()
      await inForm(page).catch(() => {})
    },
    replays,
  ),
  picture('logic-compare', 'changed', '/edit?view=compare', replayed, replays),
  picture('logic-compare-same', 'changed', '/edit?view=compare', async (page) => {
    await page.getByLabel('Version after').selectOption('1')
    await page.getByRole('heading', { name: 'Visitors see the same questions' }).waitFor()
  }),
  picture('scenarios-empty', 'tangled', scenarios, (page) =>
    page.getByRole('heading', { name: 'Check your logic with examples' }).waitFor(),
  ),
  picture('scenarios-full', 'tested', scenarios, counted),
  picture('scenarios-one', 'tested', scenarios, async (page) => {
    await counted(page)
    await page.locator('[data-row]').filter({ hasText: 'Morning team gets lunch' }).click()
  }),
  picture('scenarios-failing', 'tested', scenarios, async (page) => {
    await counted(page)
    await page.locator('[data-row]').filter({ hasText: 'Small morning team' }).click()
  }),
  picture(
    'scenarios-error',
    'untested',
    scenarios,
    async (page) => {
      await press(page, 'Generate')
      await page.getByRole('alert').first().waitFor()
    },
    { meanwhile: unreachable('**/generate-worker*') },
  ),
  picture('scenarios-generated', 'untested', scenarios, generate),
  picture('coverage-empty', 'tangled', '/edit?view=coverage', (page) =>
    page.getByText(/^No submissions yet/).waitFor(),
  ),
  picture('coverage-few', 'few', '/edit?view=coverage', (page) =>
    page.getByText(/submissions since/).waitFor(),
  ),
  picture(
    'coverage-error',
    'typical',
    '/edit?view=coverage',
    (page) => page.getByText('Could not load the coverage').waitFor(),
    { meanwhile: refusing('**/coverage*') },
  ),
  picture('coverage-full', 'typical', '/edit?view=coverage', (page) =>
    page.getByText(/submissions since/).waitFor(),
  ),
  picture('print-plain', 'typical', '/print', undefined, { isWhole: true }),
  picture('print-full', 'tested', '/print', undefined, { isWhole: true }),
  picture('print-problems', 'tangled', '/print', undefined, { isWhole: true }),
  picture('submission-not-asked', 'typical', '/submissions?view=cards', async (page) => {
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await page
      .getByText(/^Not asked of this person/)
      .first()
      .waitFor()
  }),
]
