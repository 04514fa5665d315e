/** A form with an option that does not exist, a rule without a question, crossed bounds and a later source. */
export const faultyForm = {
  fields: [
    { id: 'name', type: 'text', label: 'Full name', required: true },
    {
      id: 'lunch',
      type: 'checkbox',
      label: 'Lunch',
      options: ['Anything', 'Vegetarian', 'Vegan', 'Other'],
    },
    {
      id: 'diet',
      type: 'text',
      label: 'Tell us what you eat',
      conditional: { dependsOn: 'lunch', condition: 'contains', value: 'Others' },
    },
    {
      id: 'parking',
      type: 'text',
      label: 'Parking permit',
      conditional: { dependsOn: '', condition: 'equals', value: '' },
    },
    { id: 'size', type: 'number', label: 'Team size', validation: { min: 20, max: 2 } },
    {
      id: 'zone',
      type: 'text',
      label: 'Time zone',
      conditional: { dependsOn: 'attendance', condition: 'equals', value: 'Online' },
    },
    { id: 'attendance', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
  ],
  settings: {},
}
