import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('a file is named after its form, in letters that any system takes', () => {
  expect(fileNameOf('Winter workshop: sign-up / 2026')).toBe(
    'Winter-workshop-sign-up-2026-submissions',
  )
  expect(fileNameOf('Übung für Ängstliche')).toBe('Übung-für-Ängstliche-submissions')
  expect(fileNameOf('../../..')).toBe('form-submissions')
})
