/** A sign-up with a lunch question in three nested groups. */
export const workshopFields = [
  { id: 'name', type: 'text', label: 'Full name', required: true },
  {
    ...{ id: 'attendance', type: 'radio', label: 'Attendance', required: true },
    options: ['In person', 'Online'],
  },
  {
    ...{ id: 'session', type: 'select', label: 'Session', required: false },
    options: ['Full day', 'Morning'],
  },
  { id: 'team', type: 'number', label: 'Team size', required: false },
  {
    ...{ id: 'lunch', type: 'checkbox', label: 'Lunch', required: false },
    options: ['Anything', 'Other'],
    conditional: {
      operator: 'AND',
      rules: [rule('attendance', 'equals', 'In person')],
      groups: [
        {
          id: 'any',
          operator: 'OR',
          rules: [rule('session', 'equals', 'Full day')],
          groups: [
            {
              id: 'all',
              operator: 'AND',
              rules: [rule('session', 'equals', 'Morning'), rule('team', 'greater_than', '4')],
              groups: [],
            },
          ],
        },
      ],
    },
  },
  {
    ...{ id: 'diet', type: 'text', label: 'Tell us what you eat', required: false },
    conditional: { dependsOn: 'lunch', condition: 'contains', value: 'Other' },
  },
  {
    ...{ id: 'zone', type: 'text', label: 'Time zone', required: false },
    conditional: { dependsOn: 'attendance', condition: 'equals', value: 'Online' },
  },
  { id: 'remarks', type: 'textarea', label: 'Remarks', required: false },
] as const

export function rule(fieldId: string, condition: string, value = '') {
  return { id: `${fieldId} ${condition} ${value}`, fieldId, condition, value }
}
