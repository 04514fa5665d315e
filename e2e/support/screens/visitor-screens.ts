import { wordsIn } from '@ramiform/core/built-in-texts/all-words'
import { sayCounted } from '@ramiform/core/built-in-texts/say'
import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

type Way = (page: Page) => Promise<unknown>

const press =
  (name: string): Way =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const inTurn =
  (...ways: readonly Way[]): Way =>
  async (page) => {
    for (const way of ways) await way(page)
  }
const write =
  (label: string, text: string): Way =>
  (page) =>
    page.getByLabel(label).fill(text)
const choose =
  (option: string): Way =>
  (page) =>
    page.getByRole('radio', { name: option, exact: true }).check({ force: true })
const shows =
  (text: string): Way =>
  (page) =>
    page.getByText(text).first().waitFor()
const offline: Way = (page) => page.context().setOffline(true)
const online: Way = (page) => page.context().setOffline(false)

/** The form of the open evening, filled in up to its submit button. */
const whole = inTurn(
  write('Your name', 'Ada Lovelace'),
  write('Email', 'ada@example.org'),
  choose('By car'),
  write('Number plate', 'B-AL 1815'),
)
const wholeCards = inTurn(
  write('Your name', 'Ada Lovelace'),
  press('Next'),
  write('Email', 'ada@example.org'),
  press('Next'),
  choose('By car'),
  press('Next'),
  write('Number plate', 'B-AL 1815'),
)
const hebrewCards = inTurn(
  write('שם מלא', 'נועה'),
  press('הבא'),
  write('כתובת אימייל', 'noa@example.org'),
  press('הבא'),
  choose('ברגל'),
)
const arabic = inTurn(
  write('الاسم الكامل', 'ليلى'),
  write('البريد الإلكتروني', 'layla@example.org'),
  choose('بالسيارة'),
  write('رقم السيارة', 'ر س م 1815'),
)
const hebrew = inTurn(
  write('שם מלא', 'נועה'),
  write('כתובת אימייל', 'noa@example.org'),
  choose('ברגל'),
)
/** The form of the dinner, with a field of each further kind. */
const dinner = inTurn(
  choose('Yes'),
  write('When did you arrive?', '19:30'),
  choose('4 of 5'),
  choose('9'),
)
/** A ranking of the first two, and an address. */
const supper = inTurn(
  press('Move The place up'),
  write('Street and number', '14 Orchard Lane'),
  write('Postal code', '12545'),
  write('City', 'Millbrook'),
  write('Country', 'United States'),
)
const isKept = shows('You are offline. Your answers are saved.')
const sent = shows('Thank You!')

/** A matrix with two answered rows. */
const matrix: Way = async (page) => {
  for (const [row, column] of [
    ['Welcome', 'Excellent'],
    ['Food', 'Very good'],
  ] as const) {
    await page
      .getByRole('group', { name: row })
      .getByRole('radio', { name: column })
      .check({ force: true })
  }
  await page.getByText('Yes', { exact: true }).click()
}

/** One picture and several, with a text. */
const pictures: Way = async (page) => {
  await choose('Apple tart')(page)
  for (const name of ['Fruit sorbet', 'Something else'])
    await page.getByRole('checkbox', { name }).check({ force: true })
  await page.getByRole('textbox', { name: 'Something else' }).fill('Coffee')
}

const form = (name: string, form: NonNullable<Screen['form']>, before?: Way): Screen => ({
  name: `public-form-${name}`,
  form,
  path: '',
  isVisitors: true,
  ...(before && { before }),
})

/** The newsletter box, on a short page. */
const newsBox = 'News about Ramiform, by email'
const newsletter = (name: string, before: Way, more: Partial<Screen> = {}): Screen => ({
  name: `newsletter-${name}`,
  path: '/careers',
  before,
  ...more,
})
const boxSays =
  (text: string): Way =>
  (page) =>
    page.locator('footer').getByRole('status').getByText(text).waitFor()

