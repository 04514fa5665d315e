/** Descriptions to start from. The first one is drawn if the input is empty. */
export const examples = [
  {
    name: 'Sign-up',
    text: 'Workshop sign-up with name and email. In person or online? If in person, ask for lunch: vegetarian, vegan or other. If other, ask what they eat. If online, ask for the time zone.',
  },
  {
    name: 'Feedback',
    text: 'How was your visit? Poor, good or very good. If poor, ask what went wrong. May we contact you? If yes, ask for the email.',
  },
  {
    name: 'Quote',
    text: 'A quote for a website. Name and email. New or existing? If existing, ask for the address. Ask for the budget and the deadline.',
  },
] as const
