import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Block, Line } from './block.ts'
import { isConsent, isNeededConsent } from './consent.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

const line = (text: string, isHeading = false): Line => ({
  kind: 'line',
  parts: partsOf(text),
  isHeading,
})

/** Fields in short; required ones have a star. */
function read(...blocks: readonly Block[]): readonly string[] {
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) return []
  return result.fields.map(({ type, label, required, options = [] }) =>
    [`${type} ${label}${required ? '*' : ''}`, ...options].join(' | '),
  )
}

test.each([
  ['J’autorise mon enfant à rentrer seul à la maison.', false],
  ['J’accepte le règlement intérieur du centre.', true],
  ['Ich stimme der Datenschutzerklärung der Schule zu.', true],
  ['Ich bin damit einverstanden, dass Fotos gezeigt werden.', false],
  ['Acepto que un voluntario visite mi casa.', true],
  ['Desidero ricevere informazioni sui corsi futuri.', false],
  ['Aceito que os meus dados sejam guardados.', true],
  ['Ik ga akkoord met de regels van de club.', true],
  ['I have read the club rules and follow them.', true],
])('%s is a statement', (text, isNeeded) => {
  expect(isConsent(text)).toBe(true)
  expect(isNeededConsent(text)).toBe(isNeeded)
})

test('statements with a box each are no options of the heading above', () => {
  const statements = ['J’autorise la prise de photos.', 'J’autorise mon enfant à rentrer seul.']
  const boxes = statements.map((text) => line(`☐ ${text}`))
  expect(read(line('Autorisations', true), ...boxes)).toEqual([
    'checkbox J’autorise la prise de photos | Yes',
    'checkbox J’autorise mon enfant à rentrer seul | Yes',
  ])
})

test('statements below an instruction to tick are its options', () => {
  const boxes = ['I live on my own in a flat', 'I live with my parents'].map((one) =>
    line(`☐ ${one}`),
  )
  expect(read(line('About your home (tick all that apply):'), ...boxes)).toEqual([
    'checkbox About your home | I live on my own in a flat | I live with my parents',
  ])
})

const rowsOf = (...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  rows: rows.map((row) => row.map((text) => ({ lines: [line(text)] }))),
})

test('a statement beside an empty cell is a check box, with all of its words', () => {
  const table = rowsOf(
    ['', 'Please initial'],
    ['I have read the information sheet of 3 March and had the chance to ask questions.', ''],
    ['I would like to receive a copy of the results of this study by post.', ''],
  )
  expect(read(table)).toEqual([
    'checkbox I have read the information sheet of 3 March and had the chance to ask questions* | Yes',
    'checkbox I would like to receive a copy of the results of this study by post | Yes',
  ])
})

test('a long label in a cell keeps all of its words', () => {
  const label = 'Date of the next inspection (leave blank if the car is under 3 years old)'
  expect(read(rowsOf([label, ''], ['Make of car', '']))).toEqual([
    `date ${label}`,
    'text Make of car',
  ])
})

test.each([
  ['I give permission for photographs.', 'I do not give permission for photographs.'],
  ['Ich bin mit Fotos einverstanden.', 'Ich bin mit Fotos nicht einverstanden.'],
  ['J’autorise la publication des photos.', 'Je n’autorise pas la publication des photos.'],
])('%s and its opposite exclude each other', (one, other) => {
  expect(read(line('Photos', true), line(`☐ ${one}`), line(`☐ ${other}`))).toEqual([
    `radio Photos | ${one.slice(0, -1)} | ${other.slice(0, -1)}`,
  ])
})

test('sentences below a label with a colon are its options', () => {
  const options = ['I help with the summer fair', 'I bake cakes for it', 'I sell the cakes there']
  expect(read(line('I would like to:'), ...options.map((one) => line(`☐ ${one}`)))).toEqual([
    ['checkbox I would like to', ...options].join(' | '),
  ])
})

test('a column of initials beside numbered statements agrees to them', () => {
  const table = rowsOf(
    ['', 'Statement', 'Initials'],
    ['1', 'I confirm that I have read the information sheet.', ''],
    ['2', 'I agree to take part in the above study.', ''],
  )
  expect(read(table)).toEqual([
    'checkbox I confirm that I have read the information sheet* | Yes',
    'checkbox I agree to take part in the above study* | Yes',
  ])
})

test('a single statement below a heading is the label of its own check box', () => {
  const heading = line('Section 4: Declaration', true)
  const statement = 'The information given is true and I have no unpaid fines'
  expect(read(heading, line(`☐ ${statement}. *`), line('Signature: ____'))).toEqual([
    `checkbox ${statement}.* | Yes`,
    'text Signature',
  ])
  expect(read(line('Newsletter', true), line('☐ By e-mail'))).toEqual([
    'checkbox Newsletter | By e-mail',
  ])
  const two = [line('☐ All details on this page are correct today'), line('☐ The rules are known')]
  expect(read(line('Declaration', true), ...two)).toHaveLength(1)
})
