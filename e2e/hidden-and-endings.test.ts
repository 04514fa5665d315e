import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { otherSite } from './support/other-site.ts'
import { scriptsOfPage } from './support/scripts-of-page.ts'

const home = house()
const site = await otherSite()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/hidden-and-endings.json', import.meta.url), 'utf8'),
)
const publish = (more = {}) => home.publish('Beta list', { ...schema, ...more })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answers = async (form: Awaited<ReturnType<typeof publish>>) =>
  (await home.submissions(form)).map(({ data }) => data)

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  test('the link brings hidden values, which show a question and choose the ending', async () => {
    const form = await publish()
    const page = await home.window(size)
    const address = `${home.addressOf(form)}?utm_source=fair&utm_term=x&full-name=Mei%20Tan`
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByLabel('Who did you talk to').fill('Ada')
    expect(await page.getByText('fair').count()).toBe(0)
    // Hidden values stay in the address, so a reload keeps them.
    expect(page.url()).toBe(`${home.addressOf(form)}?utm_source=fair&utm_term=x`)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByLabel('Who did you talk to').fill('Ada')
    await button(page, 'Submit').click()
    await page.getByText('It was nice to meet you at the fair.').waitFor()
    await expectAccessible(page, 'an ending')
    expect(await answers(form)).toEqual([
      { source: 'fair', campaign: 'none', name: 'Mei Tan', booth: 'Ada' },
    ])
  })

  test('without JavaScript, the server takes the values and shows the ending', async () => {
    const form = await publish()
    const page = await home.window(size, { javaScriptEnabled: false })
    await page.goto(`${home.addressOf(form)}?utm_source=fair&utm_campaign=%3Cb%3Eautumn`)
    await button(page, 'Submit').click()
    await page.getByText('Full name is required').first().waitFor()
    expect(page.url()).toContain('utm_source=fair')
    await page.getByLabel('Full name').fill('Mei Tan')
    await page.getByLabel('Who did you talk to').fill('Ada')
    await button(page, 'Submit').click()
    await page.getByText('It was nice to meet you at the fair.').waitFor()
    expect(await answers(form)).toEqual([
      { source: 'fair', campaign: '<b>autumn', name: 'Mei Tan', booth: 'Ada' },
    ])
  })
})

test('an ending has its own heading, and the first one that fits is shown', async () => {
  const form = await publish()
  const page = await home.window('desktop')
  await page.goto(`${home.addressOf(form)}?utm_source=fair`, { waitUntil: 'networkidle' })
  await page.getByLabel('Full name').fill('Mei Tan')
  await page.locator('label').getByText('Team', { exact: true }).click()
  await page.getByLabel('How many people?').fill('80')
  await button(page, 'Submit').click()
  await page.getByRole('heading', { name: 'Let us talk' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Let us talk')
})

test('script in a hidden value or a text of an ending stays text', async () => {
  const form = await publish({
    endings: [{ id: 'all', title: '<img src=x onerror=document.title=1>', message: '<b>x' }],
  })
  const page = await home.window('desktop')
  const hostile = encodeURIComponent('"><script>document.title=1</script>')
  await page.goto(`${home.addressOf(form)}?utm_source=${hostile}`, { waitUntil: 'networkidle' })
  await page.getByLabel('Full name').fill('Mei')
  await button(page, 'Submit').click()
  await page.getByRole('heading', { name: '<img src=x' }).waitFor()
  expect(await page.title()).toBe('Beta list')
  const [data] = await answers(form)
  expect(data?.source).toBe('"><script>document.title=1</script>')
})

test('an embedded form gets hidden values from the page’s query and from the snippet', async () => {
  const form = await publish()
  const page = await home.window('desktop')
  const address = site.page(
    `<script src="${home.url}/embed.js" async></script>
     <div data-ramiform="${home.addressOf(form)}" data-ramiform-params="utm_source" data-ramiform-prefill="utm_campaign=site"></div>`,
  )
  await page.goto(`${address}?utm_source=fair`, { waitUntil: 'networkidle' })
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Full name').fill('Mei')
  await frame.getByLabel('Who did you talk to').fill('Ada')
  await frame.getByRole('button', { name: 'Submit' }).click()
  await frame.getByText('It was nice to meet you at the fair.').waitFor()
  expect(await answers(form)).toEqual([
    { source: 'fair', campaign: 'site', name: 'Mei', booth: 'Ada' },
  ])
})

test('from right to left, the heading of an ending follows the form', async () => {
  const form = await home.publish('قائمة', {
    fields: [{ id: 'a', type: 'text', label: 'الاسم الكامل' }],
    endings: [{ id: 'end', title: 'شكرًا جزيلًا', message: 'نراك قريبًا' }],
    settings: { language: 'ar' },
  })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('button').first().click()
  const heading = page.getByRole('heading', { name: 'شكرًا جزيلًا' })
  await heading.waitFor()
  expect(await heading.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
})

test('only forms with hidden fields load their script', async () => {
  const plain = await home.publish('Plain', {
    fields: [{ id: 'a', type: 'text', label: 'Name' }],
    settings: {},
  })
  const scriptsOf = async (form: Awaited<ReturnType<typeof publish>>) =>
    scriptsOfPage(await home.window('desktop'), home.addressOf(form))
  expect(await scriptsOf(plain)).not.toContain('hidden')
  expect(await scriptsOf(await publish())).toContain('hidden')
})

async function storedSchema(id: string) {
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
    form: { schema: { hiddenFields?: object[]; endings?: object[] } }
  }
  return form.schema
}

const fields = [
  { id: 'plan', type: 'radio', label: 'Plan', options: ['Basic', 'Team'] },
  { id: 'note', type: 'text', label: 'Note' },
]

test('hidden fields are declared in the settings, and rules read them', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Beta list', fields)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Hidden fields' }).click()
  await settings.getByRole('button', { name: 'Add a hidden field' }).click()
  const name = settings.getByLabel(/^Name of hidden field/)
  await name.fill('utm source')
  await expect.poll(() => name.inputValue()).toBe('utm_source')
  await name.fill('größe')
  await settings.getByText('Use 1 to 64 letters').waitFor()
  await name.fill('utm_source')
  await settings.getByLabel('Default value of utm_source').fill('web')
  await expectAccessible(page, 'the settings of hidden fields')
  await settings.getByRole('button', { name: 'Done' }).click()
  await expect
    .poll(() => storedSchema(id))
    .toMatchObject({ hiddenFields: [{ name: 'utm_source', value: 'web' }] })

  await page.getByRole('button', { name: 'Edit Note' }).click()
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('button', { name: 'Build it rule by rule' }).click()
  await page.getByRole('option', { name: /utm_source/ }).click()
  await logic.getByRole('textbox', { name: 'Value' }).fill('fair')
  await logic.getByRole('button', { name: 'Done' }).click()
  await logic.getByText('Shown when utm_source is fair.').waitFor()
})

