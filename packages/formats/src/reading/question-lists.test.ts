import { expect, test } from 'vitest'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { csv } from '../importers/csv/csv.ts'

function read(...lines: readonly string[]) {
  const result = csv.read(lines.join('\n'), countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  return {
    fields: result.fields.map(({ type, label, options = [] }) =>
      options.length > 0 ? `${type} ${label}: ${options.join(', ')}` : `${type} ${label}`,
    ),
    warnings: result.warnings.map(({ message }) => message),
  }
}

test('a column of questions beside comments gives one field for each row', () => {
  const rows = ['What is your legal name?,', 'Do you have a VAT number?,yes/no', 'Contact e-mail,']
  expect(read('Question,Comment', ...rows)).toEqual({
    fields: [
      'text What is your legal name?',
      'radio Do you have a VAT number?: Yes, No',
      'email Contact e-mail',
    ],
    warnings: ['Each row was imported as a question, because one column has questions.'],
  })
  expect(read('Question', 'Who are you?', 'Where do you live?').fields).toHaveLength(2)
})

test('headers alone, and a table of answers, are fields', () => {
  expect(read('Question,Comment').fields).toEqual(['text Question', 'text Comment'])
  expect(read('Question,Comment', 'Bike,red', 'Car,blue').fields).toHaveLength(2)
  expect(read('Question,Price', 'Who are you?,3', 'Where?,4').fields).toHaveLength(2)
})

test('a semicolon between two columns is found, though cells have commas', () => {
  const rows = ['How was it?;good, fair, bad', 'Who are you?;', 'Which days?;Mon, Tue']
  expect(read('Question;Answer options', ...rows).fields).toEqual([
    'radio How was it?: good, fair, bad',
    'text Who are you?',
    'radio Which days?: Mon, Tue',
  ])
  expect(read('Frage,Antworttyp,Antworten', 'Welche?,Mehrfachauswahl,A; B').fields).toEqual([
    'checkbox Welche?: A, B',
  ])
})

test('options between slashes are found, and words that list none are named', () => {
  expect(read('Question;Options', 'How was it?;good/fair/bad', 'Size?;ask Tom').fields).toEqual([
    'radio How was it?: good, fair, bad',
    'text Size?',
  ])
  expect(read('Question;Options', 'Size?;ask Tom', 'Colour?;red,blue').warnings).toContain(
    'Its options could not be imported: ask Tom',
  )
  expect(read('Question', 'Are you a member? (yes/no)').fields).toEqual([
    'radio Are you a member?: yes, no',
  ])
})

test('a type for several answers makes several choices possible', () => {
  const rows = ['Drink?,Multiple choice (several),A;B', 'Size?,Multiple choice,S;M']
  expect(read('Question,Type,Options', ...rows).fields).toEqual([
    'checkbox Drink?: A, B',
    'radio Size?: S, M',
  ])
})

test('options in columns are read in the languages of the product', () => {
  const rows = ['¿Cómo fue?,Opción única,Bien,Mal', '¿Qué usa?,Opción múltiple,Libros,Salas']
  expect(read('Pregunta,Tipo,Opción 1,Opción 2', ...rows).fields).toEqual([
    'radio ¿Cómo fue?: Bien, Mal',
    'checkbox ¿Qué usa?: Libros, Salas',
  ])
})

test('a multiple choice has several answers where the column also has a single choice', () => {
  const multiple = 'Which of these?,Multiple choice,Fares; Parking'
  const single = 'How do you travel?,Single choice,Car; Bus'
  const of = (...rows: readonly string[]) => read('Question,Answer type,Options', ...rows).fields
  expect(of(single, multiple)[1]).toBe('checkbox Which of these?: Fares, Parking')
  expect(of(multiple, 'Your name?,Text,')[0]).toBe('radio Which of these?: Fares, Parking')
})
