import { formTemplates } from '@ramiform/formats/templates/index'
import { expect, test } from 'vitest'
import { formFromTemplate } from './template-form.ts'

test.each(formTemplates)('$slug becomes a form with its texts, settings and logic', (template) => {
  const form = formFromTemplate(template.slug, 1)
  expect(form).toMatchObject({
    name: template.title,
    description: template.description,
    schema: { settings: { title: template.title } },
  })
  expect(form?.schema.fields.some(({ conditional }) => conditional !== undefined)).toBe(true)
})

test('an unknown template is no form', () => {
  expect(formFromTemplate('none', 1)).toBeNull()
})
