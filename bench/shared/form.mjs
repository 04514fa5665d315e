/** A typical contact form: twelve fields, four of them conditional. */
export const contactForm = {
  settings: { successMessage: 'Thank you for your message!' },
  fields: [
    field('text', 'Full name', { required: true }),
    field('email', 'Email', { required: true }),
    field('phone', 'Phone'),
    field('radio', 'How shall we answer?', { options: ['By e-mail', 'By phone'], required: true }),
    field('text', 'Best day to call', when('how_shall_we_answer', 'equals', 'By phone')),
    field('select', 'Topic', { options: ['Sales', 'Support', 'Other'] }),
    field('text', 'Order number', when('topic', 'equals', 'Support')),
    field('text', 'Other topic', when('topic', 'equals', 'Other')),
    field('checkbox', 'Products', { options: ['Basic', 'Plus', 'Pro'] }),
    field('number', 'Seats', when('products', 'contains', 'Pro')),
    field('textarea', 'Message', { required: true }),
    field('date', 'Answer by'),
  ],
}

/** Answers of typical length. */
export const contactAnswers = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  how_shall_we_answer: 'By phone',
  best_day_to_call: 'Thursday, in the afternoon',
  topic: 'Support',
  order_number: 'A-1843-77',
  products: ['Plus', 'Pro'],
  seats: '12',
  message: `${'The looms stopped after the last update, and the cards come out unpunched. '.repeat(5)}`,
  answer_by: '2026-12-01',
}

function field(type, label, more = {}) {
  return { id: label.toLowerCase().replace(/\W+/g, '_').replace(/_$/, ''), type, label, ...more }
}

function when(dependsOn, condition, value) {
  return { conditional: { dependsOn, condition, value } }
}
