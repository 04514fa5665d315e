import { wordsIn } from '@ramiform/core/built-in-texts/all-words'
import { english } from '@ramiform/core/built-in-texts/en'
import { inLanguage } from '@ramiform/core/built-in-texts/in-language'
import { languageNames } from '@ramiform/core/built-in-texts/languages'
import { editorDefaults, type FormStyle, type Settings } from '@ramiform/core/form'
import { WordsContext } from '@ramiform/fields/words'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EndScreen } from './EndScreen.tsx'
import { FormClosed } from './FormClosed.tsx'
import { FormView } from './FormView.tsx'
import { NotAvailable } from './NotAvailable.tsx'
import { ThankYou } from './ThankYou.tsx'

const workshop = { name: 'Workshop', schema: { fields: [], settings: {} } }

const markupOf = (screen: ReactElement) =>
  renderToStaticMarkup(<WordsContext value={english}>{screen}</WordsContext>)

test('the thank-you heading is followed by the owner’s message', () => {
  const markup = markupOf(<ThankYou form={workshop} message="See you there." />)
  expect(markup).toContain('Thank You!</h2>')
  expect(markup).toContain('See you there.')
  expect(markup).not.toContain('preview')
})

test.each(Object.keys(languageNames))(
  'the default message does not say the thanks twice, in %s',
  (language) => {
    const words = wordsIn(language)
    const settings = { successMessage: editorDefaults.successMessage }
    const shown = inLanguage({ fields: [], settings }, words).settings.successMessage ?? ''
    const markup = renderToStaticMarkup(
      <WordsContext value={words}>
        <ThankYou form={workshop} message={shown} />
      </WordsContext>,
    )
    expect(markup.split(words.ending.thankYou)).toHaveLength(2)
    expect(markup).toContain(`<p>${words.ending.received}</p>`)
  },
)

test('a message that repeats the heading is left out', () => {
  expect(markupOf(<ThankYou form={workshop} message="THANK YOU" />)).toContain(
    english.ending.received,
  )
  expect(markupOf(<ThankYou form={workshop} message="Thank you, Ada!" />)).toContain(
    'Thank you, Ada!',
  )
})

test('a preview says that nothing was sent', () => {
  const markup = markupOf(<ThankYou form={workshop} message="Thanks" isPreview />)
  expect(markup).toContain('This is a preview - no data was actually submitted')
})

test('a redirect is also shown as a link', () => {
  const markup = markupOf(
    <ThankYou form={workshop} message="Thanks" redirectUrl="https://example.org/next?a=1" />,
  )
  expect(markup).toContain('<a href="https://example.org/next?a=1">Continue to example.org</a>')
})

test('an unavailable form shows the reason and two buttons', () => {
  const markup = markupOf(<NotAvailable message={english.refusals.form_not_published} />)
  expect(markup).toContain('Form Not Available')
  expect(markup).toContain('Form not found or not published.')
  expect(markup.match(/<li>/g)).toHaveLength(3)
  expect(markup).toMatch(/target="_blank".*Open in New Tab.*Go to Homepage/)
  expect(markupOf(<NotAvailable message="Failed to load form (500)" />)).toContain(
    '<p>Failed to load form (500)</p>',
  )
})

test('a closed form shows its name and the reason', () => {
  const form = { name: 'Workshop', schema: { fields: [], settings: { title: 'Winter workshop' } } }
  const markup = markupOf(<FormClosed form={form} message="It closed." />)
  expect(markup).toMatch(/Winter workshop.*This form is closed.*It closed\./)
})

test('in single card style, the progress bar is full on the thank-you page', () => {
  const barOf = (settings: Settings) => {
    const form = { name: 'Workshop', schema: { fields: [], settings } }
    const end = { kind: 'thanks', message: 'Thanks' } as const
    const markup = markupOf(<EndScreen form={form} end={end} isPreview={false} />)
    return /<progress[^>]*>/.exec(markup)?.[0]
  }
  expect(barOf({ displayStyle: 'single-card' })).toContain('value="1"')
  expect(
    barOf({ displayStyle: 'single-card', advanced: { showProgressBar: false } }),
  ).toBeUndefined()
  expect(barOf({})).toBeUndefined()
})

