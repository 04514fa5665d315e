import { expect, test } from 'vitest'
import { withPreview } from './save-link-preview.ts'

test('an empty link preview leaves no trace in the settings', () => {
  const settings = { title: 'Sign up' }
  expect(withPreview(settings, { title: ' ', description: '' })).toEqual(settings)
  const changed = withPreview(settings, { title: ' Join us ', image: 'abc' })
  expect(changed).toEqual({ title: 'Sign up', linkPreview: { title: 'Join us', image: 'abc' } })
  expect(withPreview(changed, {})).toEqual(settings)
})
