import { formTemplates } from '@ramiform/formats/templates/index'
import { expect, test } from 'vitest'
import { recognizedForm } from './generated-forms.ts'
import { emptyDraft } from './generator-draft.ts'
import { recognize } from './recognition.ts'
import { formFromTemplate } from './template-form.ts'

test.each(formTemplates.map(({ slug }) => slug))(
  'the catalog and the generator create the same form from %s',
  (slug) => {
    const { description = '' } = formTemplates.find((one) => one.slug === slug) ?? {}
    const read = recognize({ kind: 'template', text: slug, now: 1 })
    if (read.kind !== 'found') throw new Error('the template was not read')
    const draft = { ...emptyDraft, template: slug, description }
    expect(formFromTemplate(slug, 1)).toEqual(recognizedForm(draft, read, read.found.fields))
  },
)

test('an unknown template is no form', () => {
  expect(formFromTemplate('none', 1)).toBeNull()
})
