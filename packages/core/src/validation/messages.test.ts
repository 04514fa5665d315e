import { expect, test } from 'vitest'
import { english } from '../built-in-texts/en.ts'
import { messageFor } from './messages.ts'
import type { ProblemCode } from './problem.ts'

const say = (code: ProblemCode, style: 'standard' | 'single-card', limit?: number) =>
  messageFor(
    { fieldId: 'it', code, ...(limit !== undefined && { limit }) },
    { label: 'Name' },
    style,
    english,
  )

test('standard messages are those of the specification', () => {
  expect(say('required', 'standard')).toBe('Name is required')
  expect(say('too_short', 'standard', 2)).toBe('Name must be at least 2 characters')
  expect(say('too_long', 'standard', 9)).toBe('Name must be no more than 9 characters')
  expect(say('too_small', 'standard', 0)).toBe('Name must be at least 0')
  expect(say('too_large', 'standard', 9)).toBe('Name must be no more than 9')
  expect(say('pattern', 'standard')).toBe('Name format is invalid')
  expect(say('format', 'standard')).toBe('Name format is invalid')
  expect(say('email', 'standard')).toBe('Please enter a valid email address')
  expect(say('price', 'standard')).toBe('Please enter a valid amount')
  expect(say('quantity', 'standard')).toBe('Please enter a valid quantity')
  expect(say('payment_required', 'standard')).toBe('Payment is required')
  expect(say('payment_incomplete', 'standard')).toBe(
    'Please complete the payment to submit the form.',
  )
})

test('single-card style has a shorter message for required and otherwise the same messages', () => {
  expect(say('required', 'single-card')).toBe('This field is required')
  expect(say('email', 'single-card')).toBe('Please enter a valid email address')
  expect(say('too_short', 'single-card', 2)).toBe('Name must be at least 2 characters')
})
