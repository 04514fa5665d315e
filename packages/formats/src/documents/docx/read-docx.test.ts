import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { countedIds } from '../testing/counted-ids.ts'
import { packageOf } from '../testing/packages.ts'

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const cell = (content: string) => `<w:tc>${content}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

async function labelsOf(body: string) {
  const result = await readDocument(
    'form.docx',
    packageOf({ 'word/document.xml': `<w:document>${body}</w:document>` }),
    countedIds(),
  )
  return 'problem' in result ? result.problem.code : result.fields.map(({ label }) => label)
}

test('tables nested too deeply leave the outer ones unchanged', async () => {
  const around = (content: string) =>
    table(
      row(paragraph('Signed by'), paragraph('On')),
      row(content, paragraph('')),
      row(paragraph(''), paragraph('')),
    ) + paragraph('Thank you.')
  let inner = ''
  for (let depth = 0; depth < 12; depth += 1) inner = table(row(inner))
  expect(await labelsOf(around(inner))).toEqual(await labelsOf(around(paragraph(''))))
})

test('the text of tables nested too deeply is read with the cell around them', async () => {
  let inner = table(row(paragraph('City: ________'), paragraph('Phone: ________')))
  for (let depth = 0; depth < 12; depth += 1) inner = table(row(inner))
  expect(await labelsOf(inner)).toEqual(['City', 'Phone'])
})

test('an unknown symbol is a bullet and not an error', async () => {
  for (const char of ['FFFFFFFF', '-5', 'zz']) {
    const symbol = `<w:p><w:r><w:sym w:font="Wingdings" w:char="${char}"/></w:r></w:p>`
    expect(await labelsOf(symbol + paragraph('Name: ________'))).toEqual(['Name'])
  }
})

test('a ruled tab is room to write, also as a character of the text', async () => {
  const ruled =
    '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9000" w:leader="underscore"/></w:tabs></w:pPr>'
  const label = (text: string, tab: string) =>
    `<w:p>${ruled}<w:r><w:t>${text}</w:t></w:r><w:r>${tab}</w:r></w:p>`
  const body = label('Allotment', '<w:tab/>') + label('Shed', '<w:t>\t</w:t>')
  expect(await labelsOf(body)).toEqual(['Allotment', 'Shed'])
})
