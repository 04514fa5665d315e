import { expect, test } from 'vitest'
import type { SaveState } from '../../../editing/saving/saver.ts'
import { refusedSettings } from './refused-settings.ts'

const settings = { notifications: { webhook: 'http://10.0.0.1/' } }
const state: SaveState = {
  kind: 'refused',
  message: 'The form cannot be saved',
  problems: [
    { path: 'schema.settings.notifications.webhook', message: 'leads to a private network' },
  ],
  draft: { name: 'Sign up', description: '', schema: { fields: [], settings } },
}

test('what the server refused stands at its setting until that is changed', () => {
  expect(refusedSettings(state, settings)).toEqual({
    'notifications.webhook': 'This address leads to a private network',
  })
  expect(refusedSettings(state, { notifications: { webhook: 'https://example.org/' } })).toEqual({})
  expect(refusedSettings({ kind: 'idle' }, settings)).toEqual({})
  expect(refusedSettings({ ...state, problems: [] }, settings)).toEqual({})
})
