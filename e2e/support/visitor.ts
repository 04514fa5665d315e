import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Question } from './fourteen-types.ts'
import type { Hands } from './hands.ts'

/** A visitor of a public form. */
export function visitor(page: Page, hands: Hands) {
  // Matches the whole label without its asterisk, so "Hotel" does not match "Hotel phone".
  const question = (label: string): Locator =>
    page
      .locator('.rf-field')
      .filter({ has: page.locator('.rf-label', { hasText: new RegExp(`^${label}\\s*\\*?$`) }) })

  return {
    page,
    question,
    open: (address: string) => page.goto(address),

    async answer({ type, label, answer }: Question): Promise<void> {
      if (answer === undefined) return
      const field = question(label)
      const answers = typeof answer === 'string' ? [answer] : answer
      if (type === 'radio' || type === 'checkbox') {
        for (const option of answers) {
          const input = field.getByRole(type, { name: option, exact: true })
          await (type === 'radio' ? hands.choose(input) : hands.tick(input))
        }
      } else if (type === 'select') {
        for (const option of answers) await hands.pick(field.locator('select'), option)
      } else if (type === 'file') {
        const [name = ''] = answers
        // File dialogs belong to the operating system, so tests set files directly.
        await field
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from('picture') })
      } else {
        for (const text of answers) await hands.write(field.locator('input, textarea'), text)
      }
    },

    send: (text = 'Submit') => hands.press(page.getByRole('button', { name: text, exact: true })),

    async expectThanks(): Promise<void> {
      await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    },

    async expectAsked(label: string): Promise<void> {
      await question(label).waitFor({ state: 'visible' })
    },

    async expectNotAsked(label: string): Promise<void> {
      await question(label).waitFor({ state: 'hidden' })
      expect(await question(label).isVisible(), label).toBe(false)
    },
  }
}
