import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { fillAndSend, type Given } from './support/fill-form.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

// Three long forms of other programs come over, from the file to the exported answers.

const home = house()
const samples = new URL('../packages/formats/src/importers/', import.meta.url)

interface Moved {
  readonly file: string
  readonly name: string
  readonly fields: number
  /** Sentences of the loss report */
  readonly lost: readonly string[]
}

/** An owner whose new form has the fields of the file. */
async function moved({ file, name, fields, lost }: Moved) {
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await home.call('POST', '/api/forms', { name: 'Another form' })
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('button', { name: 'New Form', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await dialog.getByRole('tab', { name: /^Import/ }).click()
  await dialog.getByLabel('File to import').setInputFiles({
    name: file.split('/').at(-1) ?? '',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(new URL(file, samples)),
  })
  await dialog.getByRole('heading', { name: new RegExp(`^${fields} fields`) }).waitFor()
  const report = dialog.getByRole('region', { name: 'Loss report' })
  if (lost.length > 0)
    await report.getByRole('heading', { name: /^\d+ parts? did not come over$/ }).waitFor()
  const more = report.locator('summary')
  if ((await more.count()) > 0) await more.click()
  const said = await report.getByRole('listitem').allTextContents()
  expect(said.map((text) => text.replace(/(?:Show|line [\d,]+)$/, '').trim())).toEqual(lost)
  await expectAccessible(page, `the loss report of ${name}`)
  await dialog.getByRole('switch', { name: 'Include its name and settings' }).waitFor()
  await dialog.getByRole('button', { name: `Create with ${fields} fields` }).click()
  await page.waitForURL('**/edit')
  await page.getByRole('button', { name: `Form menu: ${name}` }).waitFor()
  return { page, grace }
}

/** Selects a field on the canvas. */
async function select(page: Page, label: string) {
  await page.getByRole('button', { name: `Edit ${label}` }).click()
}

/** A visitor on a phone, with and without JavaScript. */
async function filledIn(
  address: string,
  answers: Given,
  thanks: string,
  { submit, reads = [] }: { readonly submit?: string; readonly reads?: readonly string[] } = {},
) {
  for (const javaScriptEnabled of [true, false]) {
    const page = await home.window('phone', { javaScriptEnabled })
    await page.goto(address, { waitUntil: 'networkidle' })
    await fillAndSend(page, answers, { submit, reads })
    await page.getByText(thanks).first().waitFor()
  }
}

/** The exported CSV, after both submissions show an answer in the table of results. */
async function results(page: Page, grace: ReturnType<typeof owner>, name: string, answer: string) {
  await grace.goToDashboard()
  await grace.openSubmissions(name)
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') })
  await expect.poll(() => rows.filter({ hasText: answer }).count()).toBe(2)
  return await grace.exportCsv()
}

test('a form of Typeform with jumps, scores and hidden fields', async () => {
  const name = 'House by the river: residency application'
  const { page, grace } = await moved({
    file: 'json/samples/typeform-residency.json',
    name,
    fields: 49,
    lost: [],
  })
  // This server takes no payments.
  await select(page, 'The application fee')
  await grace.selected.getByRole('button', { name: 'Delete field' }).click()
  await grace.save()
  const address = await grace.publish()
  await filledIn(
    `${address}?source=fair`,
    {
      'Are you at least 18 years old?': 'Yes',
      'What is your first name?': 'Mei',
      'And your last name…': 'Tan',
      'Where can we write to you?': 'mei@example.org',
      'Your address at home': ['1 Quay', '', '1000', 'Porto', 'Portugal'],
      'Your pronouns': 'she/her',
      'Where do you live?': 'Portugal',
      'Have you stayed with us before?': 'Yes',
      'In which year?': '2019',
      'What do you work in?': 'Music',
      'What do you play?': ['Keys', 'Voice'],
      'A link to a recording': 'https://example.org/song',
      'When would you like to come?': '2027-05-01',
      'For how many weeks?': '6',
      'Does somebody come with you?': 'No',
      'A large desk': 'A lot',
      Daylight: 'A little',
      Quiet: 'Not at all',
      'What matters most to you?': ['Place', 'Time', 'Company'],
      'What will you work on?': 'Songs of the river',
      'How well do you work alone?': '4',
      'Would you give a public talk?': 'Yes, gladly',
      'Do you accept the rules of the house?': 'I accept',
    },
    'You have 10 points.',
    { reads: ['Thank you, Mei. Now the formal part.'] },
  )
  const csv = await results(page, grace, name, 'Mei')
  expect(csv).toContain('Songs of the river')
  expect(csv.split('fair')).toHaveLength(3)
})

test('a survey of SurveyJS with panels, matrices and calculated values', async () => {
  const name = 'New patients at the clinic'
  const { page, grace } = await moved({
    file: 'json/samples/surveyjs-clinic.json',
    name,
    fields: 48,
    lost: [
      'The trigger "complete" was skipped: it ends the survey if {consent} = false.',
      'The repeated rows of "Which medicine do you take?" are asked once.',
      'The repeated panel "Allergies" is asked once.',
      'The calculation "today" was skipped: it calls the function "today".',
      'How may we contact you?: "None" excludes all other choices. This was not imported.',
      'Which room do you like?: The pictures of its choices were skipped.',
      "Code of your doctor: It can be filled in only if {insurer} = 'public'. This could not be imported.",
      '"Your body mass index" was shown on the page. To show it here, put the value into a text.',
    ],
  })
  // The code is only for a public insurance.
  await select(page, 'Code of your doctor')
  await grace.setLogic({
    question: 'Who insures you?',
    condition: 'equals',
    value: 'A public insurance',
  })
  await grace.save()
  const address = await grace.publish()
  await filledIn(
    address,
    {
      'First name': 'Ada',
      'Last name': 'Roe',
      'Date of birth': '1980-02-03',
      'How may we contact you?': ['By phone', 'By post'],
      Phone: '+49 30 123456',
      'Your address: Street': 'Mill Road 3',
      'Who insures you?': 'A public insurance',
      'Policy number': 'A123456789',
      'Does it cover dental work?': 'No',
      'Why do you come?': 'My back',
      'How strong is your pain?': '9',
      'Is it urgent?': 'Yes',
      'Where does it hurt?': ['Back'],
      'Height in centimeters': '170',
      'Weight in kilograms': '70',
      Asthma: 'Never',
      Diabetes: 'Now',
      'A heart condition': 'Never',
      'How is your diabetes treated?': 'Insulin',
      'do sports': 'Weekly',
      'Do you smoke?': 'Yes',
      'Cigarettes a day': '25',
      'Would you like to stop?': 'Later',
      'What would help?': ['A talk'],
      'Beers a week': '9',
      'Glasses of wine a week': '4',
      'Spirits a week': '2',
      'You drink…': 'Perhaps',
      'May we store this?': 'Yes',
      'Which medicine do you take?: name': 'None',
      'Code of your doctor': 'D-7',
    },
    'Call us now: 555-0100.',
    { submit: 'Send to the clinic', reads: ['The doctor reads this before you come.'] },
  )
  const csv = await results(page, grace, name, 'Ada')
  expect(csv.split('Insulin')).toHaveLength(3)
  expect(csv).toContain('high')
})

test('a survey of LimeSurvey with relevance, arrays and translations', async () => {
  const name = 'Living in the harbor quarter'
  const { page, grace } = await moved({
    file: 'lss/samples/harbor-quarter.lss',
    name,
    fields: 49,
    lost: [
      'The group "Together" is in random order. Here the order is fixed.',
      'Skipped "Language": visitors choose the language above the form.',
      'The survey’s quotas were skipped: Old town. A form can close after a number of submissions.',
      'The survey’s assessments were skipped: Belonging. A value can add up points.',
      'Assessments are on in the survey. Here nothing is scored until you add a value.',
      'Times for each page are not stored here.',
      'The survey ends on 2031-01-31 23:59:00. Set this under Closing.',
      'A picture of your street: It accepts only png, jpg. Here it accepts all files of these kinds.',
      'Hours on the way: Working days, Hours: It was a table of inputs. Each of its cells is a field of its own.',
      'When could you help?: Monday, Time: It was a table of inputs. Each of its cells is a field of its own.',
      'Sum it up in a word: Shown if strlen(unheard.NAOK) > 20 could not be imported: it calls the function "strlen".',
    ],
  })
  // A word is asked of those who hardly trust their neighbors, and the languages are required.
  await select(page, 'Sum it up in a word')
  await grace.setLogic({
    question: 'How much do you trust your neighbors?',
    condition: 'equals',
    value: '2',
  })
  await select(page, 'Which languages do you speak at home?')
  await grace.selected.getByRole('switch', { name: 'Required' }).click()
  await grace.save()
  const address = await grace.publish()
  await filledIn(
    `${address}?lang=de`,
    {
      'Wie dürfen wir Sie nennen?': 'Jo',
      'Sie sind': 'Weiblich',
      'In welchem Jahr sind Sie geboren?': '1990',
      'Wie viele Personen leben bei Ihnen: Erwachsene': '3',
      'Wie viele Personen leben bei Ihnen: Kinder': '1',
      'Welche Sprachen sprechen Sie zu Hause?': ['Deutsch'],
      'Mieten Sie, oder gehört Ihnen die Wohnung?': 'Ich miete',
      'Wie viel Miete zahlen Sie im Monat?': '900',
      'Wem gehört das Haus?': 'Der Stadt',
      'Wird rechtzeitig repariert?': 'Nein',
      'Wie viele Zimmer haben Sie?': 'Zwei',
      '…in wenigen Zimmern. Wie geht das?': 'Wir schlafen schichtweise',
      Verkehr: 'Oft',
      Nachbarn: 'Nie',
      'der Hafen': 'Oft',
      'die eigenen Kinder': 'Manchmal',
      'Wie klingt der Hafen?': 'Wie ein Wal',
      Rad: '5',
      Auto: '3',
      'Finden Sie einen Parkplatz?': 'Nein',
      'Was soll zuerst kommen?': ['Mehr Bäume', 'Mehr Radwege', 'Weniger Verkehr'],
      'den Gemeinschaftsgarten': 'Ja',
      'Was würden Sie im Garten tun?': ['Sitzen'],
      'Wie sehr vertrauen Sie Ihren Nachbarn?': '2',
      'Fühlen Sie sich überhört?': 'Manchmal schon',
      '…dürfen wir Sie wieder fragen?': 'Ja',
      'Wie erreichen wir Sie: E-Mail': 'jo@example.org',
      'Fassen Sie es in einem Wort zusammen': 'Wasser',
    },
    'Danke für Ihre Zeit!',
    { submit: 'Absenden' },
  )
  const csv = await results(page, grace, name, '1990')
  expect(csv.split('Wie ein Wal')).toHaveLength(3)
  expect(csv).toContain('I rent it')
})
