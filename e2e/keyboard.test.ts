import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import type { LogicGroup } from './support/fourteen-types.ts'
import { keyboard } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner, publicLink, publishedToast } from './support/owner.ts'

const home = house()

/** Finds a command by a few letters and runs it. */
async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: 'Commands' })
  await palette.getByRole('combobox').waitFor()
  await page.keyboard.insertText(words)
  await page.keyboard.press('Enter')
  await palette.waitFor({ state: 'hidden' })
}

/** Adds a field and types its label, which has the focus. */
async function add(page: Page, kind: string, label: string): Promise<void> {
  await command(page, `add ${kind}`)
  await expect.poll(() => focusedLabel(page)).not.toBeNull()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(label)
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Label' || null)

const said = (page: Page, words: string | RegExp) =>
  page.locator('[aria-live=assertive]').filter({ hasText: words }).waitFor({ state: 'attached' })

async function signedIn() {
  const page = await home.window('desktop')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const grace = owner(page, keyboard(page))
  await grace.signIn(home.signInLink)
  return { page, grace }
}

/** An owner whose focus is on the canvas of a form with three questions. */
async function editing(name: string) {
  const parts = await signedIn()
  const schema = {
    fields: ['First', 'Second', 'Third'].map((label) => ({
      id: label.toLowerCase(),
      type: 'text',
      label,
    })),
    settings: {},
  }
  const { form } = (await home.call('POST', '/api/forms', { name, schema })) as {
    form: { id: string }
  }
  await parts.page.goto(`${home.url}/forms/${form.id}/edit`)
  await parts.page.getByRole('button', { name: 'Edit First' }).focus()
  return { ...parts, form }
}

const nested: LogicGroup = {
  operator: 'AND',
  rules: [{ question: 'Attendance', condition: 'equals', value: 'Option 1' }],
  groups: [
    {
      operator: 'OR',
      rules: [
        { question: 'Team size', condition: 'greater_than', value: '4' },
        { question: 'Name', condition: 'contains', value: 'Ada' },
      ],
    },
  ],
}

test('a form with nested logic is built and published without a mouse', async () => {
  const { page, grace } = await signedIn()
  await grace.newForm('By keyboard')
  await add(page, 'multiple choice', 'Attendance')
  await add(page, 'number', 'Team size')
  await add(page, 'text input', 'Name')
  await add(page, 'long text', 'Lunch')
  await grace.setLogic(nested)
  await page.getByText('and').first().waitFor()

  // Lunch moves up, and screen readers hear its position.
  await page.getByRole('button', { name: 'Edit Name' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await said(page, 'Name moved to position 2 of 4')
  await expect.poll(() => grace.questions()).toEqual(['Attendance', 'Name', 'Team size', 'Lunch'])

  await command(page, 'publish')
  await publishedToast(page).waitFor()
  expect((await page.request.get(await publicLink(page))).status()).toBe(200)
  await command(page, 'dashboard')
  await page.waitForURL('**/dashboard')
})

test('fields are duplicated, deleted, copied, cut and pasted, each as a named step', async () => {
  const { page, grace } = await editing('Keys')
  await page.keyboard.press('Control+D')
  await expect.poll(() => grace.questions()).toEqual(['First', 'First', 'Second', 'Third'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third'])

  await page.getByRole('button', { name: 'Edit Third' }).focus()
  await page.keyboard.press('Control+X')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second'])
  await page.getByRole('button', { name: 'Edit First' }).focus()
  await page.keyboard.press('Control+V')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Third', 'Second'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(() => grace.questions()).toEqual(['Third', 'First', 'Second'])

  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  const history = page.getByRole('dialog', { name: 'History' })
  const steps = history.getByRole('listitem').locator('span')
  await expect
    .poll(() => steps.allTextContents())
    .toEqual([
      'Move "Third"',
      'Paste "Third"',
      'Cut "Third"',
      'Delete "First"',
      'Duplicate "First"',
      'When you opened it',
    ])
  await expectAccessible(page, 'the history')
  // Several steps at once, with the arrow keys.
  await history.getByRole('button', { name: /^Move "Third"/ }).focus()
  for (const _step of [1, 2, 3]) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => history.getByText('undone').count()).toBe(3)
  await expect
    .poll(() => history.locator('[aria-current=step]').textContent())
    .toContain('Delete "First"')
  await page.keyboard.press('Escape')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third'])
  for (const _step of [1, 2, 3]) await page.keyboard.press('Control+Shift+Z')
  await expect.poll(() => grace.questions()).toEqual(['Third', 'First', 'Second'])
})

test('fields are pasted into another form with their logic; other text is not pasted as fields', async () => {
  const { page, grace, form } = await editing('From here')
  await page.getByRole('button', { name: 'Edit Second' }).focus()
  await page.keyboard.press('Enter')
  await grace.setLogic({ question: 'First', condition: 'equals', value: 'yes' })
  await page.locator('[data-field=second] input').first().focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+C')
  await said(page, '"Second" copied')

  const { form: other } = (await home.call('POST', '/api/forms', { name: 'To there' })) as {
    form: { id: string }
  }
  await page.goto(`${home.url}/forms/${other.id}/edit`)
  await page.getByLabel('Form name').waitFor()
  await page.keyboard.press('Control+V')
  await page.getByText('Logic of Second uses a field that is not in this form').waitFor()
  await expect.poll(() => grace.questions()).toEqual(['Second'])
  expect(other.id).not.toBe(form.id)

  await page.evaluate(() => navigator.clipboard.writeText('{"fields":[{"type":"script"}]}'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+V')
  await page.getByText('Not pasted. The clipboard contains no fields.').waitFor()
  await expect.poll(() => grace.questions()).toEqual(['Second'])
})

test('the palette shows shortcuts, their list is complete, and letters can be switched off', async () => {
  const { page } = await editing('Shortcuts')
  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const entry = palette.getByRole('option', { name: /^Duplicate field/ })
  await entry.waitFor()
  await expect.poll(() => entry.locator('kbd').allTextContents()).toEqual(['Ctrl', 'D'])
  await expectAccessible(page, 'the palette of commands')
  await page.keyboard.insertText('nothing of this name')
  await palette.getByText('No results for “nothing of this name”.').waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })

  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.getByText('Duplicate field').waitFor()
  await expectAccessible(page, 'the list of shortcuts')
  await list.getByRole('switch', { name: 'Single-letter shortcuts' }).press('Space')
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Edit First' }).focus()
  await page.keyboard.press('h')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+K')
  await palette.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('rules are removed with their source field, and one undo restores everything', async () => {
  const { page, grace } = await editing('Rules')
  await page.getByRole('button', { name: 'Edit Third' }).focus()
  await page.keyboard.press('Enter')
  await grace.setLogic({ question: 'First', condition: 'equals', value: 'yes' })
  await page.getByRole('button', { name: 'Edit First' }).focus()
  await page.keyboard.press('Delete')
  await page.getByText('First deleted, with 1 rule that used it').first().waitFor()
  await expect.poll(() => page.getByText('shown when').count()).toBe(0)
  await page.keyboard.press('Control+Z')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third'])
  await page.getByText('shown when').first().waitFor()

  // Undo in the notice also works after later changes and restores the position.
  await page.getByRole('button', { name: 'Edit First' }).focus()
  await page.keyboard.press('Delete')
  await page.getByLabel('Form name').fill('Renamed')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third'])
  await page.getByText('shown when').first().waitFor()
})

test('deleting an option asks what to do with its rules, and waits', async () => {
  const { page, grace } = await editing('Rules')
  await grace.addQuestion({ type: 'radio', label: 'Colour', options: ['Red', 'Green'] })
  await page.getByRole('button', { name: 'Edit Third' }).click()
  await grace.setLogic({ question: 'Colour', condition: 'equals', value: 'Red' })
  await page.getByRole('button', { name: 'Edit Colour' }).click()
  await grace.selected.getByRole('button', { name: /^Remove option 1/ }).click()
  const question = page.getByRole('region', { name: 'Rules affected' })
  await question.getByText('1 rule compares with a deleted option of Colour.').waitFor()
  await expectAccessible(page, 'the question about rules')
  await page.keyboard.press('F8')
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByText('shown when').count()).toBe(0)
})
