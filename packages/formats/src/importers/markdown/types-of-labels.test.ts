// Types that labels name in their own words, in lines, headings and lists.
import { expect, test } from 'vitest'
import { readMarkdown as read } from './testing/read-markdown.ts'

test.each([
  ['**Start date**', 'date* Start date'],
  ['Datum der letzten Impfung: ____', 'date* Datum der letzten Impfung'],
  ['### Date', 'date Date'],
  ['**Abstract\\*:**', 'textarea* Abstract'],
  ['**Short biography (max. 100 words)\\*:**', 'textarea* Short biography (max. 100 words)'],
  ['### Lay summary (200 words)', 'textarea Lay summary (200 words)'],
  ['- **Opmerkingen**', 'textarea* Opmerkingen'],
  ['Remarks: ____', 'textarea* Remarks'],
  ['**Observaciones**', 'textarea* Observaciones'],
  ['**From:** ____', 'text* From'],
  ['Datum, Unterschrift: ____', 'text* Datum, Unterschrift'],
  ['Address: ____', 'text* Address'],
  ['**Is the list up to date?**', 'text* Is the list up to date?'],
])('%s', (line, field) => {
  expect(read(`${line}\n`).fields).toEqual([field])
})

test('(pick one) makes boxes a single choice', () => {
  expect(read('**Format\\*** (pick one)\n\n- [ ] Talk\n- [ ] Tutorial\n').fields).toEqual([
    'radio* Format: Talk, Tutorial',
  ])
})
