// Parts for staff give no fields, and their lines are named (decision 700).
import { expect, test } from 'vitest'
import { readMarkdown as read } from './testing/read-markdown.ts'

test('a part for staff goes on to the next heading of its level', () => {
  const text =
    '# Request\n\n## You\n\nName: ____\n\n## For the committee\n\nDecision: ____\n\n### Fee\n\n- [ ] Paid\n\n## Trip\n\n**City**\n'
  expect(read(text)).toEqual({
    fields: ['text* Name', 'text* City'],
    sections: ['You 1', 'Trip 1'],
    warnings: [
      '4 lines ask nothing and were not imported: “For the committee” “Decision: ____” “Fee” …',
    ],
  })
})

test('a line may begin a part for staff', () => {
  const text =
    'Name: ____\n**For office use only**\nReceived: ____\n\nBy: ____\n\n### Pet\n\n**Age**\n'
  expect(read(text)).toEqual({
    fields: ['text* Name', 'text* Age'],
    sections: ['Pet 1'],
    warnings: [
      '3 lines ask nothing and were not imported: “For office use only” “Received: ____” “By: ____”',
    ],
  })
})

test('a table or a first line with room is the whole part', () => {
  expect(read('Office use: no. ____\n\nName: ____\n').fields).toEqual(['text* Name'])
  expect(
    read('Name: ____\n\n| Office use only | |\n|---|---|\n| Received | |\n\nEmail: ____\n').fields,
  ).toEqual(['text* Name', 'email* Email'])
})

test('the title of the document and a sentence about the answers begin no part', () => {
  expect(read('# For office use only\n\n**Name**\n').fields).toEqual(['text* Name'])
  expect(read('# Survey\n\nYour answers are for internal use only.\n\n**Name**\n').fields).toEqual([
    'text* Name',
  ])
})
