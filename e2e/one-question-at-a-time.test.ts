import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'level', type: 'radio', label: 'Have you thrown before?', options: ['Never', 'Twice'] },
  {
    id: 'where',
    type: 'text',
    label: 'Where was that?',
    conditional: { dependsOn: 'level', condition: 'equals', value: 'Twice' },
  },
  {
    id: 'when',
    type: 'text',
    label: 'When was that?',
    conditional: { dependsOn: 'level', condition: 'equals', value: 'Twice' },
  },
  { id: 'needs', type: 'checkbox', label: 'Any needs?', options: ['Chair', 'Quiet', 'Light'] },
  { id: 'scale', type: 'radio', label: 'How glad are you?', options: ['3', '4', '5'] },
  { id: 'more', type: 'textarea', label: 'Anything else?' },
]

async function opened(settings = {}) {
  const form = await home.publish('Pottery', {
    fields,
    settings: { displayStyle: 'single-card', ...settings },
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  return { form, page, at: (count: string) => page.getByText(count, { exact: true }).waitFor() }
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement ? activeElement.value : activeElement?.tagName
  })
const fullness = (page: Page) =>
  page.getByRole('progressbar').evaluate((bar) => 'value' in bar && bar.value)

test('the whole form by keyboard: letters, digits, arrows and Enter', async () => {
  const { form, page, at } = await opened()
  const { keyboard } = page
  await at('Question 1')
  await keyboard.press('b')
  await expect.poll(() => focused(page)).toBe('Twice')
  await at('1 of 6')
  await keyboard.press('Enter')
  await at('2 of 6')
  await keyboard.type('in Porto, 2')
  // Arrow keys in text move the cursor.
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await at('3 of 6')
  await keyboard.press('Enter')
  await at('4 of 6')
  await keyboard.press('ArrowUp')
  await expect.poll(() => focused(page)).toBe('Light')
  await keyboard.press('1')
  await keyboard.press('ArrowDown')
  await keyboard.press('Space')
  await expect.poll(() => focused(page)).toBe('Quiet')
  await keyboard.press('Enter')
  await at('5 of 6')
  await keyboard.press('4')
  await keyboard.press('Enter')
  await at('6 of 6')
  await keyboard.type('One')
  await keyboard.press('Enter')
  await keyboard.type('Two')
  await keyboard.press('Control+Enter')
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    {
      level: 'Twice',
      where: 'in Porto, 2',
      needs: ['Chair', 'Quiet'],
      scale: '4',
      more: 'One\nTwo',
    },
  ])
})

