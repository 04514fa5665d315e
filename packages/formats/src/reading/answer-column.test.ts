import { expect, test } from 'vitest'
import { csv } from '../importers/csv/csv.ts'
import { offeredIn } from './answer-column.ts'

/** Fields in short, and the warnings, of rows as CSV. */
function read(...rows: readonly string[]) {
  let id = 0
  const result = csv.read(rows.join('\n'), () => `f${++id}`)
  if ('problem' in result) throw new Error(result.problem.code)
  return {
    fields: result.fields.map(({ type, label, options = [] }) =>
      options.length > 0 ? `${type} ${label}: ${options.join(', ')}` : `${type} ${label}`,
    ),
    warnings: result.warnings.map(({ message }) => message),
    result,
  }
}

test.each([
  ['Question', 'Answer'],
  ['Question', 'Your answer'],
  ['Questions', 'Response'],
  ['Question', 'Comments'],
  ['Frage', 'Antwort'],
  ['Question', 'Réponse'],
  ['Pregunta', 'Respuesta'],
  ['Pregunta', 'Su respuesta'],
  ['Domanda', 'Risposta'],
  ['Pergunta', 'Resposta'],
  ['Vraag', 'Antwoord'],
  ['質問', '回答'],
  ['السؤال', 'الإجابة'],
  ['שאלה', 'תשובה'],
])('rows of %s with an empty %s are questions', (question, answer) => {
  const { fields, warnings } = read(
    `${question},${answer}`,
    'Company name,',
    'Email,',
    'Which products do you sell?,',
  )
  expect(fields).toEqual(['text Company name', 'email Email', 'text Which products do you sell?'])
  expect(warnings).toEqual([
    'Each row was imported as a question, because one column has questions and another has room for the answers.',
  ])
})

test('choices, formats and help in the answer column belong to the question', () => {
  const { fields, result } = read(
    'No.,Question,Answer',
    '1,Are you certified?,Yes / No',
    '2,"If yes, since when?",DD/MM/YYYY',
    '3,Size?,"☐ Small ☐ Large"',
    '4,About you,(at most 200 words)',
  )
  expect(fields).toEqual([
    'radio Are you certified?: Yes, No',
    'date If yes, since when?',
    'radio Size?: Small, Large',
    'text About you',
  ])
  const [, since, , about] = result.fields
  expect(since?.conditional).toEqual({ dependsOn: 'f1', condition: 'equals', value: 'Yes' })
  expect(about?.description).toBe('at most 200 words')
})

test('a number above its parts is the heading of a section', () => {
  const { fields, result } = read(
    'Supplier questionnaire,,,',
    'No.,Question,Your answer,Comments',
    '1,Company,,',
    '1.1,Company name,,',
    '1.2,Member? (Yes/No),,',
    '2,Quality,,',
    '2.1,Certificates,,',
  )
  expect(fields).toEqual(['text Company name', 'radio Member?: Yes, No', 'text Certificates'])
  expect(result.sections?.map(({ title }) => title)).toEqual(['Company', 'Quality'])
})

test('written answers leave a table of answers, and a single one is named', () => {
  const written = read('Question,Answer', 'Where?,In Leeds', 'When?,On Monday')
  expect(written.fields).toEqual(['text Question', 'text Answer'])
  const one = read('Question,Answer', 'Where?,In Leeds', 'When?,', 'Who?,')
  expect(one.fields).toEqual(['text Where?', 'text When?', 'text Who?'])
  expect(one.warnings.at(-1)).toBe('Answers in the file were not imported: “In Leeds”.')
})

test('addresses and dates in a cell are no choices', () => {
  for (const cell of ['https://example.org/a', '2026/11/29', 'In Leeds, near the station'])
    expect(offeredIn(cell)).toMatchObject({ choices: [], isWritten: true })
})

test('a condition in the words of an option shows the question', () => {
  const { result } = read(
    'No.,Question,Answer',
    '1,Your flat is,rented / owned',
    '2,"If rented, name of the landlord",',
  )
  const [flat, landlord] = result.fields
  const rented = { dependsOn: flat?.id, condition: 'equals', value: 'rented' }
  expect(landlord?.conditional).toEqual(rented)
})
