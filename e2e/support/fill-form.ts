import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Answers by label. A label with `…` is the beginning or the end of one. A ranking is a list in its order. */
export type Given = Readonly<Record<string, string | readonly string[]>>

interface Sending {
  /** Text of the button */
  readonly submit?: string | undefined
  /** Texts of the form */
  readonly reads?: readonly string[]
}

const picture = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('picture') }

/**
 * Answers the questions of each page and sends the form. Works with and without JavaScript.
 * @throws if a question or text is never shown
 */
export async function fillAndSend(
  page: Page,
  given: Given,
  { submit = 'Submit', reads = [] }: Sending = {},
): Promise<void> {
  const left = new Map(Object.entries(given))
  const unread = new Set(reads)
  const send = page.getByRole('button', { name: submit, exact: true })
  const next = page.getByRole('button', { name: /^(?:Next|Weiter)$/ })
  for (let turn = 0; turn < 40; turn += 1) {
    const count = left.size
    for (const [label, answer] of left) {
      if (!(await fill(page, label, answer))) continue
      left.delete(label)
      // Its answer may show the questions before it.
      await page.waitForTimeout(50)
    }
    if (left.size < count) continue
    for (const text of unread)
      if (await page.getByText(text).first().isVisible()) unread.delete(text)
    if (!(await next.isVisible())) break
    const headings = page.locator('h2').filter({ visible: true })
    const before = await headings.allTextContents()
    await next.click()
    await expect.poll(() => headings.allTextContents()).not.toEqual(before)
  }
  expect([...left.keys(), ...unread]).toEqual([])
  await send.click()
}

/** Answers a question that is on the page. */
async function fill(
  page: Page,
  label: string,
  answer: string | readonly string[],
): Promise<boolean> {
  const plain = label.replaceAll('…', '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [start, end] = [
    label.startsWith('…') ? '' : '^\\s*',
    label.endsWith('…') ? '' : '\\s*\\*?\\s*$',
  ]
  const named = new RegExp(`${start}${plain}${end}`)
  const field = page
    .locator('.rf-field')
    .filter({ has: page.locator('.rf-label', { hasText: named }) })
    .filter({ visible: true })
  // The name of a required row ends with its mark.
  const row = page
    .getByRole('group', { name: new RegExp(`^\\s*${plain}(?!\\p{L})`, 'u') })
    .filter({ visible: true })
  const isField = (await field.count()) > 0
  if (!isField && (await row.count()) === 0) return false
  await put(isField ? field.first() : row.first(), typeof answer === 'string' ? [answer] : answer)
  return true
}

async function put(field: Locator, answers: readonly string[]): Promise<void> {
  const [first = ''] = answers
  const ranks = field.getByRole('combobox', { name: /^(?:Rank of|Rang von) / })
  if ((await ranks.count()) > 0) {
    for (const [at, option] of answers.entries())
      await field
        .getByRole('combobox', { name: new RegExp(`${option}$`) })
        .selectOption(String(at + 1))
    return
  }
  const parts = field.locator('input:not([type=radio], [type=checkbox], [type=hidden]), textarea')
  if ((await field.locator('input[type=file]').count()) > 0) {
    await field.locator('input[type=file]').setInputFiles(picture)
  } else if ((await field.locator('select').count()) > 0) {
    await field.locator('select').first().selectOption({ label: first })
  } else if ((await field.locator('input[type=radio], input[type=checkbox]').count()) > 0) {
    for (const answer of answers)
      await field.getByLabel(answer, { exact: true }).check({ force: true })
  } else {
    for (const [at, answer] of answers.entries()) await parts.nth(at).fill(answer)
  }
}
