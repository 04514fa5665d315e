import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { publishedToast } from './support/owner.ts'

const home = house()

const conference = {
  fields: [
    {
      id: 'way',
      type: 'radio',
      label: 'How will you take part?',
      options: ['In person', 'Online'],
    },
    {
      id: 'day',
      type: 'radio',
      label: 'Which part of the day?',
      options: ['Morning', 'Full day'],
      conditional: { dependsOn: 'way', condition: 'equals', value: 'In person' },
    },
    {
      id: 'people',
      type: 'number',
      label: 'How many of you are coming?',
      conditional: { dependsOn: 'way', condition: 'equals', value: 'In person' },
    },
    {
      id: 'lunch',
      type: 'text',
      label: 'Lunch',
      conditional: {
        operator: 'OR',
        rules: [{ id: 'r1', fieldId: 'day', condition: 'equals', value: 'Full day' }],
        groups: [
          {
            id: 'g1',
            operator: 'AND',
            rules: [
              { id: 'r2', fieldId: 'day', condition: 'equals', value: 'Morning' },
              { id: 'r3', fieldId: 'people', condition: 'greater_than', value: '4' },
            ],
            groups: [],
          },
        ],
      },
    },
  ],
  settings: {},
}

interface StoredForm {
  readonly isPublished: boolean
  readonly schema: { settings: { scenarios?: { name: string; pinned: boolean }[] } }
}

async function editing(schema: object, window: 'desktop' | 'phone' = 'desktop') {
  const page = await home.window(window)
  await home.signedIn(page)
  const { form } = (await home.call('POST', '/api/forms', { name: 'Conference', schema })) as {
    form: { id: string }
  }
  await page.goto(`${home.url}/forms/${form.id}/edit?view=scenarios`)
  const stored = async () =>
    ((await home.call('GET', `/api/forms/${form.id}`)) as { form: StoredForm }).form
  return { page, stored }
}

const rows = (page: Page) => page.getByRole('region', { name: 'Scenarios' }).locator('[data-row]')
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 })

test('an owner generates scenarios, keeps and pins one, breaks it, is stopped at publishing and publishes anyway', async () => {
  const { page, stored } = await editing(conference)
  await page.getByRole('heading', { name: 'Check your logic with examples' }).waitFor()
  await expectAccessible(page, 'no scenarios')
  await page.getByRole('button', { name: 'Generate' }).click()
  await title(page, /\d scenarios, all pass/).waitFor()
  await page.getByText('5 of 5 rules covered:').waitFor()
  await expectAccessible(page, 'generated scenarios')
  const count = await rows(page).count()
  await page.getByRole('button', { name: `Keep all ${count}` }).click()

  const morning = rows(page).filter({ hasText: 'In person, Morning, 5 people' })
  await morning.click()
  await page.getByRole('switch', { name: 'Pinned' }).click()
  await page.getByText('Pinned: must pass to publish').waitFor()

  // The limit of the last rule changes in the logic panel.
  await page.getByRole('link', { name: 'Build' }).click()
  await page.getByRole('button', { name: 'Edit Lunch', exact: true }).click()
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.locator('[data-word="value"]').filter({ hasText: '4' }).click()
  await logic.getByLabel('Value').fill('6')
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Fix 1 failing scenario before you publish?' })
  await dialog.getByText('Lunch is hidden. You changed rule 3 of Lunch.').waitFor()
  await expectAccessible(page, 'a failing scenario before publishing')
  await dialog.getByRole('button', { name: 'Show the scenario' }).click()
  await title(page, /scenarios, 1 fails/).waitFor()
  await page.getByRole('heading', { name: 'Lunch no longer shows' }).waitFor()
  await page.getByText('false: 5 people').waitFor()
  await expectAccessible(page, 'a failing scenario')

  await page.getByRole('button', { name: 'Change 6 back to 4' }).click()
  await title(page, /all pass/).waitFor()
  await page.keyboard.press('ControlOrMeta+z')
  await title(page, /1 fails/).waitFor()

  await page.getByRole('button', { name: 'Back to 1 failing scenario' }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await publishedToast(page).waitFor()
  const { isPublished, schema } = await stored()
  expect(isPublished).toBe(true)
  expect(schema.settings.scenarios?.filter(({ pinned }) => pinned)).toHaveLength(1)
})

test('a scenario is written by hand, renamed, duplicated and deleted with Undo', async () => {
  const { page } = await editing(conference)
  await page.getByRole('button', { name: 'New scenario' }).click()
  await page.getByRole('textbox', { name: 'Name of the scenario' }).fill('Whole day')
  await page.keyboard.press('Enter')
  await title(page, 'Whole day').waitFor()
  await page.getByRole('combobox', { name: 'How will you take part?' }).selectOption('In person')
  await page.getByRole('combobox', { name: 'Which part of the day?' }).selectOption('Full day')
  await rows(page)
    .filter({ hasText: 'In person, Full day' })
    .filter({ hasText: '4 show' })
    .waitFor()

  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await title(page, '2 scenarios, all pass').waitFor()
  await page.keyboard.press('Escape')
  await title(page, 'Whole day (Copy)').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await title(page, '1 scenario, passes').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await title(page, '2 scenarios, all pass').waitFor()
})

test('the list is walked with the arrow keys, and P pins', async () => {
  const scenarios = ['One', 'Two', 'Three'].map((name, at) => ({
    id: `s${at}`,
    name,
    pinned: false,
    answers: {},
    visible: ['way'],
  }))
  const { page } = await editing({ ...conference, settings: { scenarios } })
  await title(page, '3 scenarios, all pass').waitFor()
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('p')
  await page.getByText('Pinned: must pass to publish').waitFor()
  expect(await rows(page).allInnerTexts()).toEqual([
    expect.stringContaining('Two'),
    expect.stringContaining('One'),
    expect.stringContaining('Three'),
  ])
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Scenario')
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.row))
    .toBe('s1')
})

