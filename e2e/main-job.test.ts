import { describe, expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { eventForm } from './support/fourteen-types.ts'
import { keyboard, mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'
import { visitor } from './support/visitor.ts'

const home = house({}, { isFirstStart: true })

const answers = eventForm.flatMap(({ answer }) => (answer === undefined ? [] : [answer]))

describe.each<{ window: WindowName; hands: typeof mouse }>([
  { window: 'desktop', hands: mouse },
  { window: 'desktop', hands: keyboard },
  { window: 'phone', hands: mouse },
  { window: 'phone', hands: keyboard },
])('in a $window window by $hands.name', ({ window, hands }) => {
  test('an owner builds a form, a visitor fills it in, and the owner reads, searches and exports it', async () => {
    const name = `Annual meeting, ${window}, ${hands.name}`
    const page = await home.window(window)
    const grace = owner(page, hands(page))
    // By keyboard, the same screens show.
    const check = async (screen: string) => {
      if (hands === mouse) await expectAccessible(page, screen)
    }
    await grace.signIn(home.signInLink)
    await check('the dashboard')

    await grace.newForm(name)
    for (const question of eventForm) {
      await grace.addQuestion(question)
      if (question.shownWhen) await grace.setLogic(question.shownWhen)
    }
    await check('the editor')
    await grace.save()
    const address = await grace.publish()
    const id = new URL(page.url()).pathname.split('/')[2] ?? ''
    await check('the editor of a published form')

    const visit = await home.window(window)
    const ada = visitor(visit, hands(visit))
    await ada.open(address)
    await ada.expectNotAsked('Chairs')
    for (const question of eventForm) await ada.answer(question)
    await ada.send()
    await ada.expectThanks()
    const [submission, ...more] = await home.submissions({ id })
    expect(more).toEqual([])
    expect(Object.values(submission?.data ?? {})).toHaveLength(answers.length)
    expect(Object.values(submission?.data ?? {})).toEqual(expect.arrayContaining(answers))

    await grace.goToDashboard()
    await grace.openSubmissions(name)
    await page.getByText('ada@example.org').first().waitFor()
    await check('the submissions')
    await grace.search('nobody at all')
    await page.getByText('No submissions match your search').waitFor()
    await grace.search('grand')
    await page.getByText('1 submission matches your search').waitFor()
    await grace.openSubmission()
    await page.getByText('Complete Submission').waitFor()
    for (const { label, answer } of eventForm) {
      const shown = page.getByRole('definition').filter({ hasText: 'No response' })
      if (answer === undefined) expect(await shown.count(), label).toBe(1)
    }
    await page.getByText('Maths, Looms').waitFor()
    await check('a complete submission')

    const csv = await grace.exportCsv()
    const [header, ...rows] = csv.split('\r\n')
    for (const { label } of eventForm) expect(header).toContain(label)
    expect(rows.join('\r\n')).toContain('"Nuts,\nand ""quotes"""')
    expect(rows.join('\r\n')).toContain('Grand Hotel')
  })
})
