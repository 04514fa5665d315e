import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { consequencesOf, removeAffected } from './consequences.ts'
import type { Command } from './edit.ts'
import { changeField } from './field-commands.ts'
import type { FormDraft } from './form-draft.ts'
import { partsAfter } from './options-follow.ts'
import { removeFields } from './remove-fields.ts'
import { restoreFields } from './restore-fields.ts'
import { followTexts } from './texts-follow.ts'

const conditional = { dependsOn: 'a', condition: 'equals', value: 'x' }
const schema: FormSchema = {
  fields: [
    { id: 'a', type: 'text', label: 'A' },
    { id: 'b', type: 'text', label: 'Hi {{a|you}}', conditional, requiredWhen: conditional },
    { id: 'c', type: 'text', label: 'C', section: 's' },
  ],
  sections: [{ id: 's', title: 'For {{a|you}}', conditional }],
  endings: [{ id: 'e', title: 'Bye {{a|}}', conditional }],
  translations: [
    {
      language: 'de',
      texts: [
        { place: 'b.label', source: 'Hi {{a|you}}', text: 'Hallo {{a|du}}' },
        { place: 'a.label', source: 'A', text: 'Ä' },
      ],
    },
  ],
  settings: {
    language: 'en',
    successMessage: 'Thanks, {{a}}',
    payment: { successUrl: 'https://example.org/{{a|x}}' },
  },
}
const before: FormDraft = { name: 'F', description: '', schema }

const after = (draft: FormDraft, ...commands: readonly Command[]) =>
  commands.reduce((now, command) => command(now)?.draft ?? now, draft)

/** The form without field a, right after the step and with the changes that load later. */
function deleted() {
  const gone = after(before, removeFields(['a']))
  const first = after(gone, removeAffected(consequencesOf(before, gone)))
  return { first, whole: after(first, partsAfter(before, gone), followTexts(before)) }
}

const noRules = { operator: 'AND', rules: [], groups: [] }

test('rules, texts and translations come back with a deleted field after another edit', () => {
  const { first, whole } = deleted()
  expect(whole.schema.endings).toEqual([{ id: 'e', title: 'Bye ', conditional: noRules }])
  const edited = after(whole, changeField('c', { label: 'C2' }))
  const { schema: back } = after(edited, restoreFields(['a'], before, first))
  const [a, b, c] = schema.fields
  expect(back).toEqual({ ...schema, fields: [a, b, { ...c, label: 'C2' }] })
})

test('parts that were edited since the deletion stay as they are', () => {
  const { first, whole } = deleted()
  const edited = after(whole, changeField('b', { label: 'Hello' }), (draft) => ({
    name: 'Edit',
    draft: {
      ...draft,
      schema: {
        ...draft.schema,
        endings: draft.schema.endings?.map((one) => ({ ...one, title: 'See you' })) ?? [],
      },
    },
  }))
  const { schema: back } = after(edited, restoreFields(['a'], before, first))
  expect(back.fields[1]).toEqual({ ...schema.fields[1], label: 'Hello' })
  expect(back.endings).toEqual([{ id: 'e', title: 'See you', conditional }])
})
