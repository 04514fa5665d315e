import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { house } from './support/house.ts'
import { workshopFields } from './support/workshop.ts'

const home = house()

const choice = { id: 'attendance', type: 'radio', label: 'Attendance' }
const fields = [
  { ...choice, options: ['In person', 'Online'] },
  ...['Lunch', 'Parking', 'Badge'].map((label) => ({
    id: label.toLowerCase(),
    type: 'text',
    label,
  })),
]

/** A form on a page that records each animation with its element: a card, a rule, a group, a branch or a line. */
async function watched(
  motion: 'no-preference' | 'reduce',
  view: string,
  content: readonly unknown[],
) {
  const page = await home.window('desktop')
  await page.emulateMedia({ reducedMotion: motion })
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    const nameOf = (target: Element) => {
      const named = target.closest<HTMLElement>('[data-shared-rule], [data-field], [data-kind]')
      const { sharedRule, field, kind } = named?.dataset ?? {}
      if (sharedRule !== undefined) return `branch of ${sharedRule}`
      return field ?? kind ?? target.tagName.toLowerCase()
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const part = typeof options === 'object' ? (options.pseudoElement ?? '') : ''
      moves.push(`${nameOf(this)}${part}`)
      return animate.call(this, frames, options)
    }
    document.addEventListener('animationstart', ({ target, pseudoElement }) => {
      if (!(target instanceof Element)) return
      // With reduced motion, some animations take no time.
      const { animationDuration } = getComputedStyle(target, pseudoElement)
      if (Number.parseFloat(animationDuration) > 0) moves.push(`${nameOf(target)}${pseudoElement}`)
    })
  })
  await home.signedIn(page)
  const schema = { fields: content, settings: {} }
  const { form } = (await home.call('POST', '/api/forms', { name: 'Motion', schema })) as {
    form: { id: string }
  }
  await page.goto(`${home.url}/forms/${form.id}/edit${view}`)
  return page
}

/** The animations since the last call. */
const moves = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { moves: string[] }).moves.splice(0))

async function expectMoves(page: Page, expected: readonly string[]): Promise<void> {
  const seen = new Set<string>()
  await expect
    .poll(async () => {
      for (const move of await moves(page)) seen.add(move)
      return [...seen]
    })
    .toEqual(expect.arrayContaining([...expected]))
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Logic' })
const edit = (page: Page, label: string) => page.getByRole('button', { name: `Edit ${label}` })

async function makeRule(page: Page): Promise<void> {
  await edit(page, 'Lunch').click()
  await moves(page)
  await panel(page).getByRole('button', { name: 'In person' }).click()
  await panel(page).getByText('Shown when Attendance is In person.').waitFor()
}
/** Gives Parking the rule of Lunch. */
async function shareRule(page: Page): Promise<void> {
  await edit(page, 'Parking').click({ modifiers: ['Shift'] })
  await moves(page)
  await panel(page)
    .getByRole('button', { name: /^Use for/ })
    .click()
  await page.getByRole('button', { name: /^shown when .* · 2 questions$/ }).waitFor()
}
/** Puts a new group beside the rule of Lunch. */
async function addGroup(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Advanced' }).click()
  await panel(page).getByRole('group', { name: /^Rule/ }).waitFor({ state: 'detached' })
  await moves(page)
  await panel(page).getByRole('button', { name: 'Add group' }).first().click()
  await panel(page).getByRole('group', { name: /^Rule/ }).waitFor()
}
/** Selects another field in the flow. */
async function selectZone(page: Page): Promise<void> {
  await page.locator('[data-flow-field=lunch][aria-pressed=true]').waitFor()
  await moves(page)
  await page.locator('[data-flow-field=zone]').click()
  await page.locator('[data-flow-field=zone][data-role=path]').waitFor()
}

test('the branch of a new rule draws from stem to bud, and the cards below make room', async () => {
  const page = await watched('no-preference', '', fields)
  await makeRule(page)
  await expectMoves(page, ['lunch::before', 'lunch::after', 'parking', 'badge'])
})

test('fields that get the same rule move under one branch, which draws itself', async () => {
  const page = await watched('no-preference', '', fields)
  await makeRule(page)
  await shareRule(page)
  await expectMoves(page, ['branch of lunch::before', 'branch of lunch::after', 'badge'])
})

test('a new group of rules draws its lines', async () => {
  const page = await watched('no-preference', '', fields)
  await makeRule(page)
  await addGroup(page)
  await expectMoves(page, ['group::before', 'group::after', 'rule::before'])
})

test('the path of the flow draws to the selected field', async () => {
  const page = await watched('no-preference', '?view=flow', workshopFields)
  await selectZone(page)
  await expectMoves(page, ['path'])
})

test('with reduced motion, neither rules, groups nor the flow move', async () => {
  const page = await watched('reduce', '', fields)
  await makeRule(page)
  const seen = [await moves(page)]
  await addGroup(page)
  seen.push(await moves(page))
  await shareRule(page)
  seen.push(await moves(page))
  const flow = await watched('reduce', '?view=flow', workshopFields)
  await selectZone(flow)
  seen.push(await moves(flow))
  expect(
    seen.flat().filter((move) => /::|^(lunch|parking|badge|rule|group|path)$/.test(move)),
  ).toEqual([])
})
