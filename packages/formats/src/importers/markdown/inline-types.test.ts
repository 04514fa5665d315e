import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { markdown } from './markdown.ts'
import { readMarkdown as read } from './testing/read-markdown.ts'

test('items with a type behind a dash are questions, and their heading is a title', () => {
  const text = `## Part 1 – Pet

- **Name** (required)
- **Breed** – free text
- **Story** – long text, max 50 words
- **Picture** – file upload, PNG
- **Weight (kg)** - number
- **Stay** (required) – choose one: a night / a week / longer
- **Food** — tick any: Dry, Wet, Raw
- **Size** – dropdown: Small, Large
- **Size of crate**: dropdown (Small, Large)
- **May we call?** – yes / no / only in the evening
- **Vaccinated?** – yes/no
`
  expect(read(text)).toEqual({
    fields: [
      'text* Name',
      'text Breed',
      'textarea Story',
      'file Picture',
      'number Weight (kg)',
      'radio* Stay: a night, a week, longer',
      'checkbox Food: Dry, Wet, Raw',
      'select Size: Small, Large',
      'select Size of crate: Small, Large',
      'radio May we call?: yes, no, only in the evening',
      'radio Vaccinated?: Yes, No',
    ],
    sections: ['Part 1 – Pet 11'],
    warnings: [],
  })
})

test('items with a type in brackets are questions, too', () => {
  const text = `## Contact

- Name (short text, required)
- Bio (long text; max 200 words)
- Level (dropdown: New, Expert)
- Days — *any of: Mon, Tue*
- Newsletter – checkbox, optional
- City – required
- Photo (file upload)
`
  expect(read(text).fields).toEqual([
    'text* Name',
    'textarea Bio',
    'select Level: New, Expert',
    'checkbox Days: Mon, Tue',
    'checkbox Newsletter: Yes',
    'text* City',
    'file Photo',
  ])
})

test.each([
  ['Alter – Zahl', 'number Alter'],
  ['Größe – Auswahl: S, M', 'select Größe: S, M'],
  ['Name – Freitext (Pflicht)', 'text* Name'],
  ['Déjà venu ? – oui/non', 'radio Déjà venu ?: Oui, Non'],
  ['Llegada – fecha', 'date Llegada'],
  ['Foto – bestand', 'file Foto'],
])('the type of "%s" is read in its language', (item, field) => {
  expect(read(`## A\n\n- ${item}\n`).fields).toEqual([field])
})

test('words behind the type are the description', () => {
  const result = markdown.read('- Story – long text, max 50 words\n', countedIds())
  expect(result).toMatchObject({ fields: [{ label: 'Story', description: 'max 50 words' }] })
})

test('"only if yes" shows a question for that answer of the one before', () => {
  const text = '## Talk\n\n- Given before? – yes/no\n  - Where and when? – only if yes\n'
  expect(markdown.read(text, countedIds())).toMatchObject({
    fields: [
      { label: 'Given before?', options: ['Yes', 'No'] },
      { label: 'Where and when?', conditional: { condition: 'equals', value: 'Yes' } },
    ],
  })
  expect(read('## Talk\n\n- Title – text\n- Where? – only if yes\n').warnings).toEqual([
    'Its condition could not be imported, so it is always shown: only if yes.',
  ])
})

test('options with a dash stay options', () => {
  expect(read('## Ticket\n\n- Adult – 12 / 10\n- Child – 6 / 5\n').fields).toEqual([
    'radio Ticket: Adult – 12 / 10, Child – 6 / 5',
  ])
  expect(read('## Ticket\n\n- Small - up to 10 kg\n- Large - over 10 kg\n').fields).toEqual([
    'radio Ticket: Small - up to 10 kg, Large - over 10 kg',
  ])
  expect(read('Words:\n\n- add(name: string, more: text)\n').fields).toEqual([
    'radio Words: add(name: string, more: text)',
  ])
  expect(read('## How may we reach you?\n\n- Yes: text\n- No\n').fields).toHaveLength(1)
})
