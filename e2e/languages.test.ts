import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { holdScripts } from './support/hold-requests.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Name', placeholder: 'Enter text...', required: true },
  { id: 'mail', type: 'email', label: 'E-Mail' },
]

test('a German form has German texts, messages and thank-you page', async () => {
  const form = await home.publish('Anmeldung', { fields, settings: { submitButtonText: 'Submit' } })
  const page = await home.window('phone', { locale: 'de-DE' })
  await page.goto(home.addressOf(form))
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  await expect
    .poll(() => page.getByLabel('Name').getAttribute('placeholder'))
    .toBe('Text eingeben …')
  await page.getByLabel('E-Mail').fill('niemand')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.getByRole('heading', { name: 'Bitte prüfen Sie zwei Fragen' }).waitFor()
  await page.getByRole('link', { name: 'Name: Diese Angabe ist erforderlich' }).waitFor()
  await expectAccessible(page, 'a German form with problems')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await page.getByLabel('Name').fill('Ines')
  await page.getByLabel('E-Mail').fill('ines@example.org')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.getByRole('heading', { name: 'Vielen Dank!' }).waitFor()
})

test('a decimal comma is accepted, also if typed before the script has loaded', async () => {
  const asked = [{ id: 'height', type: 'number', label: 'Größe' }]
  const form = await home.publish('Messung', { fields: asked, settings: {} })
  const page = await home.window('desktop', { locale: 'de-DE' })
  const release = await holdScripts(page)
  await page.goto(home.addressOf(form), { waitUntil: 'commit' })
  await page.getByLabel('Größe').fill('1,75')
  release()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByLabel('Größe').inputValue()).toBe('1,75')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.getByRole('heading', { name: 'Vielen Dank!' }).waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([{ height: '1.75' }])
})

test('a form set to French is French for everyone, in single card style', async () => {
  const settings = { language: 'fr', displayStyle: 'single-card' }
  const form = await home.publish('Inscription', { fields, settings })
  const page = await home.window('desktop', { locale: 'de-DE' })
  await page.goto(home.addressOf(form))
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')
  await page.getByText('1 sur 2').waitFor()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByText('Ce champ est obligatoire').waitFor()
  await expectAccessible(page, 'a French form, one question at a time')
})

test('an unknown language falls back to English', async () => {
  const form = await home.publish('Form', { fields, settings: {} })
  const page = await home.window('desktop', { locale: 'is-IS' })
  await page.goto(home.addressOf(form))
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByText('are required.').waitFor()
})

