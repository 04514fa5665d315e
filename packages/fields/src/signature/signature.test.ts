import { createField } from '@ramiform/core/field-type'
import { expect, test } from 'vitest'
import { hasUploads } from '../file/has-uploads.ts'
import { uploadLimits } from '../file/upload-limits.ts'
import { signature } from './signature.ts'

const field = createField(signature, 's')

test('a signature is one picture, whatever limits its field has', () => {
  const limits = { files: 1, kinds: ['image'] }
  expect(uploadLimits(field)).toMatchObject(limits)
  expect(uploadLimits({ ...field, upload: { maxFiles: 3, kinds: ['pdf'] } })).toMatchObject(limits)
  expect(uploadLimits({ upload: { kinds: ['pdf'] } })).toMatchObject({ kinds: ['pdf'] })
})

test('the answer is the name of the picture, which is uploaded', () => {
  expect(hasUploads(field)).toBe(true)
  expect(signature.check(field, 'signature.png')).toBeNull()
  expect(signature.check(field, ['signature.png', 'another.png'])).toBe('format')
})