test('each end screen has the footer of the form', () => {
  const form = { name: 'Workshop', schema: { fields: [], settings: {} } }
  const ends = [
    <FormClosed key="closed" form={form} message="It closed." />,
    ...(['thanks', 'closed'] as const).map((kind) => (
      <EndScreen key={kind} form={form} end={{ kind, message: 'So.' }} isPreview={false} />
    )),
  ]
  for (const end of ends) expect(markupOf(end)).toMatch(/<footer.*Made with Ramiform.*<\/footer>/)
})

test('a form and its end screens show our brand unless the owner turned it off', () => {
  const screensOf = (style: FormStyle | undefined) => {
    const form = { name: 'Workshop', schema: { fields: [], settings: { style } } }
    return [
      markupOf(<EndScreen form={form} end={{ kind: 'thanks', message: '' }} isPreview={false} />),
      markupOf(<EndScreen form={form} end={{ kind: 'closed', message: '' }} isPreview={false} />),
      markupOf(<FormClosed form={form} message="" />),
      ...(['standard', 'single-card'] as const).map((displayStyle) => {
        const schema = { fields: [], settings: { style, displayStyle } }
        return markupOf(<FormView form={{ name: 'Workshop', schema }} words={english} />)
      }),
    ]
  }
  for (const markup of screensOf(undefined)) expect(markup).toContain('Made with Ramiform')
  for (const markup of screensOf({ madeWith: false })) expect(markup).not.toContain('Ramiform')
})

test('the leaf on the thank-you page is drawn unless the owner turned it off', () => {
  const thanks = (style: FormStyle) =>
    markupOf(
      <ThankYou form={{ name: 'W', schema: { fields: [], settings: { style } } }} message="" />,
    )
  expect(thanks({})).toContain('rf-sprig')
  expect(thanks({ branches: false })).not.toContain('rf-sprig')
})

test('a public form and its ends link to a report and to the owner’s privacy policy', () => {
  const settings = { privacyUrl: 'https://ada.example/privacy', style: { madeWith: false } }
  const form = { name: 'Workshop', slug: 'workshop-1', schema: { fields: [], settings } }
  const screens = [
    markupOf(<FormView form={form} words={english} />),
    markupOf(<FormClosed form={form} message="" />),
    markupOf(<EndScreen form={form} end={{ kind: 'thanks', message: '' }} isPreview={false} />),
  ]
  for (const markup of screens) {
    expect(markup).toContain('<a href="/f/workshop-1/report" target="_blank" rel="noopener">Report')
    expect(markup).toContain('<a href="https://ada.example/privacy"')
  }
})

test('a preview has no report link, and without anything to show there is no footer', () => {
  const form = { name: 'W', schema: { fields: [], settings: { style: { madeWith: false } } } }
  expect(markupOf(<FormView form={workshop} words={english} />)).not.toContain('/report')
  expect(markupOf(<FormView form={form} words={english} />)).not.toContain('<footer')
})

test('the heading of an ending replaces the usual one, and stays text', () => {
  const end = { kind: 'thanks', title: '<b>Sorry', message: 'We call you.' } as const
  const markup = markupOf(<EndScreen form={workshop} end={end} isPreview={false} />)
  expect(markup).toContain('&lt;b&gt;Sorry</h2>')
  expect(markup).not.toContain(english.ending.thankYou)
})

test('a hidden value shows a question, and is in no markup', () => {
  const schema = {
    fields: [
      { id: 'name', type: 'text', label: 'Name' },
      {
        id: 'code',
        type: 'text',
        label: 'Code',
        conditional: { dependsOn: 'h', condition: 'equals', value: 'letter' },
      },
    ],
    hiddenFields: [{ id: 'h', name: 'utm_source' }],
    settings: {},
  }
  const shown = (answers: Record<string, string>) =>
    renderToStaticMarkup(
      <FormView form={{ name: 'F', schema }} words={english} answers={answers} />,
    )
  expect(shown({ h: 'letter' })).not.toMatch(/utm_source|letter/)
  // Without JavaScript, hidden questions are in the markup, so only their state differs.
  expect(shown({ h: 'letter' })).not.toBe(shown({ h: 'other' }))
  expect(shown({ h: 'other' })).toBe(shown({}))
})
