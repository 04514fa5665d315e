import type { Settings } from '@ramiform/core/form'
import { english } from '@ramiform/core/words/en'
import { WordsContext } from '@ramiform/fields/words'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EndScreen } from './EndScreen.tsx'
import { FormClosed } from './FormClosed.tsx'
import { NotAvailable } from './NotAvailable.tsx'
import { ThankYou } from './ThankYou.tsx'

const markupOf = (screen: ReactElement) =>
  renderToStaticMarkup(<WordsContext value={english}>{screen}</WordsContext>)

test('the thanks are followed by the owner’s message', () => {
  const markup = markupOf(<ThankYou title="Workshop" message="See you there." />)
  expect(markup).toContain('Thank You!</h2>')
  expect(markup).toContain('See you there.')
  expect(markup).not.toContain('preview')
})

test('a preview adds that nothing was sent', () => {
  const markup = markupOf(<ThankYou title="Workshop" message="Thanks" isPreview />)
  expect(markup).toContain('This is a preview - no data was actually submitted')
})

test('where the owner sends people on, the way there is a link too', () => {
  const markup = markupOf(
    <ThankYou title="Workshop" message="Thanks" redirectUrl="https://example.org/next?a=1" />,
  )
  expect(markup).toContain('<a href="https://example.org/next?a=1">Continue to example.org</a>')
})

test('a form that cannot be shown says what happened and gives two ways on', () => {
  const markup = markupOf(<NotAvailable message={english.refusals.form_not_published} />)
  expect(markup).toContain('Form Not Available')
  expect(markup).toContain('Form not found or not published.')
  expect(markup.match(/<li>/g)).toHaveLength(3)
  expect(markup).toMatch(/target="_blank".*Open in New Tab.*Go to Homepage/)
  expect(markupOf(<NotAvailable message="Failed to load form (500)" />)).toContain(
    '<p>Failed to load form (500)</p>',
  )
})

test('a closed form says which it is and why', () => {
  const form = { name: 'Workshop', schema: { fields: [], settings: { title: 'Winter workshop' } } }
  const markup = markupOf(<FormClosed form={form} message="It closed." />)
  expect(markup).toMatch(/Winter workshop.*This form is closed.*It closed\./)
})

test('with one question at a time the bar of progress is full at the thanks, where the form had one', () => {
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

test('each end of a form says what it was made with, as the form does', () => {
  const form = { name: 'Workshop', schema: { fields: [], settings: {} } }
  const ends = [
    <FormClosed key="closed" form={form} message="It closed." />,
    ...(['thanks', 'closed'] as const).map((kind) => (
      <EndScreen key={kind} form={form} end={{ kind, message: 'So.' }} isPreview={false} />
    )),
  ]
  for (const end of ends) expect(markupOf(end)).toMatch(/<footer.*Made with Ramiform.*<\/footer>/)
})
