import { expect, test } from 'vitest'
import { digestMail, submissionMail } from '../email/owner-mails.ts'
import { webhookBody } from '../webhook/webhook-body.ts'
import type { MessageSubmission } from './message-store.ts'

const row = { type: 'radio', options: ['Poor', 'Good'], table: 'parts' }
const message: MessageSubmission = {
  schema: {
    fields: [
      { id: 'name', type: 'text', label: 'Name' },
      { ...row, id: 'food', label: 'Food' },
      {
        ...{ ...row, id: 'wine', label: 'Wine' },
        conditional: { dependsOn: 'food', condition: 'equals', value: 'Good' },
      },
    ],
    tables: [{ id: 'parts', title: 'How was it, {{name|friend}}?' }],
    settings: {},
  },
  language: null,
  submission: {
    id: 's1',
    submittedAt: '2026-11-29T10:00:00.000Z',
    formVersion: 1,
    data: { name: 'Ada', food: 'Poor' },
  },
}
const form = { id: 'f1', name: 'Supper' }

test('emails name a row with its matrix, as the respondent saw it', () => {
  const { text } = submissionMail(form, message, 'https://forms.example', false)
  expect(text).toContain('How was it, Ada? Food\n  Poor')
  expect(text).toContain('Not asked\n  How was it, Ada? Wine')
  expect(digestMail(form, 1, [message], 'https://forms.example').text).toContain(
    'How was it, Ada? Food: Poor',
  )
})

test('webhooks name a row with its matrix', () => {
  const { answers } = JSON.parse(webhookBody(form, message, false)).data.submission
  expect(answers.map(({ label }: { label: string }) => label)).toEqual([
    'Name',
    'How was it, [Name]? Food',
  ])
})