test('on a phone the detail is a sheet over the list', async () => {
  const scenario = {
    id: 's',
    name: 'Morning team gets lunch',
    pinned: true,
    answers: { way: 'In person', day: 'Morning', people: '3' },
    visible: ['way', 'day', 'people', 'lunch'],
  }
  const { page } = await editing({ ...conference, settings: { scenarios: [scenario] } }, 'phone')
  await title(page, '1 scenario, 1 fails').waitFor()
  await expectAccessible(page, 'scenarios on a phone')
  await rows(page).first().click()
  const sheet = page.getByRole('dialog', { name: 'Morning team gets lunch' })
  await sheet.getByRole('heading', { name: 'Lunch no longer shows' }).waitFor()
  await expectAccessible(page, 'a scenario on a phone')
  await sheet.getByRole('button', { name: 'Expect it hidden from now on' }).click()
  await sheet.getByText('Lunch no longer shows').waitFor({ state: 'detached' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await title(page, '1 scenario, passes').waitFor()
})

test('a scenario that failed before the editor opened is explained by an older version in which it passed', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  const scenario = {
    id: 's',
    name: 'Morning team gets lunch',
    pinned: true,
    answers: { way: 'In person', day: 'Morning', people: '5' },
    visible: ['way', 'day', 'people', 'lunch'],
  }
  const limitedTo = (limit: string) => {
    const fields = JSON.stringify(conference.fields).replace('"value":"4"', `"value":"${limit}"`)
    return { fields: JSON.parse(fields), settings: { scenarios: [scenario] } }
  }
  const { form } = (await home.call('POST', '/api/forms', {
    name: 'Conference',
    schema: limitedTo('4'),
  })) as { form: { id: string } }
  for (const limit of ['6', '7']) {
    await home.call('PUT', `/api/forms/${form.id}`, {
      name: 'Conference',
      schema: limitedTo(limit),
    })
  }
  await page.goto(`${home.url}/forms/${form.id}/edit?view=scenarios`)
  await rows(page).first().click()
  await page
    .getByText('Rule 3 of Lunch differs from version 1, in which this scenario passed.')
    .waitFor()
  await page.getByRole('button', { name: 'Change 7 back to 4' }).click()
  await title(page, '1 scenario, passes').waitFor()
})
