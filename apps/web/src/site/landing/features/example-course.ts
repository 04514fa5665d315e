import type { FormSchema } from '@ramiform/core/form'

/** A form with three mistakes that owners make. */
export const course: FormSchema = {
  settings: {},
  fields: [
    { id: 'age', type: 'number', label: 'Age' },
    {
      id: 'plan',
      type: 'radio',
      label: 'Plan',
      options: ['Basic', 'Pro'],
      conditional: { dependsOn: 'age', condition: 'greater_than', value: '17' },
    },
    {
      id: 'parent',
      type: 'email',
      label: 'Parent’s email',
      conditional: {
        operator: 'AND',
        rules: [
          { id: 'young', fieldId: 'age', condition: 'less_than', value: '16' },
          { id: 'pro', fieldId: 'plan', condition: 'equals', value: 'Pro' },
        ],
        groups: [],
      },
    },
    {
      id: 'invoice',
      type: 'text',
      label: 'Invoice address',
      conditional: { dependsOn: 'plan', condition: 'equals', value: 'Por' },
    },
    {
      id: 'deposit',
      type: 'number',
      label: 'Deposit',
      conditional: { dependsOn: 'method', condition: 'equals', value: 'Card' },
    },
    { id: 'method', type: 'radio', label: 'Payment method', options: ['Card', 'Cash'] },
  ],
}
