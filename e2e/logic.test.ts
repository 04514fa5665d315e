import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { rule, workshopFields } from './support/workshop.ts'

const home = house()

async function stored(name: string, fields: readonly unknown[] = workshopFields): Promise<string> {
  const answer = await home.call('POST', '/api/forms', { name, schema: { fields, settings: {} } })
  return (answer as { form: { id: string } }).form.id
}

/** An owner at the logic of one field. */
async function openLogic(page: Page, formId: string, label: string): Promise<Locator> {
  await page.goto(`${home.url}/forms/${formId}/edit`)
  await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Logic' })
  await panel.getByRole('heading', { name: `Logic for ${label}` }).waitFor()
  // Loaded when the first field is selected.
  await panel.getByText('Loading logic...').waitFor({ state: 'detached' })
  return panel
}

async function signedIn(options: Parameters<typeof home.window>[1] = {}): Promise<Page> {
  const page = await home.window('desktop', options)
  await home.signedIn(page)
  return page
}

/** The rules as the panel shows them, in reading order. */
const rulesIn = (panel: Locator) =>
  panel
    .locator('[data-rule]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('button:not([aria-label])')]
          .map((word) => word.textContent)
          .join(' '),
      ),
    )

const sentence = (panel: Locator) => panel.locator('p').first().textContent()

/** Drags the row with `what` by its handle onto the row with `onto`. */
async function drag(page: Page, what: Locator, onto: Locator, where: 'above' | 'below') {
  await what.hover()
  const grip = await what.locator('[data-grip]').first().boundingBox()
  if (!grip) throw new Error('there is nothing to drag')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  // Findings that arrive meanwhile, and scrolling at an edge, move the target.
  let y: number | null = null
  for (let before = null; y === null || y !== before; ) {
    before = y
    const to = await onto.boundingBox()
    if (!to) throw new Error('there is nothing to drag to')
    y = where === 'above' ? to.y + 2 : to.y + to.height - 2
    await page.mouse.move(to.x + 10, y - 6, { steps: 6 })
    await page.mouse.move(to.x + 10, y, { steps: 3 })
    await page.locator('[data-drop-mark]').waitFor()
  }
  await page.mouse.up()
}

const rowOf = (panel: Locator, id: string) => panel.locator(`[data-id="${id}"]`)

test('rules and groups are dragged between groups, and undo reverts it', async () => {
  const page = await signedIn()
  const panel = await openLogic(page, await stored('Drag'), 'Lunch')
  expect(await rulesIn(panel)).toEqual([
    'Attendance is In person',
    'Session is Full day',
    'Session is Morning',
    'Team size is greater than 4',
  ])
  const morning = rowOf(panel, 'session equals Morning')
  await drag(page, morning, rowOf(panel, 'attendance equals In person'), 'above')
  await expect
    .poll(() => rulesIn(panel))
    .toEqual([
      'Session is Morning',
      'Attendance is In person',
      'Session is Full day',
      'Team size is greater than 4',
    ])
  await expect
    .poll(() => sentence(panel))
    .toContain(
      'Session is Morning, Attendance is In person, and either Session is Full day or Team size',
    )
  await page.getByRole('button', { name: 'Undo: Move a rule in the logic of "Lunch"' }).click()
  await expect.poll(() => rulesIn(panel).then(([first]) => first)).toBe('Attendance is In person')

  // The inner group moves out next to its parent.
  await drag(page, rowOf(panel, 'all'), rowOf(panel, 'any'), 'above')
  await expect
    .poll(() =>
      panel
        .locator('[data-kind=group]')
        .evaluateAll((groups) => groups.map((group) => group.getAttribute('data-id'))),
    )
    .toEqual(['all', 'any'])
  await expectAccessible(page, 'the logic panel')
})

test('Alt and arrow keys move a rule through all groups and announce its position', async () => {
  const page = await signedIn({ colorScheme: 'dark' })
  const panel = await openLogic(page, await stored('Keys'), 'Lunch')
  await rowOf(panel, 'attendance equals In person').locator('[data-rule] button').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page
    .getByText('Rule moved to position 1 of 2 in "Any of", level 2')
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect
    .poll(() => rulesIn(panel))
    .toEqual([
      'Session is Full day',
      'Attendance is In person',
      'Session is Morning',
      'Team size is greater than 4',
    ])
  await page.keyboard.press('Alt+ArrowLeft')
  await page
    .getByText('Rule moved to position 2 of 2 in "Any of", level 2')
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => rulesIn(panel).then(([first]) => first)).toBe('Attendance is In person')

  await rowOf(panel, 'any')
    .getByRole('button', { name: /^Any of/ })
    .first()
    .focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('It cannot move further').waitFor({ state: 'attached' })
  await expectAccessible(page, 'the logic panel in the dark')
})

