import type { Settings } from '@ramiform/core/form'
import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { settingChanges } from './setting-changes.ts'

const form = (settings: Settings) => aForm().text('a').with(settings)
const changes = (before: Settings, after: Settings) =>
  settingChanges(form(before), form(after)).map(({ setting, text }) => `${setting}: ${text}`)

test('a closing limit is told with its time, time zone and number of submissions', () => {
  const closing = { at: '2027-05-03T16:00:00Z', timeZone: 'Europe/Berlin', responses: 1200 }
  expect(changes({}, { closing })).toEqual([
    'Closing: Now: on 3 May 2027 at 18:00 (Europe/Berlin), or after 1,200 submissions. Before: never.',
  ])
  expect(changes({ closing: { responses: 1 } }, { closing: {} })).toEqual([
    'Closing: Now: never. Before: after 1 submission.',
  ])
})

test('settings that decide who can send, what is asked and where visitors go are listed', () => {
  expect(
    changes(
      {},
      {
        mode: 'traditional',
        collectEmail: true,
        allowMultipleSubmissions: false,
        redirectUrl: 'https://example.com/thanks',
        advanced: { requireConfirmation: true, autoSave: true },
        payment: { enabled: true, currency: 'eur', collectShipping: true },
      },
    ),
  ).toEqual([
    'Mode: Now: traditional, without logic. Before: conditional.',
    'Collect email: Now: on. Before: off.',
    'Allow multiple submissions: Now: off. Before: on.',
    'Accept payments: Now: on. Before: off.',
    'Currency: Now: EUR. Before: USD.',
    'Collect shipping address: Now: on. Before: off.',
    'Redirect URL: Now: https://example.com/thanks. Before: none.',
    'Require confirmation: Now: on. Before: off.',
    'Auto save: Now: on. Before: off.',
  ])
})

test('a default that is written down is no change, and neither are texts, colors and notifications', () => {
  expect(
    changes(
      {},
      {
        mode: 'conditional',
        collectEmail: false,
        allowMultipleSubmissions: true,
        redirectUrl: '',
        closing: {},
        payment: { enabled: false, currency: 'usd' },
        title: 'Hello',
        successMessage: 'Bye',
        style: { accent: '#ff0000' },
        notifications: { email: 'me@example.com' },
      },
    ),
  ).toEqual([])
})

test('pages, matrices and languages are listed', () => {
  const fields = ['red', 'white'].map((id) => ({
    id,
    type: 'radio',
    label: id,
    options: ['Good', 'Bad'],
  }))
  const plain = { fields, settings: {}, sections: [{ id: 's', title: 'Wines' }] }
  const rows = fields.map((field) => ({ ...field, table: 't' }))
  const changed = {
    fields: rows,
    settings: {},
    sections: [{ id: 's', title: 'Wines', newPage: true }],
    tables: [{ id: 't', title: 'How were they?' }],
    translations: [{ language: 'fr' as const, texts: [] }],
  }
  expect(settingChanges(plain, changed).map(({ setting, text }) => `${setting}: ${text}`)).toEqual([
    'Pages: Now: a new one at “Wines”. Before: one.',
    'Matrices: Now: How were they? (red, white). Before: none.',
    'Languages: Now: Français. Before: only its own.',
  ])
})
