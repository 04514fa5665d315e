import { aForm } from '@ramiform/core/testing/a-form'

/** One field of each kind that the chat distinguishes. */
export const { fields } = aForm()
  .radio('plan', ['Personal', 'Business'], { label: 'Account type' })
  .text('company', { label: 'Company name' })
  .number('employees', { label: 'Number of employees' })
  .number('age', { label: 'Age' })
  .date('arrival', { label: 'Arrival date' })
  .checkbox('topics', ['Law', 'Money', 'Health'], { label: 'Topics' })
  .radio('car', ['Yes', 'No'], { label: 'Do you own a car?' })
  .checkbox('terms', ['I agree to the terms'], { label: 'Terms' })
  .email('email', { label: 'Email address' })
  .field('select', 'size', { label: 'Team size', options: ['1-10', '11-50', '51+'] })
  .radio('alone', ['Yes', 'No'], { label: 'Do you live without pets?' })