test('arrow keys on a button go to the previous or next question and never submit', async () => {
  const { form, page, at } = await opened()
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('ArrowRight')
  await at('2 of 4')
  await page.getByRole('button', { name: 'Previous' }).focus()
  await page.keyboard.press('ArrowLeft')
  await at('Question 1')
  for (const count of ['2 of 4', '3 of 4', '4 of 4']) {
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('ArrowDown')
    await at(count)
  }
  await page.getByRole('button', { name: 'Submit' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await at('4 of 4')
  expect(await home.submissions(form)).toEqual([])
})

test('the counter shows no total that can grow, and the bar uses the longest path', async () => {
  const { page, at } = await opened()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await at('Question 1')
  expect(await fullness(page)).toBeCloseTo(1 / 6, 5)
  await page.getByLabel('Twice').check({ force: true })
  await at('1 of 6')
  await page.getByLabel('Never').check({ force: true })
  await at('1 of 4')
  // It moves on Next.
  expect(await fullness(page)).toBeCloseTo(1 / 6, 5)
  await button('Next').click()
  await at('2 of 4')
  expect(await fullness(page)).toBeCloseTo(2 / 4, 5)
  await button('Previous').click()
  await at('1 of 4')
  expect(await fullness(page)).toBeCloseTo(1 / 4, 5)
  // Another answer makes the form longer, and the bar goes back.
  await page.getByLabel('Twice').check({ force: true })
  await at('1 of 6')
  expect(await fullness(page)).toBeCloseTo(1 / 6, 5)
})

test('the button is Next while the current question can add another, and keeps its width', async () => {
  const visit = [
    { id: 'visit', type: 'radio', label: 'How was it?', options: ['Good', 'Poor'] },
    {
      id: 'wrong',
      type: 'text',
      label: 'What went wrong?',
      conditional: { dependsOn: 'visit', condition: 'equals', value: 'Poor' },
    },
  ]
  const form = await home.publish('Visit', {
    fields: visit,
    settings: { displayStyle: 'single-card', submitButtonText: 'Send all answers' },
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const button = page.locator('.rf-nav [type=submit]')
  const width = () => button.evaluate((element) => element.getBoundingClientRect().width)
  const at = (count: string) => page.getByText(count, { exact: true }).waitFor()
  const wide = await width()
  await expect.poll(() => button.textContent()).toBe('Next')
  const offCenter = await button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return Math.abs(text.top + text.bottom - box.top - box.bottom) / 2
  })
  expect(offCenter, 'pixels between the middle of the text and of the button').toBeLessThan(1)
  await page.getByLabel('Poor').check({ force: true })
  await at('1 of 2')
  await expect.poll(() => button.textContent()).toBe('Next')
  await page.getByLabel('Good').check({ force: true })
  await at('1 of 1')
  await expect.poll(() => button.textContent()).toBe('Send all answers')
  expect(await width()).toBe(wide)

  // Without an answer, Next settles the total before submitting.
  await page.reload({ waitUntil: 'networkidle' })
  await at('Question 1')
  await button.click()
  await at('1 of 1')
  await expect.poll(() => button.textContent()).toBe('Send all answers')
  expect(await home.submissions(form)).toEqual([])
  await button.click()
  await page.getByText('Thank You!').waitFor()
  expect(await home.submissions(form)).toHaveLength(1)
})

test('answers of a hidden branch are not sent or reviewed, and return with the branch', async () => {
  const { form, page, at } = await opened({ advanced: { requireConfirmation: true } })
  const next = page.getByRole('button', { name: 'Next' })
  const back = page.getByRole('button', { name: 'Previous' })
  const review = page.getByRole('heading', { name: 'Check your answers' })
  const openBranch = async () => {
    await page.getByLabel('Twice').check({ force: true })
    await next.click()
    await at('2 of 6')
  }
  const closeBranch = async () => {
    await back.click()
    await at('1 of 6')
    await page.getByLabel('Never').check({ force: true })
    for (const count of ['1 of 4', '2 of 4', '3 of 4']) {
      await at(count)
      await next.click()
    }
    await at('4 of 4')
    await page.getByRole('button', { name: 'Submit' }).click()
    await review.waitFor()
  }
  await openBranch()
  await page.getByLabel('Where was that?').fill('Porto')
  await closeBranch()
  expect(await page.getByText('Porto').count()).toBe(0)
  await page.getByRole('button', { name: 'Change answers' }).click()
  for (const count of ['3 of 4', '2 of 4', '1 of 4']) {
    await back.click()
    await at(count)
  }
  await openBranch()
  await expect.poll(() => page.getByLabel('Where was that?').inputValue()).toBe('Porto')
  await closeBranch()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([{ level: 'Never' }])
})

test('with reduced motion, questions and the thank-you screen do not move', async () => {
  const form = await home.publish('Short', {
    fields: ['First', 'Second'].map((label) => ({ id: label, type: 'text', label })),
    settings: { displayStyle: 'single-card' },
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const moves = (part: string) =>
    page.locator(part).evaluate((element) => getComputedStyle(element).animationName)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Second').waitFor()
  const motions = [await moves('.rf-card-rows:not([hidden]) > .rf-field')]
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  motions.push(await moves('.rf-path'), await moves('.rf-sprig .rf-leaf'))
  expect(motions).toEqual(['none', 'none', 'none'])
})

test('keys in the review do not change the question behind it', async () => {
  const { page, at } = await opened({ advanced: { requireConfirmation: true } })
  for (const count of ['Question 1', '2 of 4', '3 of 4']) {
    await at(count)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await at('4 of 4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Check your answers' }).click()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Change answers' }).click()
  await at('4 of 4')
})
