import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()
/** The keys and buttons of each kind of edit. `editor-store.test.ts` proves undo for 200 edits of every kind. */
const timesEach = 4

/** Pseudo-random numbers by seed, so failures can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** The stored draft that a crash would restore, to the byte. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('ramiform:unsaved:'))
    const copy = key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? 'null')
    return copy === null ? null : JSON.stringify(copy.draft)
  })

test('edits of every kind in random order can be undone to the original form and redone to the last byte', async () => {
  const page = await home.window('desktop')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  const { form } = (await home.call('POST', '/api/forms', {
    name: 'Random',
    schema: {
      fields: [
        { id: 'a', type: 'radio', label: 'A', options: ['x', 'y'] },
        {
          id: 'b',
          type: 'text',
          label: 'B',
          conditional: { dependsOn: 'a', condition: 'equals', value: 'x' },
        },
        { id: 'c', type: 'number', label: 'C' },
      ],
      settings: {},
    },
  })) as { form: { id: string } }
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByLabel('Form name').waitFor()

  const seed = Date.now() % 1_000_000
  console.log(`random edits from seed ${seed}`)
  const random = numbers(seed)
  const card = async () => {
    const covers = page.locator('[data-field]')
    const count = await covers.count()
    if (count === 0) return false
    await covers.nth(random(count)).locator('[data-cover], input').first().focus()
    return true
  }
  const command = async (words: string) => {
    await page.keyboard.press('Control+K')
    await page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').waitFor()
    await page.keyboard.insertText(words)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Commands' }).waitFor({ state: 'hidden' })
  }
  const typed = async (label: string) => {
    const box = page.getByLabel(label, { exact: true }).first()
    await box.focus()
    await box.pressSequentially(['é', ' x', '🙂', 'abc', 'ש'][random(5)] ?? '')
  }
  const kinds: readonly (() => Promise<unknown>)[] = [
    async () => (await card()) && page.keyboard.press('Control+D'),
    async () => (await card()) && page.keyboard.press('Alt+ArrowUp'),
    async () => (await card()) && page.keyboard.press('Alt+ArrowDown'),
    async () => (await card()) && page.keyboard.press('Alt+Shift+ArrowDown'),
    async () => {
      if (!(await card())) return
      await page.keyboard.press('Escape')
      await page.keyboard.press('Delete')
    },
    async () => {
      if (!(await card())) return
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+C')
      await page.keyboard.press('Control+V')
    },
    async () => {
      if (!(await card())) return
      await page.keyboard.press('Enter')
      await typed('Label')
    },
    () => typed('Form name'),
    () => typed('Form description'),
    () => command(['add dropdown', 'add checkboxes', 'add date', 'add price'][random(4)] ?? ''),
    () => command('switch to'),
    () => page.keyboard.press('Control+Z'),
    () => page.keyboard.press('Control+Y'),
  ]
  const edits = Array.from({ length: timesEach }, () => kinds)
    .flat()
    .map((edit) => ({ edit, place: random(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
  for (const { edit } of edits) await edit()
  // One more edit, so that there is something to compare.
  await typed('Form description')
  const description = await page.getByLabel('Form description').inputValue()
  await expect
    .poll(async () => JSON.parse((await kept(page)) ?? '{}').description)
    .toBe(description)
  const last = await kept(page)

  const undo = page.getByRole('button', { name: /^Undo/, exact: true }).first()
  const redo = page.getByRole('button', { name: /^Redo/, exact: true }).first()
  for (let step = 0; step < edits.length * 2 && (await undo.isEnabled()); step += 1) {
    await page.keyboard.press('Control+Z')
  }
  await expect.poll(() => grace.questions()).toEqual(['A', 'B', 'C'])
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor()
  await expect.poll(() => kept(page)).toBeNull()

  for (let step = 0; step < edits.length * 2 && (await redo.isEnabled()); step += 1) {
    await page.keyboard.press('Control+Y')
  }
  await expect.poll(() => kept(page)).toBe(last)
})
