export interface JsonSample {
  /** Label of the button (spec section 2) */
  readonly label: string
  readonly value: unknown
}

/** Samples in the JSON tab of the generator. */
export const jsonSamples: readonly JsonSample[] = [
  {
    label: 'Form Schema',
    value: {
      title: 'Newsletter preferences',
      fields: [
        { id: 'name', type: 'text', label: 'Your name', required: true },
        { id: 'email', type: 'email', label: 'Email Address', required: true },
        {
          id: 'often',
          type: 'radio',
          label: 'How often may we write?',
          options: ['Weekly', 'Monthly', 'Only for events'],
        },
        {
          id: 'events',
          type: 'checkbox',
          label: 'Which events?',
          options: ['Concerts', 'Readings', 'Workshops'],
          conditional: { dependsOn: 'often', condition: 'equals', value: 'Only for events' },
        },
      ],
    },
  },
  {
    label: 'Decision Tree',
    value: {
      questions: [
        {
          question: 'Does the printer have power?',
          yes_action: {
            question: 'Is there an error on its display?',
            yes_action: { question: 'What does the error say?' },
            no_action: { question: 'Which computer do you print from?' },
          },
          no_action: { question: 'Which socket is it plugged into?' },
        },
      ],
    },
  },
  {
    label: 'Simple Object',
    value: {
      'Full name': '',
      'Room size': ['Small', 'Medium', 'Large'],
      'Number of guests': 2,
      'Anything else': '',
    },
  },
]

export function sampleText({ value }: JsonSample): string {
  return JSON.stringify(value, null, 2)
}