/** Screens of visitors. */
export const visitorScreens: readonly Screen[] = [
  { name: 'landing', path: '/', isWhole: true },
  newsletter('empty', (page) => page.getByLabel(newsBox).focus()),
  newsletter('refused', inTurn(write(newsBox, 'nobody'), press('Subscribe'), boxSays('Enter'))),
  newsletter('sending', inTurn(write(newsBox, 'ada@example.org'), press('Subscribe')), {
    meanwhile: (page) => page.route('**/api/newsletter', () => {}),
  }),
  newsletter(
    'subscribed',
    inTurn(write(newsBox, 'ada@example.org'), press('Subscribe'), boxSays('You are subscribed.')),
  ),
  newsletter(
    'offline',
    inTurn(
      write(newsBox, 'ada@example.org'),
      offline,
      press('Subscribe'),
      boxSays('You are offline'),
    ),
  ),
  // Without JavaScript, the URL has the result.
  { name: 'newsletter-posted', path: '/careers#newsletter-subscribed' },
  { name: 'newsletter-posted-refused', path: '/careers#newsletter-wrong-address' },
  { name: 'login', path: '/login' },
  { name: 'public-form', form: 'event', path: '', isVisitors: true },
  form('problems', 'event', press('Submit')),
  form('more-fields', 'dinner', dinner),
  form('ranking-and-address', 'supper', supper),
  form(
    'ranking-and-address-problems',
    'supper',
    inTurn(write('City', 'Millbrook'), press('Submit')),
  ),
  form('signature', 'supper', inTurn(supper, press('Type'), write('Your full name', 'Mei Tan'))),
  form('cards-ranking', 'supperCards', press('Move The place up')),
  form('pictures', 'desserts', pictures),
  form('pictures-problems', 'desserts', press('Submit')),
  form('cards-pictures', 'dessertCards', choose('Apple tart')),
  form('right-to-left-pictures', 'arabicDesserts', choose('Apple tart')),
  form('statements', 'statements', inTurn(write('Full name', 'Mei Tan'), choose('Vegan'))),
  form('cards-statements', 'statementCards'),
  form('matrix', 'tables', matrix),
  form('matrix-problems', 'tables', press('Submit')),
  form('cards-matrix', 'tableCards', press('Next')),
  form('cards', 'unanswered'),
  form('cards-problem', 'eveningCards', press('Next')),
  form('offline', 'evening', inTurn(whole, offline, press('Submit'), isKept)),
  form('cards-offline', 'eveningCards', inTurn(wholeCards, offline, press('Submit'), isKept)),
  form('sent', 'evening', inTurn(whole, offline, press('Submit'), isKept, online, sent)),
  form('cards-sent', 'eveningCards', inTurn(wholeCards, press('Submit'), sent)),
  form('review', 'reviewed', inTurn(whole, press('Submit'), shows('Check your answers'))),
  form(
    'cards-review',
    'reviewedCards',
    inTurn(wholeCards, press('Submit'), shows('Check your answers')),
  ),
  form('french', 'french', inTurn(press('Envoyer'), shows('Nom et prénom'))),
  form('cards-french', 'frenchCards', press('Suivant')),
  form('right-to-left', 'arabic', choose('بالسيارة')),
  form('right-to-left-problems', 'arabic', press('إرسال')),
  form('cards-right-to-left', 'arabicCards', press('التالي')),
  form(
    'cards-right-to-left-choice',
    'arabicCards',
    inTurn(
      write('الاسم الكامل', 'ليلى'),
      press('التالي'),
      write('البريد الإلكتروني', 'layla@example.org'),
      press('التالي'),
      write('الهاتف', '+966 50 123 4567'),
      press('التالي'),
      press('التالي'),
      choose('بالسيارة'),
    ),
  ),
  form('hebrew-problems', 'hebrew', press('שליחה')),
  form('cards-hebrew-sent', 'hebrewCards', inTurn(hebrewCards, press('שליחה'), shows('תודה!'))),
  form('right-to-left-review', 'arabicReviewed', inTurn(arabic, press('إرسال'), shows('ليلى'))),
  form('right-to-left-sent', 'arabic', inTurn(arabic, press('إرسال'), shows('شكر'))),
  form('right-to-left-closed', 'arabicClosed'),
  form('hebrew', 'hebrew', choose('ברכב')),
  form('hebrew-sent', 'hebrew', inTurn(hebrew, press('שליחה'), shows('תודה!'))),
  form('cards-hebrew', 'hebrewCards', press('הבא')),
  form('cards-hebrew-review', 'hebrewReviewedCards', inTurn(hebrewCards, press('שליחה'))),
  form('hebrew-closed', 'hebrewClosed'),
  form('fixed-price', 'priced', inTurn(write('Your name', 'Ada'), write('Donation', '2'))),
  form('closed', 'closed'),
  { ...form('places-reserved', 'closed'), meanwhile: placesReserved },
  form(
    'already-answered',
    'once',
    inTurn(
      whole,
      press('Submit'),
      sent,
      (page) => page.reload(),
      (page) => page.getByRole('heading', { name: 'Already answered' }).waitFor(),
    ),
  ),
  { name: 'public-form-report', form: 'event', path: '/report', isVisitors: true },
  {
    name: 'public-form-report-refused',
    form: 'event',
    path: '/report',
    isVisitors: true,
    before: inTurn(
      choose('It asks for passwords or card numbers'),
      write('Your email address (optional)', 'ada@'),
      (page) =>
        page.locator('form').evaluate((form: HTMLFormElement) => {
          form.noValidate = true
          form.requestSubmit()
        }),
      (page) => page.getByRole('alert').waitFor(),
    ),
  },
  {
    name: 'public-form-report-sent',
    form: 'event',
    path: '/report',
    isVisitors: true,
    before: inTurn(
      (page) => page.getByRole('radio').first().check(),
      (page) => page.locator('form button').click(),
      (page) => page.getByRole('status').waitFor(),
    ),
  },
  { name: 'public-form-report-arabic', form: 'arabic', path: '/report', isVisitors: true },
  { name: 'confirm-address-expired', path: '/confirm-address' },
  { name: 'public-form-not-available', path: '/f/nothing-here' },
  {
    name: 'public-form-not-available-arabic',
    path: '/f/nothing-here',
    meanwhile: askingFor('ar', '/f/nothing-here'),
  },
  {
    name: 'public-form-not-available-hebrew',
    path: '/f/nothing-here',
    meanwhile: askingFor('he', '/f/nothing-here'),
  },
]

/** Sets the language of the visitor's browser. */
function askingFor(language: string, path: string) {
  return (page: Page) =>
    page.route(`**${path}`, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'accept-language': language } }),
    )
}

/** The closed page while payments reserve the last places. A real one needs a payment provider. */
async function placesReserved(page: Page) {
  const words = wordsIn('en')
  const { pages } = words
  await page.route('**/f/*', async (route) => {
    const closed = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: closed
        .replace(`<h2>${pages.closed}</h2>`, `<h2>${pages.noFreePlace}</h2>`)
        .replace(/This form closed on [^<]*/, sayCounted(words, pages.placesReserved, 2)),
    })
  })
}