test('without JavaScript, the page and the thank-you page keep their language', async () => {
  const form = await home.publish('Iscrizione', { fields, settings: {} })
  const page = await home.window('desktop', { locale: 'it-IT', javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  await page.getByRole('button', { name: 'Invia' }).click()
  await page.getByRole('heading', { name: 'Una domanda è da rivedere' }).waitFor()
  await page.getByLabel('Name').fill('Ines')
  await page.getByRole('button', { name: 'Invia' }).click()
  await page.getByRole('heading', { name: 'Grazie!' }).waitFor()
})

test('Arabic questions and their branches run from right to left', async () => {
  const form = await home.publish('سجل', {
    fields: [
      {
        id: 'way',
        type: 'radio',
        label: 'كيف ستأتي؟',
        options: ['بالسيارة', 'بالقطار'],
        required: true,
      },
      {
        id: 'plate',
        type: 'text',
        label: 'رقم السيارة',
        conditional: { dependsOn: 'way', condition: 'equals', value: 'بالسيارة' },
      },
    ],
    settings: { title: 'التسجيل' },
  })
  for (const name of ['desktop', 'phone'] as const) {
    const page = await home.window(name)
    await page.goto(home.addressOf(form))
    await page.getByLabel('بالسيارة').check({ force: true })
    await page.getByLabel('رقم السيارة').waitFor()
    const [label, field] = await Promise.all([
      page.locator('#row-plate .rf-label').boundingBox(),
      page.locator('#row-way').boundingBox(),
    ])
    const right = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0)
    // The branch is indented from the right.
    expect(right(field) - right(label)).toBeGreaterThan(40)
    await expectAccessible(page, `a form from right to left, ${name}`)
  }
})

test.each([
  {
    language: 'ar',
    label: 'الاسم الكامل',
    texts: {
      submit: 'إرسال',
      note: 'مطلوبة',
      problem: 'الاسم الكامل: هذا الحقل مطلوب',
      summary: 'إجابتان تحتاجان إلى مراجعة',
      review: 'راجع إجاباتك',
      thanks: 'شكرًا لك!',
    },
  },
  {
    language: 'he',
    label: 'שם מלא',
    texts: {
      submit: 'שליחה',
      note: 'שדות חובה',
      problem: 'שם מלא: שדה חובה',
      summary: 'יש לבדוק שתי תשובות',
      review: 'בדיקת התשובות',
      thanks: 'תודה!',
    },
  },
])('a form in $language is in that language from the first word to the thanks', async (said) => {
  const { language, label, texts } = said
  const form = await home.publish(label, {
    fields: [
      { id: 'name', type: 'text', label, placeholder: 'Enter text...', required: true },
      { id: 'mail', type: 'email', label: `${label} 2`, required: true },
    ],
    settings: { submitButtonText: 'Submit', advanced: { requireConfirmation: true } },
  })
  // Its own language, whatever the browser requests.
  const page = await home.window('phone', { locale: 'de-DE' })
  await page.goto(home.addressOf(form))
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
  await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
  await page.getByText(texts.note).waitFor()
  await expect
    .poll(() => page.locator('#q-name').getAttribute('placeholder'))
    .not.toContain('Enter')
  const send = page.getByRole('button', { name: texts.submit })
  await send.click()
  await page.getByRole('heading', { name: texts.summary }).waitFor()
  await page.getByRole('link', { name: texts.problem }).waitFor()
  await expectAccessible(page, `a form in ${language} with problems`)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.locator('#q-name').fill('Noor')
  await page.locator('#q-mail').fill('noor@example.org')
  await send.click()
  await page.getByRole('heading', { name: texts.review }).waitFor()
  await page.getByRole('button', { name: texts.submit }).click()
  await page.getByRole('heading', { name: texts.thanks }).waitFor()
})

test('an owner lets each visitor’s browser choose the language', async () => {
  const form = await home.publish('Kurs', { fields, settings: { collectEmail: true } })
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  const choice = drawer.getByRole('combobox', { name: /^Language of the form/ })
  await choice.selectOption('Same as your texts (Deutsch)')
  await choice.selectOption('The visitor’s language')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText(/^Published version/).waitFor()
  const visitor = await home.window('phone', { locale: 'fr-FR' })
  await visitor.goto(home.addressOf(form))
  await visitor.getByLabel('Adresse e-mail').waitFor()
})

test('an owner sets the language and sees it in the preview and the form', async () => {
  const form = await home.publish('Kurs', { fields: [], settings: { collectEmail: true } })
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  await drawer.getByRole('combobox', { name: /^Language of the form/ }).selectOption('Deutsch')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText(/^Published version/).waitFor()

  await page.goto(`${home.url}/forms/${form.id}`)
  await page.frameLocator('iframe').getByLabel('E-Mail-Adresse').waitFor()
  const visitor = await home.window('phone', { locale: 'fr-FR' })
  await visitor.goto(home.addressOf(form))
  await visitor.getByLabel('E-Mail-Adresse').waitFor()
})

test('in a right-to-left form, English text keeps its own order', async () => {
  const form = await home.publish('سجل', {
    fields: [
      { id: 'name', type: 'text', label: 'الاسم', placeholder: 'Enter...', required: true },
      { id: 'mail', type: 'email', label: 'البريد', placeholder: 'أدخل...' },
      { id: 'phone', type: 'phone', label: 'الهاتف' },
    ],
    settings: { language: 'en', advanced: { requireConfirmation: true } },
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  for (const [id, told] of [
    ['name', '\u2066Enter...\u2069'],
    ['mail', '\u2067أدخل...\u2069'],
  ] as const) {
    // It looks as if its direction was set.
    const box = page.locator(`#q-${id}`)
    const before = await box.screenshot()
    await box.evaluate((input: HTMLInputElement, text) => {
      input.placeholder = text
    }, told)
    expect(before.equals(await box.screenshot()), id).toBe(true)
  }

  const runsRightwards = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
      const leftOf = (offset: number) => {
        const range = document.createRange()
        range.setStart(text, offset)
        range.setEnd(text, offset + 1)
        return range.getBoundingClientRect().left
      }
      return leftOf(0) < leftOf(text.length - 1)
    })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'الاسم is required' }).waitFor()
  expect(await runsRightwards('.rf-summary a')).toBe(true)
  expect(await runsRightwards('#q-name-problem')).toBe(true)
  // Its lines still start on the right, with the sign first.
  const [field, icon] = await Promise.all([
    page.locator('#row-name').boundingBox(),
    page.locator('#q-name-problem svg').boundingBox(),
  ])
  expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBe((field?.x ?? 0) + (field?.width ?? 0))

  await page.locator('#q-name').fill('ليلى')
  await page.locator('#q-phone').fill('+966 50 000 0000')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
  expect(await runsRightwards('dt:has-text("الاسم") + dd >> nth=0')).toBe(false)
  expect(await runsRightwards('dt:has-text("الهاتف") + dd')).toBe(true)
})

test('one Arabic question among English ones is aligned left', async () => {
  const form = await home.publish('Names', {
    fields: [
      { id: 'latin', type: 'text', label: 'Your name' },
      { id: 'arabic', type: 'text', label: 'الاسم الكامل', placeholder: 'أدخل...' },
    ],
    settings: {},
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form))
  const begins = (id: string) =>
    page.locator(`#row-${id} .rf-label`).evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return range.getBoundingClientRect().left
    })
  expect(await begins('arabic')).toBe(await begins('latin'))
  const alignment = await page
    .locator('#q-arabic')
    .evaluate((box) => getComputedStyle(box, '::placeholder').textAlign)
  expect(alignment).toBe('left')
})

test('in right-to-left forms on a phone, Next is on the left', async () => {
  const form = await home.publish('سجل', {
    fields: [
      { id: 'name', type: 'text', label: 'الاسم' },
      { id: 'town', type: 'text', label: 'المدينة' },
    ],
    settings: { displayStyle: 'single-card' },
  })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form))
  const [next, previous] = await Promise.all(
    ['التالي', 'السابق'].map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBeLessThan(previous?.x ?? 0)
})
