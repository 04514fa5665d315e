import { expect, test } from 'vitest'
import { importerOfContent, importerOfFile, importerOfText } from './choose-importer.ts'
import { countedIds } from './documents/testing/counted-ids.ts'

const blanks = 'Name: ________\nPhone: ________\nCity: ________\n'
const letter = 'Dear members,\n\nwhy is the hall closed? The roof is repaired.\n'

function chosen(name: string, text: string): string | undefined {
  const named = importerOfFile(name)
  return named && importerOfContent(named, text).name
}

test('a printed form and a letter are written texts, which no other format takes', () => {
  expect(chosen('form.txt', blanks)).toBe('tree')
  expect(chosen('letter.txt', letter)).toBe('tree')
  expect(importerOfText(blanks)?.name).toBe('tree')
  expect(importerOfText(letter)?.read(letter, countedIds())).toEqual({
    problem: { code: 'no_fields' },
  })
})

test('Markdown with blanks stays Markdown', () => {
  expect(chosen('form.md', blanks)).toBe('markdown')
  expect(chosen('form.txt', `## About you\n\n${blanks}`)).toBe('markdown')
  expect(importerOfText(`## About you\n\n${blanks}`)?.name).toBe('markdown')
})
