/** Asked before a plan is chosen (spec section 9; decision 38). */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Can I try a paid plan first?',
    answer:
      'Yes. Pro and Enterprise start with a 14-day free trial, and you do not need a card to begin it.',
  },
  {
    question: 'What happens when I change plan?',
    answer:
      'Changes apply immediately when you move to a larger plan. A move to a smaller one applies at the next billing cycle, so you keep what you have paid for.',
  },
  {
    question: 'How am I billed?',
    answer:
      'In advance, by the month or by the year, through our card payment provider. Payments are non-refundable.',
  },
  {
    question: 'How do I cancel?',
    answer: 'At any time. Your plan stays active to the end of the period you have paid for.',
  },
  {
    question: 'What happens to my data if I delete my account?',
    answer: 'Your account data is deleted within 30 days of the deletion of your account.',
  },
  {
    question: 'Do I need a plan to run Ramiform on my own server?',
    answer:
      'No. Ramiform is open source under the MIT licence. On a server of your own there is nothing to pay, and the limits of these plans do not apply.',
  },
]
