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

/** One error that does not block publishing, and rules that are warnings only. */
export const warnedForm = {
  fields: [
    { id: 'name', type: 'text', label: 'Full name', required: true },
    { id: 'count', type: 'number', label: 'How many people?', validation: { min: 1, max: 8 } },
    {
      id: 'group',
      type: 'text',
      label: 'Name of your group',
      conditional: { dependsOn: 'count', condition: 'greater_than', value: '20' },
    },
    {
      id: 'names',
      type: 'textarea',
      label: 'Names of the others',
      conditional: { dependsOn: 'group', condition: 'is_not_empty', value: '' },
    },
    {
      id: 'first',
      type: 'radio',
      label: 'Is this your first visit?',
      options: ['Yes', 'No', 'No'],
    },
  ],
  settings: {},
}
