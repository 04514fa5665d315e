import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Block } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { isForOffice, isOfficeTitle } from './office.ts'
import { partsOf } from './parts.ts'

const line = (text: string): Block => ({ kind: 'line', parts: partsOf(text) })
const heading = (text: string): Block => ({ kind: 'line', parts: partsOf(text), isHeading: true })
const table = (...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  rows: rows.map((row) =>
    row.map((text) => ({ lines: [{ kind: 'line' as const, parts: partsOf(text) }] })),
  ),
})

function read(...blocks: readonly Block[]) {
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) return { labels: [], told: [] }
  return {
    labels: result.fields.map(({ label }) => label),
    told: result.warnings.map(({ message }) => message),
  }
}

test.each([
  'FOR OFFICE USE ONLY',
  'FOODBANK USE     Voucher no. ____',
  'Workshop only. Ticket no: 417',
  'Kitchen use only',
  'For committee use',
  'Checked by dentist: Initials ____',
  'This section is reserved for the council',
  'To be filled in by the surgery',
  'Treasurer’s use',
  'For membership secretary’s use only',
  'Doctors’ use:',
  'FOR FARM MANAGER ONLY',
  'For the supervisor only: seen on ____',
  'Nur für das Sekretariat',
  'Nur vom Sekretariat auszufüllen: Lehrkraft',
  'Von der Schule auszufüllen',
  'Wird vom Verein ausgefüllt',
  'Bearbeitung (Hausverwaltung)',
  'Bearbeitungsvermerke',
  'Nur für den internen Gebrauch',
  'Cadre réservé à la mairie : tarif ____',
  "Partie réservée à l'administration",
  'Réservé au secrétariat',
  'À remplir par le médecin',
  'Ne rien inscrire ici',
  'Partie à remplir par le secrétariat',
  'Dieser Teil wird von der Verwaltung ausgefüllt',
  'Parte da compilare dalla segreteria',
  'Sección a rellenar por el centro',
  'Dit deel in te vullen door de gemeente',
  'A rellenar por la secretaría',
  'Para uso interno',
  'Espacio reservado para la entidad',
  'Riservato alla segreteria',
  'Spazio riservato all’ufficio',
  'A cura della segreteria',
  'Espaço reservado à secretaria',
  'A preencher pela escola',
  'In te vullen door de school',
  'Alleen voor intern gebruik',
  'Wypełnia urząd',
  '事務局使用欄',
  'للاستخدام الرسمي',
  'לשימוש המשרד',
])('%s is a part for staff', (text) => {
  expect(isForOffice(text)).toBe(true)
})

test.each([
  'Alcohol use: ____',
  'Tobacco use',
  'Is it for personal use only?',
  'For external use only',
  'We use only organic flour',
  'Our guests use only the small hall',
  'Members only: membership number ____',
  'For members only',
  'For managers only: how many people do you lead?',
  'For new members and students only',
  'School’s use of tablets: ____',
  'Child’s use of the pool',
  'Adults only',
  'Kitchen only',
  'Kitchen use: ____',
  'Reserved for: ____',
  'Checked by: ____',
  'School attended',
  'Which bank do you use?',
  'Expiry date (leave blank if unknown)',
  'Cadre réservé aux parents',
  'Partie réservée au demandeur',
  'Nur vom Antragsteller auszufüllen',
  'Von den Eltern auszufüllen',
  'A rellenar por los padres',
  'Riservato ai soci',
  'Partie à remplir par les parents',
  'Parte da compilare dai genitori',
  'In te vullen door de ouders',
  'Wypełnia rodzic',
  'Uso del coche',
  'Schule',
  'Club',
  'For the committee',
  'Your answers are for internal use only.',
])('%s asks the person who answers', (text) => {
  expect(isForOffice(text)).toBe(false)
})

test.each([
  'For the committee',
  'For our office:',
  'Für den Vorstand',
  'Pour le secrétariat',
  'Para la secretaría',
  'Per la segreteria',
  'Para a secretaria',
  'Voor het bestuur',
  '事務局用',
  'للإدارة',
  'למשרד',
  'For office use only',
])('%s is the title of a part for staff', (text) => {
  expect(isOfficeTitle(text)).toBe(true)
})

test.each(['For the school trip', 'For the office party', 'Für die Eltern', 'Committee'])(
  '%s is no title of a part for staff',
  (text) => {
    expect(isOfficeTitle(text)).toBe(false)
  },
)

test('a line for staff with its own room is left out and named', () => {
  const { labels, told } = read(
    line('Name: ______'),
    line('Cadre réservé à la mairie : quotient ______ tarif ______'),
  )
  expect(labels).toEqual(['Name'])
  expect(told).toEqual(['This line was not imported: “Cadre réservé à la mairie : quotient tarif”'])
})

test('a line with room behind the word staff is left out and named', () => {
  const note = line('Staff: item ref. ______ matched on ______')
  expect(read(line('Name: ______'), note)).toEqual({
    labels: ['Name'],
    told: ['This line was not imported: “Staff: item ref. matched on”'],
  })
  expect(read(line('Staff: ______   Guests: ______'), line('Name: ______')).labels).toEqual([
    'Staff',
    'Guests',
    'Name',
  ])
})

test('a part for staff below a heading in the last rows of a table reaches to its end', () => {
  const rows = table(
    ['Name', ''],
    ['FOR FARM MANAGER ONLY'],
    ['Reportable?', '☐ Yes ☐ No'],
    ['Done', ''],
  )
  const { labels, told } = read(rows)
  expect(labels).toEqual(['Name'])
  expect(told.join()).toContain('Reportable?')
})

test('an option is no part for staff', () => {
  expect(
    read(line('Where can you help?'), line('☐ Workshop only'), line('☐ Everywhere')).labels,
  ).toEqual(['Where can you help?'])
})

test('at the top of a form, only that line is for staff', () => {
  expect(read(line('Workshop only. Ticket: ____'), line('Name: ______'))).toEqual({
    labels: ['Name'],
    told: ['This line was not imported: “Workshop only. Ticket:”'],
  })
})

test('a part for staff ends with its table', () => {
  const staff = table(['FOR OFFICE USE ONLY', ''], ['Received', ''], ['Entered by', ''])
  const { labels, told } = read(line('Name: ______'), staff, line('Email: ______'))
  expect(labels).toEqual(['Name', 'Email'])
  expect(told.join()).toContain('Received')
})

test('a table with only the title of a part for staff begins that part, up to a heading', () => {
  expect(
    read(
      line('Name: ______'),
      table(['FOR OFFICE USE ONLY']),
      table(['Received', ''], ['Entered by', '']),
      heading('Your wishes'),
      line('Date of arrival: ______'),
    ).labels,
  ).toEqual(['Name', 'Date of arrival'])
})

test('questions of a table for staff are named as left out', () => {
  const grid = table(['Item', 'Price', 'Paid'], ['', '', ''], ['', '', ''])
  const { labels, told } = read(line('Name: ______'), line('Shop use only'), grid)
  expect(labels).toEqual(['Name'])
  expect(told).toEqual(['3 lines ask nothing and were not imported: “Item” “Price” “Paid”'])
})

test('help in brackets does not make a label a sentence or a part for staff', () => {
  const label = 'Date on which the insurance ends (leave blank if you have none at all)'
  expect(read(table([label, '']), line('Name: ______')).labels).toEqual([label, 'Name'])
})