test('a group is moved with its menu', async () => {
  const page = await signedIn()
  const panel = await openLogic(page, await stored('Menu'), 'Lunch')
  const groups = () =>
    panel
      .locator('[data-kind=group]')
      .evaluateAll((all) => all.map((group) => group.getAttribute('data-id')))
  expect(await groups()).toEqual(['any', 'all'])
  await rowOf(panel, 'all').hover()
  await rowOf(panel, 'all').getByRole('button', { name: 'More actions for this group' }).click()
  const item = (name: string) => page.getByRole('menuitem', { name })
  await item('Move into the group above').and(page.locator('[aria-disabled=true]')).waitFor()
  await item('Move up').click()
  await expect.poll(groups).toEqual(['all', 'any'])
  await page.getByText(/^Group moved to position 1/).waitFor({ state: 'attached' })
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')),
    )
    .toBe('all')
})

test('a rule is duplicated, grouped and ungrouped', async () => {
  const page = await signedIn()
  const panel = await openLogic(page, await stored('Groups'), 'Lunch')
  await panel.getByRole('button', { name: 'Full day' }).click()
  const more = async (action: string) => {
    await panel.getByRole('button', { name: 'More: Duplicate, Wrap in group' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await more('Duplicate')
  await expect.poll(() => panel.locator('[data-rule]').count()).toBe(5)
  await more('Wrap in group')
  await expect.poll(() => panel.locator('[data-kind=group]').count()).toBe(3)
  await rowOf(panel, 'all').hover()
  await rowOf(panel, 'all').getByRole('button', { name: 'More actions for this group' }).click()
  await page.getByRole('menuitem', { name: 'Ungroup and keep the rules' }).click()
  await expect.poll(() => panel.locator('[data-rule]').count()).toBe(5)
  await expect.poll(() => panel.locator('[data-kind=group]').count()).toBe(2)
  await rowOf(panel, 'any').getByRole('button', { name: 'Remove group' }).last().click()
  await page.getByText('Group and its rules removed').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => panel.locator('[data-rule]').count()).toBe(5)
})

test('each validation error links to its rule, and disappears when the rule is complete', async () => {
  const page = await signedIn()
  const unfinished = {
    ...workshopFields[4],
    conditional: {
      operator: 'AND',
      rules: [rule('attendance', 'equals', 'In person'), rule('session', 'equals', 'Evening')],
      groups: [
        {
          id: 'g',
          operator: 'OR',
          rules: [rule('team', 'less_than'), rule('', 'equals', 'x')],
          groups: [],
        },
      ],
    },
  }
  const fields = workshopFields.with(4, unfinished as never)
  const panel = await openLogic(page, await stored('Errors', fields), 'Lunch')
  const errors = panel.getByRole('status').filter({ hasText: 'Validation Errors:' })
  await expect
    .poll(() => errors.locator('li > span').allTextContents())
    .toEqual(['Rule 3: No value specified', 'Rule 4: No field selected'])
  await panel.getByText('No longer an option').waitFor()

  await errors.getByRole('button', { name: 'Show rule 3' }).click()
  const third = panel.getByRole('group', { name: 'Rule 3', exact: true })
  await third.getByLabel('Value').fill('lots')
  await third.getByText('Not a number.').waitFor()
  await third.getByLabel('Value').fill('10')
  await errors.getByRole('button', { name: 'Show rule 4' }).click()
  await errors.getByText('Without a field, this rule is never true.').waitFor()
  const fourth = panel.getByRole('group', { name: 'Rule 4', exact: true })
  // Fields that would create a loop are marked before they are chosen.
  const list = page.getByRole('listbox')
  await list.getByText('creates a loop: Lunch → Tell us what you eat → Lunch').waitFor()
  await list.getByText('Rules can’t read questions of the type Long Text.').waitFor()
  await list.getByRole('option', { name: /^Full name/ }).click()
  await fourth.getByRole('combobox', { name: 'Field: Full name' }).waitFor()
  await errors.waitFor({ state: 'detached' })
})

test('logic is copied to another field, and to another form in another tab', async () => {
  const page = await signedIn()
  const panel = await openLogic(page, await stored('Copy from'), 'Lunch')
  await panel.getByRole('button', { name: 'Copy logic' }).click()
  await panel.getByText('Copied!').waitFor()
  await page.getByRole('button', { name: 'Edit Remarks' }).click()
  await panel.getByRole('button', { name: 'Paste logic' }).click()
  await expect.poll(() => rulesIn(panel).then((rules) => rules.length)).toBe(4)

  const other = await stored('Copy to', [
    { id: 'a1', type: 'radio', label: 'attendance', options: ['In person'], required: false },
    { id: 's1', type: 'text', label: 'Session', required: false },
    { id: 'target', type: 'text', label: 'Target', required: false },
  ])
  const tab = await page.context().newPage()
  const there = await openLogic(tab, other, 'Target')
  await there.getByRole('button', { name: 'Paste logic' }).click()
  await tab.getByText('Logic pasted. This form has no field "Team size".').waitFor()
  await expect
    .poll(() => rulesIn(there))
    .toEqual([
      'attendance is In person',
      'Session is Full day',
      'Session is Morning',
      'choose a field is greater than 4',
    ])
  await there.getByText('Rule 4: No field selected').waitFor()
})

test('simple logic becomes advanced, and simple again if possible', async () => {
  const page = await signedIn()
  const panel = await openLogic(page, await stored('Kinds'), 'Time zone')
  await panel.getByRole('button', { name: 'Advanced' }).click()
  await panel.getByRole('button', { name: 'Add rule' }).click()
  await expect.poll(() => panel.locator('[data-rule]').count()).toBe(2)
  await panel.getByRole('button', { name: 'Simple' }).click()
  await page.getByText('Simple logic has one rule: is, is not or contains.').waitFor()
  await panel.getByRole('button', { name: 'Remove rule 2' }).click()
  await panel.getByRole('button', { name: 'Simple' }).click()
  expect(await rulesIn(panel)).toEqual(['Attendance is Online'])
  await expect
    .poll(() => panel.getByRole('button', { name: 'Simple' }).getAttribute('aria-pressed'))
    .toBe('true')
})

test('the source is searched among 200 fields', async () => {
  const page = await signedIn()
  const fields = Array.from({ length: 200 }, (_, index) => ({
    ...{ id: `f${index}`, type: index % 2 ? 'text' : 'phone', label: `Question ${index + 1}` },
    required: false,
  }))
  const panel = await openLogic(page, await stored('Many', fields), 'Question 7')
  await panel.getByRole('button', { name: 'Build it rule by rule' }).click()
  const source = panel.locator('button[data-part=fieldId]')
  await page.getByLabel('Find a question').fill('question 15')
  const options = page.getByRole('listbox').locator('[role=option]:not([aria-disabled=true])')
  await expect
    .poll(() => options.allTextContents())
    .toEqual([
      ...[150, 152, 154, 156, 158].map((number) => `Question ${number}Text Input`),
      // Under *More*, and last.
      ...[15, 151, 153, 155, 157, 159].map((number) => `Question ${number}Phone Number`),
    ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => source.textContent()).toBe('Question 152')
  await panel.getByLabel('Value', { exact: true }).fill('yes')
  await page.keyboard.press('Enter')
  await expect.poll(() => sentence(panel)).toBe('Shown when Question 152 is yes. ')
})

test('500 rules are the maximum and stay usable', async () => {
  const page = await signedIn()
  const many = {
    ...workshopFields[4],
    conditional: {
      operator: 'OR',
      rules: [],
      groups: Array.from({ length: 25 }, (_, group) => ({
        id: `g${group}`,
        operator: 'AND',
        rules: Array.from({ length: 20 }, (_, index) => ({
          ...rule('team', 'greater_than', `${index}`),
          id: `r${group}-${index}`,
        })),
        groups: [],
      })),
    },
  }
  const panel = await openLogic(
    page,
    await stored('Full', workshopFields.with(4, many as never)),
    'Lunch',
  )
  await panel.getByText('A field can have up to 500 rules.', { exact: true }).waitFor()
  await expect
    .poll(() => panel.getByRole('button', { name: 'Add rule' }).last().isDisabled())
    .toBe(true)
  await panel.locator('[data-rule="500"]').getByText('19').click()
  const last = panel.getByRole('group', { name: 'Rule 500', exact: true })
  await last.getByLabel('Value').fill('42')
  await last.getByRole('button', { name: 'More: Duplicate, Wrap in group' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByText('Not added. A field can have up to 500 rules.').waitFor()
  await last.getByRole('button', { name: 'Remove rule 500' }).click()
  await expect.poll(() => panel.locator('[data-rule]').count()).toBe(499)
  await expect
    .poll(() => panel.getByRole('button', { name: 'Add rule' }).last().isDisabled())
    .toBe(false)
})
