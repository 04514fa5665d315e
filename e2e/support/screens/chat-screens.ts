import type { Page } from 'playwright-core'
import { editor } from './editor-screens.ts'
import { key, press, type Screen } from './screen.ts'

/** Sends a chat message and waits for the reply. */
const say = (sentence: string, answer: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(sentence)
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(answer).last().waitFor()
}
const giveFile = (name: string, text: string, answer: string) => async (page: Page) => {
  await page
    .getByLabel('File for the chat')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('log').getByText(answer).last().waitFor()
}
const chat = (name: string, before: Screen['before'], more: Partial<Screen> = {}): Screen => ({
  name: `chat-${name}`,
  path: '/logic-chat',
  ...(before && { before }),
  ...more,
})
const withForm = { form: 'typical' } as const

/** The logic chat. */
export const chatScreens: readonly Screen[] = [
  chat('welcome', undefined),
  chat('form', undefined, withForm),
  chat(
    'rule',
    say(
      'Only ask for Lunch if How will you take part is In person and How many of you are coming is more than 4, or Which part of the day is Full day',
      'Generated Logic',
    ),
    withForm,
  ),
  chat(
    'applied',
    async (page) => {
      await say('Show Email address if online', 'Generated Logic')(page)
      await press('Apply to Email address')(page)
      await page.getByText('Applied to').waitFor()
      await press('Undo')(page)
      await page.getByText('Applied to').waitFor({ state: 'hidden' })
    },
    { ...withForm, onlyPhotographed: true, saves: true },
  ),
  chat('declined', say('Hello there', 'Say which field'), withForm),
  chat('file', async (page) => {
    await giveFile('photo.png', 'x', 'Try one of these instead:')(page)
    await giveFile('guests.csv', 'Name,E-mail,Diet,Arrival date', 'your sentences')(page)
  }),
  chat(
    'fields',
    async (page, window) => {
      if (window === 'phone') await press('Fields')(page)
    },
    withForm,
  ),
  chat('no-form', undefined, { path: '/logic-chat?form=0192f3a0-0000-7000-8000-000000000000' }),
  editor('chat', async (page, window) => {
    await (window === 'phone' ? press('More')(page) : key('c')(page))
    if (window === 'phone') await page.getByRole('menuitem', { name: 'Logic Chat' }).click()
    await say(
      'Show your time zone unless How will you take part is In person',
      'Generated Logic',
    )(page)
  }),
]
