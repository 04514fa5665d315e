import { english } from '@ramiform/core/built-in-texts/en'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FormViewProps } from './FormFrame.tsx'
import { FormView } from './FormView.tsx'

/** The markup that the server sends, before any script runs. */
function markupOf(schema: FormSchema, more: Partial<FormViewProps> = {}): string {
  return renderToStaticMarkup(
    <FormView
      form={{ name: 'Pottery workshop', description: 'Two days.', schema }}
      words={english}
      {...more}
    />,
  )
}

/** Opening tags of all elements with this attribute. */
function tagsWith(markup: string, attribute: string): readonly string[] {
  return markup.match(new RegExp(`<[^>]* ${attribute}[^>]*>`, 'g')) ?? []
}

const workshop = aForm()
  .text('name', { label: 'Name', required: true })
  .checkbox('needs', ['None', 'Other'], { label: 'Any needs?' })
  .text('which', { label: 'Which?', ...shownWhen('needs', 'contains', 'Other') })

describe('a form that shows all its questions', () => {
  test('has the title, the description and the owner’s button text', () => {
    const markup = markupOf(workshop.with({ submitButtonText: 'Reserve my place' }))
    expect(markup).toContain('<h1>Pottery workshop</h1>')
    expect(markup).toContain('Two days.')
    expect(markup).toMatch(/<button type="submit"[^>]*>Reserve my place<\/button>/)
  })

  test('contains every field; scripts hide those that do not apply', () => {
    const markup = markupOf(workshop)
    expect(tagsWith(markup, 'class="rf-field"')).toHaveLength(3)
    expect(tagsWith(markup, 'data-hidden')).toEqual([expect.stringContaining('id="row-which"')])
    expect(tagsWith(markup, 'hidden=""')).toEqual([])
  })

  test('shows a field that depends on a starting answer', () => {
    const markup = markupOf(workshop, { answers: { needs: ['Other'], which: 'Nuts' } })
    expect(tagsWith(markup, 'data-hidden')).toEqual([])
    expect(markup).toContain('value="Nuts"')
  })

  test('draws a branch from an answer to its follow-up field', () => {
    expect(markupOf(workshop)).toMatch(
      /<div class="rf-branch"><div class="rf-field" id="row-which"/,
    )
  })

  test.each(['standard', 'single-card'] as const)(
    'without a question to answer says so, and has nothing that sends (%s)',
    (displayStyle) => {
      const hidden = aForm().text('b', { required: true, ...shownWhen('gone', 'equals', 'x') })
      for (const schema of [aForm().with({ displayStyle }), hidden.with({ displayStyle })]) {
        const markup = markupOf(schema)
        expect(markup).toContain('This form has no questions yet.')
        expect(tagsWith(markup, 'type="submit"').length).toBe(displayStyle === 'standard' ? 0 : 1)
        expect(markup).not.toContain('<noscript>')
        expect(markup).not.toContain('are required')
      }
      expect(markupOf(aForm().with({ displayStyle, collectEmail: true }))).toContain('Submit')
    },
  )

  test('tells screen readers which answers are required', () => {
    const required = { required: true }
    const form = aForm()
      .text('a', required)
      .text('b')
      .radio('c', ['Yes', 'No'], required)
      .field('select', 'd', { options: ['Yes'], ...required })
    expect(tagsWith(markupOf(form), 'aria-required="true"')).toEqual([
      expect.stringContaining('<input'),
      expect.stringContaining('role="radiogroup"'),
      expect.stringContaining('<select'),
    ])
  })

  test('draws no branches if the owner turned them off', () => {
    const markup = markupOf(workshop.with({ style: { branches: false } }))
    expect(markup).toContain('id="row-which"')
    expect(markup).not.toContain('rf-branch')
  })

  test('labels controls and groups, with a star that screen readers read', () => {
    const markup = markupOf(workshop)
    expect(markup).toMatch(
      /<label[^>]*for="q-name"[^>]*>Name<span class="rf-star" role="img" aria-label="required">/,
    )
    expect(markup).toMatch(/<fieldset[^>]*role="group"[^>]*><legend[^>]*>Any needs\?<\/legend>/)
    expect(markup).toContain('Fields marked')
    expect(markupOf(aForm().text('a'))).not.toContain('Fields marked')
  })

  test('can be posted without scripts, with every control in its form', () => {
    const markup = markupOf(workshop, { action: '/f/pottery', hidden: { 'form.version': '3' } })
    expect(markup).toMatch(/<form id="ramiform" noValidate="" action="\/f\/pottery" method="post">/)
    expect(markup).toContain('<input type="hidden" name="form.version" value="3"/>')
    for (const control of tagsWith(markup, 'name="(?:name|needs|which)"')) {
      expect(control).toContain('form="ramiform"')
    }
  })

  test('counts errors, links to each, and shows it at the field', () => {
    const markup = markupOf(workshop, { problems: [{ fieldId: 'name', code: 'required' }] })
    expect(markup).toContain('One question needs your attention')
    expect(markup).toContain('<a href="#q-name">Name is required</a>')
    const [control] = tagsWith(markup, 'name="name"')
    expect(control).toContain('aria-invalid="true"')
    expect(control).toContain('aria-describedby="q-name-problem"')
    expect(markup).toMatch(/<p class="rf-problem" id="q-name-problem">.*?Name is required<\/p>/)
  })

  test('asks for the respondent’s email address first if it is collected', () => {
    const markup = markupOf(aForm().text('name').with({ collectEmail: true }))
    const names = tagsWith(markup, 'name="[^"]*"').map((tag) => /name="([^"]*)"/.exec(tag)?.[1])
    expect(names).toEqual(['submitterEmail', 'name'])
  })

  test('sets autocomplete, unless the field type implies it', () => {
    const markup = markupOf(
      aForm()
        .text('zip', { autofill: 'postal-code' })
        .field('select', 'where', { autofill: 'country-name', options: ['Peru'] })
        .email('mail', { autofill: 'name' })
        .text('pet'),
    )
    const tokens = ['zip', 'where', 'mail', 'pet'].map((name) => {
      const [tag = ''] = tagsWith(markup, `name="${name}"`)
      return /autoComplete="([^"]*)"/i.exec(tag)?.[1]
    })
    expect(tokens).toEqual(['postal-code', 'country-name', 'email', undefined])
  })

  test('shows all fields in a traditional form', () => {
    const markup = markupOf(workshop.with({ mode: 'traditional' }))
    expect(tagsWith(markup, 'data-hidden')).toEqual([])
    expect(markup).not.toContain('rf-branch')
  })

  test('shows why sending failed', () => {
    const markup = markupOf(workshop, { failure: 'Too many answers at once' })
    expect(markup).toMatch(/role="alert".*Too many answers at once/)
  })

  test('escapes all texts of the owner', () => {
    const markup = markupOf(
      aForm().radio('a', ['<img src=x onerror=alert(1)>'], { label: '<script>x</script>' }),
    )
    expect(markup).not.toContain('<script>')
    expect(markup).not.toContain('<img')
  })
})

