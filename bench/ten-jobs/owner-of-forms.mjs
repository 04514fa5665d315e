import { allOf, rule, shownWhen } from '../../apps/web/src/forms/examples/example.ts'
import { workshopSignUp } from '../../apps/web/src/forms/examples/workshop-sign-up.ts'
import { publishForm } from '../../scripts/shared/owner-client.ts'

const none = { settings: {} }

/** Choice questions, and three fields that are to get one rule. */
const tripFields = [
  { id: 'attendance', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
  { id: 'session', type: 'select', label: 'Session', options: ['Full day', 'Morning'] },
  { id: 'team', type: 'number', label: 'Team size' },
  { id: 'lunch', type: 'text', label: 'Lunch' },
  { id: 'parking', type: 'text', label: 'Parking' },
  { id: 'badge', type: 'text', label: 'Badge' },
]

/** VAT is asked from businesses in the European Union. */
const orderFields = [
  { id: 'name', type: 'text', label: 'Full name' },
  { id: 'buyer', type: 'radio', label: 'Who buys?', options: ['A business', 'A person'] },
  { id: 'place', type: 'select', label: 'Where are you?', options: ['In the EU', 'Elsewhere'] },
  {
    ...{ id: 'vat', type: 'text', label: 'VAT number' },
    conditional: shownWhen(
      allOf(rule('buyer', 'equals', 'A business'), rule('place', 'equals', 'In the EU')),
    ),
  },
]
const orders = [
  { name: 'Mary Somerville', buyer: 'A business', place: 'Elsewhere' },
  { name: 'Ada Lovelace', buyer: 'A business', place: 'In the EU', vat: 'DE123456789' },
]

const people = ['Jonas Field', 'Noor Haddad', 'Émile Roux', 'Ada Lovelace']
const signUps = Array.from({ length: 24 }, (_, at) => {
  const who = { full_name: people[at % people.length], email: `person.${at}@example.org` }
  return at % 3 === 0
    ? { ...who, attendance: 'Online', time_zone: 'The Americas' }
    : { ...who, attendance: 'In person', session: 'Morning', team_size: '2' }
})

/** Creates the forms of the ten jobs, and the submissions of two of them. */
export async function createForms(owner) {
  const forms = {
    workshop: await publishForm(owner, 'Workshop sign-up', workshopSignUp.schema),
    orders: await publishForm(owner, 'Orders', { fields: orderFields, ...none }),
    trip: await publishForm(owner, 'Trip', { fields: tripFields, ...none }),
  }
  for (const [form, answers] of [
    [forms.workshop, signUps],
    [forms.orders, orders],
  ]) {
    for (const data of answers) {
      await owner.call('POST', `/api/public/forms/${form.slug}/submit`, data)
    }
  }
  return forms
}

/** Creates `Form 001` to `Form 100`. */
export async function createHundred(owner) {
  for (let number = 1; number <= 100; number += 1) {
    const name = `Form ${String(number).padStart(3, '0')}`
    await owner.call('POST', '/api/forms', { name })
  }
}

/** Every second sign-up becomes a month old, so that last week's answers are some of them. */
export const ageHalf = `
  update submissions set submitted_at = submitted_at - interval '30 days'
  where id in (select id from (select id, row_number() over (order by submitted_at) as place
    from submissions where form_id = $1) as numbered where place % 2 = 0)`
