import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { expectFocused } from './support/focus.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Your name', required: true },
  { id: 'place', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
  {
    id: 'lunch',
    type: 'text',
    label: 'Lunch',
    conditional: { dependsOn: 'place', condition: 'equals', value: 'In person' },
  },
]

async function shared(name: string, window: 'desktop' | 'phone' = 'desktop') {
  const form = await home.publish(name, { fields, settings: {} })
  const page = await home.window(window)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/share`)
  await page.getByRole('heading', { name: 'Share the link' }).waitFor()
  return { form, page }
}

test('an owner copies the link by key, saves its QR code, and changes its ending', async () => {
  const { form, page } = await shared('Spring party')
  await page.keyboard.press('c')
  await page.getByRole('button', { name: 'Copied!' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(home.addressOf(form))

  for (const [name, start] of [
    ['SVG', '<svg '],
    ['PNG', '\x89PNG'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download the QR code as ${name}` }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${form.slug}.${name.toLowerCase()}`)
    expect(readFileSync(await download.path(), 'latin1').startsWith(start)).toBe(true)
  }

  // A retry of this story needs an ending of its own.
  const free = `Spring-${Date.now()}`
  const other = await home.publish('Other', { fields, settings: {} })
  await page.getByRole('button', { name: 'Change the ending of the link' }).click()
  const ending = page.getByRole('textbox', { name: 'Ending of the link' })
  await expectFocused(ending)
  await ending.fill('two words')
  await page.getByText('Use letters, digits and hyphens.').waitFor()
  await ending.fill(other.slug)
  await page.getByText('This ending is taken.').waitFor()
  await ending.fill(free)
  await page.getByText('This ending is available.').waitFor()
  await expectAccessible(page, 'changing the link')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  await page.getByRole('button', { name: 'Change the ending of the link' }).click()
  await ending.fill(free)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  expect(await page.getByRole('link', { name: 'View Live Form' }).getAttribute('href')).toBe(
    `/f/${free.toLowerCase()}`,
  )
  const visitor = await home.window('phone')
  await visitor.goto(`${home.addressOf(form)}?your-name=Ada`)
  await expect.poll(() => visitor.getByLabel('Your name').inputValue()).toBe('Ada')
  expect(visitor.url()).toBe(`${home.url}/f/${free.toLowerCase()}`)
})

test('an owner chooses a way by key, tries it, and copies the code with its options', async () => {
  const { form, page } = await shared('Embedded')
  const region = page.getByRole('region', { name: 'Put it on your website' })
  const code = region.locator('pre')
  const tried = region.getByRole('group', { name: 'Try it' })
  const frame = tried.frameLocator('iframe')
  await frame.getByLabel('In person').check({ force: true })
  await frame.getByLabel('Lunch').waitFor()
  // The frame fits the form.
  await expect
    .poll(() =>
      tried.locator('iframe').evaluate((element) => {
        const { contentDocument, clientHeight } = element as HTMLIFrameElement
        return (contentDocument?.documentElement.scrollHeight ?? 0) - clientHeight
      }),
    )
    .toBe(0)
  await frame.getByLabel('Your name').fill('Ada')
  await frame.getByRole('button', { name: 'Submit' }).click()
  await frame.getByText('Thank You!').waitFor()
  expect(await home.submissions(form)).toEqual([])
  await expectAccessible(page, 'share')

  await region.getByRole('combobox', { name: 'Width' }).selectOption('Up to 640 px')
  await expect.poll(() => code.textContent()).toContain('max-width: 640px')
  await region.getByRole('radio', { name: /^In the page/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expectFocused(region.getByRole('radio', { name: /^Popup/ }))
  await region.getByRole('textbox', { name: 'Button label' }).fill('Join')
  await expect.poll(() => code.textContent()).toContain('data-ramiform-mode="popup">Join</a>')
  await tried.getByRole('button', { name: 'Join' }).click()
  const over = tried.getByRole('dialog', { name: 'Embedded' })
  await over.frameLocator('iframe').getByLabel('Your name').focus()
  await page.keyboard.press('Escape')
  await over.waitFor({ state: 'detached' })
  await expectFocused(tried.getByRole('button', { name: 'Join' }))

  await region.getByRole('radio', { name: /^Side tab/ }).click()
  await region.getByRole('button', { name: 'Left' }).click()
  await expect.poll(() => code.textContent()).toContain('data-ramiform-side="left"')
  await region.getByRole('radio', { name: /^Basic iframe/ }).click()
  await expect.poll(() => code.textContent()).toContain('height="600"')
  await region.getByRole('button', { name: 'Shopify' }).click()
  await region.getByRole('list', { name: 'Steps in Shopify' }).waitFor()
  await region.getByRole('button', { name: 'Embed Guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Embed Guide' })
  await guide.getByRole('tab', { name: 'WordPress' }).click()
  await guide.getByText('[iframe src=').waitFor()
})

test('an owner draws the picture of the link preview, and publishes it', async () => {
  const { form, page } = await shared('Winter workshop sign-up')
  await page.getByRole('button', { name: 'Draw a picture from the form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the preview' })
  await dialog.locator('img[src^="data:image/png"]').waitFor()
  await dialog.getByLabel('Title').fill('Join our workshop')
  await expectAccessible(page, 'the preview dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const card = page.getByRole('figure', { name: 'Link preview' })
  await card.getByText('Join our workshop').waitFor()
  const picture = (await card.locator('img').getAttribute('src')) ?? ''
  expect(picture).toMatch(/^\/images\/[0-9a-f]{64}$/)
  expect((await page.request.get(home.url + picture)).headers()['content-type']).toBe('image/png')

  const head = async () => (await page.request.get(home.addressOf(form))).text()
  expect(await head()).not.toContain('Join our workshop')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(head).toContain('<meta property="og:title" content="Join our workshop">')
  expect(await head()).toContain(`<meta property="og:image" content="${home.url}${picture}">`)
  expect(await head()).toContain('<title>Winter workshop sign-up</title>')
})

test('on a phone, a draft chooses its link, is published, and everything can be pressed', async () => {
  const page = await home.window('phone')
  await home.signedIn(page)
  const { form } = (await home.call('POST', '/api/forms', {
    name: 'Pocket',
    schema: { fields, settings: {} },
  })) as { form: { id: string } }
  await page.goto(`${home.url}/forms/${form.id}/share`)
  await page.getByText('The link starts to work when you publish.').waitFor()
  await page.getByText(/\/f\/pocket-[a-z2-9]{6}$/).waitFor()
  await page.getByRole('button', { name: 'Change the ending of the link' }).click()
  await page.getByRole('textbox', { name: 'Ending of the link' }).fill(`pocket-${Date.now()}`)
  await page.getByRole('button', { name: 'Change link' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  // The toast has a button with the same name.
  await page.getByRole('main').getByRole('button', { name: 'Copy link' }).waitFor()
  await page.getByRole('img', { name: 'QR code for the link' }).waitFor()
  await page.getByRole('group', { name: 'Try it' }).locator('iframe').waitFor()
  const small = await page
    .getByRole('main')
    .locator('button, select, input, a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('p'))
        .map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => Math.round(width) < 44 || Math.round(height) < 44)
        .map(({ name, width, height }) => `${name} ${width}x${height}`),
    )
  expect(small).toEqual([])
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBe(0)
  await expectAccessible(page, 'share on a phone')
})