test('endings are added, given logic, put in order and undone in the settings', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Beta list', fields)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'After submitting' }).click()
  await settings.getByRole('button', { name: 'Add an ending' }).click()
  await settings.getByLabel('Heading').fill('Let us talk')
  await settings.getByLabel('Message', { exact: true }).fill('We call you.')
  await settings.getByLabel('Redirect URL of this ending').fill('javascript:alert(1)')
  await settings.getByText('Use a complete address').waitFor()
  await settings.getByLabel('Redirect URL of this ending').fill('')
  const rule = settings.getByRole('region', { name: 'Logic of Ending: Let us talk' })
  await rule.getByRole('button', { name: 'Team', exact: true }).click()
  await rule.getByText('Shown when Plan is Team.').waitFor()
  await expectAccessible(page, 'the settings of an ending')
  await settings.getByRole('button', { name: 'Add an ending' }).press('Enter')
  await settings.getByLabel('Heading').fill('Thanks')
  await settings.getByRole('button', { name: 'Move Ending: Thanks up' }).press('Enter')
  await expect
    .poll(() => storedSchema(id))
    .toMatchObject({
      endings: [
        { title: 'Thanks' },
        { title: 'Let us talk', message: 'We call you.', conditional: { value: 'Team' } },
      ],
    })
  // The ending without logic hides the one behind it.
  await settings.getByText(/“Ending: Let us talk” is never shown/).waitFor()
  await settings.getByRole('button', { name: 'Delete Ending: Thanks' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await settings.getByText('Ending: Thanks').waitFor()
})

test('on a phone, an ending is added', async () => {
  const page = await home.window('phone')
  const { id } = await home.editing(page, 'Beta list', fields)
  await page.goto(`${home.url}/forms/${id}/edit?settings=after`)
  await page.getByRole('button', { name: 'Add an ending' }).tap()
  await page.getByLabel('Heading').fill('Thanks')
  await expect.poll(() => storedSchema(id)).toMatchObject({ endings: [{ title: 'Thanks' }] })
  await expectAccessible(page, 'an ending on a phone')
})

test('a finding about an ending opens the settings at its card, unfolded and with the focus', async () => {
  const page = await home.window('desktop')
  const titles = ['Everybody', 'Nobody']
  await home.editing(page, 'Beta list', fields, {
    endings: titles.map((title) => ({ id: title.toLowerCase(), title })),
  })
  await page
    .getByRole('button', { name: /problem|warning/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Open the rule' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const card = settings.getByRole('button', { name: /^Ending: Nobody/, expanded: true })
  await card.waitFor()
  await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => settings.getByLabel('Heading').inputValue()).toBe('Nobody')
  await expectAccessible(page, 'an ending that a finding opened')
})
