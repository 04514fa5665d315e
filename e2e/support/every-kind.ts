import type { OwnerClient } from '../../scripts/shared/owner-client.ts'
import { dessertChoice } from './dessert-pictures.ts'

const steps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

const parts = { type: 'radio', options: ['Poor', 'Fair', 'Good'], table: 'parts' }

/** A form on two pages with a field of every further kind, for stories about paper. */
export async function everyKind(owner: Pick<OwnerClient, 'call'>) {
  const dessert = await dessertChoice(owner)
  const [tart] = dessert.pictures
  const first = [
    { id: 'name', type: 'text', label: 'Full name', required: true, placeholder: 'Ada' },
    { id: 'came', type: 'yes-no', label: 'Did you come?', options: ['Yes', 'No'] },
    {
      id: 'arrived',
      type: 'time',
      label: 'When did you arrive?',
      conditional: { dependsOn: 'came', condition: 'equals', value: 'Yes' },
    },
    { id: 'evening', type: 'rating', label: 'How was the evening?', options: steps(1, 5) },
    {
      id: 'service',
      type: 'rating',
      label: 'How was the service?',
      options: steps(1, 5),
      steps: { drawnAs: 'numbers' },
    },
    {
      id: 'friend',
      type: 'scale',
      label: 'Would you bring a friend?',
      options: steps(0, 10),
      steps: { lowest: 'Not at all likely', highest: 'Very likely' },
    },
    { id: 'better', type: 'textarea', label: 'What can we do better?' },
  ]
  const second = [
    {
      id: 'matters',
      type: 'ranking',
      label: 'What matters most?',
      options: ['The food', 'The people', 'The place'],
    },
    { ...dessert, required: false },
    { id: 'welcome', label: 'Welcome', ...parts },
    { id: 'food', label: 'Food', ...parts },
    { id: 'ticket', type: 'address', label: 'Where shall we post your ticket?' },
    { id: 'menu', type: 'file', label: 'A picture of your table' },
    { id: 'sign', type: 'signature', label: 'Sign here' },
  ]
  return {
    fields: [
      ...first.map((field) => ({ ...field, section: 'this-supper' })),
      ...second.map((field) => ({ ...field, section: 'next-supper' })),
    ],
    sections: [
      {
        id: 'this-supper',
        title: 'The evening',
        text: `**One table, forty chairs.**\n\n- Soup at seven\n- Tart at nine\n\n![A tart on a table](/images/${tart?.image})`,
      },
      { id: 'next-supper', title: 'The next supper', text: 'In *spring*.', newPage: true },
    ],
    tables: [{ id: 'parts', title: 'How was each part?' }],
    settings: {},
  }
}