describe('a form with one question at a time', () => {
  const cards = workshop.with({ displayStyle: 'single-card', submitButtonText: 'Reserve' })

  test('shows the first visible question, no total that can grow, and no way back yet', () => {
    const markup = markupOf(cards)
    expect(markup).toContain('>Question 1<')
    expect(markupOf(cards, { answers: { needs: ['None'] } })).toContain('>1 of 2<')
    const away = /class="rf-card-rows" data-hidden="true"><\w+[^>]* id="([^"]*)"/g
    expect([...markup.matchAll(away)].map(([, id]) => id)).toEqual(['row-needs', 'row-which'])
    expect(markup).toMatch(/<button type="submit"[^>]*>Next<\/button>/)
    // A question that can still reveal another one is not the last one.
    const first = aForm().radio('needs', ['None', 'Other'])
    const branch = first.text('which', shownWhen('needs', 'equals', 'Other')).with(cards.settings)
    expect(markupOf(branch)).toMatch(/<button type="submit"[^>]*>Next<\/button>/)
    const settled = markupOf(branch, { answers: { needs: 'None' } })
    expect(settled).toMatch(/<button type="submit"[^>]*>Reserve<\/button>/)
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>.*?Previous<\/button>/)
    expect(tagsWith(markup, 'class="rf-progress')).toEqual([
      expect.stringContaining('value="0.3333'),
    ])
  })

  test('has the owner’s button text on the last question', () => {
    const markup = markupOf(aForm().text('only').with(cards.settings))
    expect(markup).toMatch(/<button type="submit"[^>]*>Reserve<\/button>/)
  })

  test('hides the progress bar if the owner turned it off; the counter stays', () => {
    const markup = markupOf(cards.with({ advanced: { showProgressBar: false } }))
    expect(markup).not.toContain('<progress')
    expect(markup).toContain('rf-count')
  })

  test('uses the shorter messages, announced when they appear', () => {
    const markup = markupOf(cards, { problems: [{ fieldId: 'name', code: 'required' }] })
    expect(markup).toMatch(/role="alert">.*?This field is required<\/p>/)
  })
})
