import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { countedIds } from '../testing/counted-ids.ts'
import { packageOf } from '../testing/packages.ts'

const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const styled = (style: string, text: string, own = '') =>
  paragraph(text, `<w:pStyle w:val="${style}"/>${own}`)
const style = (id: string, name: string, inner: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${inner}</w:style>`
const listed = (numId: string, depth = 0) =>
  `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${numId}"/></w:numPr>`
const level = (depth: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${depth}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const numbering = `<w:numbering>
  <w:abstractNum w:abstractNumId="0">${level(0, 'bullet', '•')}${level(1, 'bullet', '•')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}</w:abstractNum>
  <w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="6"><w:abstractNumId w:val="1"/></w:num>
</w:numbering>`

async function read(body: string, styles: string) {
  const parts = {
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles>${styles}</w:styles>`,
    'word/numbering.xml': numbering,
  }
  const result = await readDocument('form.docx', packageOf(parts), countedIds())
  if ('problem' in result) return []
  return result.fields.map(({ label, options = [] }) => `${label}: ${options.join(', ')}`)
}

const question = (bullet: string) =>
  styled('ListNumber', 'Which transport do you use?') +
  ['Bus', 'Tram', 'Car'].map((text) => styled(bullet, text)).join('') +
  styled('ListNumber', 'How old are you?')
const wanted = ['Which transport do you use?: Bus, Tram, Car', 'How old are you?: ']

test('lists come from the style of their paragraphs', async () => {
  const styles =
    style('ListBullet', 'List Bullet', `<w:pPr>${listed('5')}</w:pPr>`) +
    style('ListNumber', 'List Number', `<w:pPr>${listed('6')}</w:pPr>`)
  expect(await read(question('ListBullet'), styles)).toEqual(wanted)
})

test('a style has the list of the style that it is based on', async () => {
  const styles =
    style('Base', 'Own list', `<w:pPr>${listed('5', 1)}</w:pPr>`) +
    style('Choices', 'Choices', '<w:basedOn w:val="Base"/>') +
    style('ListNumber', 'Questions', `<w:pPr>${listed('6')}</w:pPr>`)
  expect(await read(question('Choices'), styles)).toEqual(wanted)
})

test('a style without numbering is a list by its usual name', async () => {
  const styles = style('ListBullet', 'List Bullet 2', '') + style('ListNumber', 'List Number', '')
  expect(await read(question('ListBullet'), styles)).toEqual(wanted)
})

test('the number 0 takes a paragraph out of its list', async () => {
  const styles =
    style('ListBullet', 'List Bullet', `<w:pPr>${listed('5')}</w:pPr>`) +
    style('Plain', 'Plain', `<w:basedOn w:val="ListBullet"/><w:pPr>${listed('0')}</w:pPr>`) +
    style('ListNumber', 'List Number', `<w:pPr>${listed('6')}</w:pPr>`)
  expect(await read(question('Plain'), styles)).toEqual([
    'Which transport do you use?: ',
    'How old are you?: ',
  ])
  const outside = question('ListBullet') + styled('ListBullet', 'The last remark', listed('0'))
  expect(await read(outside, styles)).toEqual(wanted)
})
