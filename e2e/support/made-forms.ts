import { readFileSync } from 'node:fs'
import { fieldTypes } from '@ramiform/fields'
import { equipmentLoan } from '../../apps/web/src/forms/examples/equipment-loan.ts'
import { visitorFeedback } from '../../apps/web/src/forms/examples/visitor-feedback.ts'
import { workshopSignUp } from '../../apps/web/src/forms/examples/workshop-sign-up.ts'
import { type OwnerClient, publishForm } from '../../scripts/shared/owner-client.ts'
import {
  changedConference,
  conferenceAnswers,
  tangledConference,
  testedConference,
} from './conference.ts'
import { dessertChoice } from './dessert-pictures.ts'
import { faultyForm } from './faulty-form.ts'
import { eventForm, schemaOf } from './fourteen-types.ts'
import { arabicEvening, evening, frenchEvening, hebrewEvening, tickets } from './visitor-forms.ts'

export interface MadeForm {
  readonly id: string
  readonly slug: string
}

const atOnce = 20
const cards = { displayStyle: 'single-card' }
const reviewed = { advanced: { requireConfirmation: true } }
const closing = { at: '2024-05-03T16:00:00.000Z', timeZone: 'Europe/Berlin' }

/** Forms of a workshop organizer, created on first use. */
export function madeForms(owner: OwnerClient) {
  const create = async (name: string, description: string, schema: unknown) =>
    ((await owner.call('POST', '/api/forms', { name, description, schema })) as { form: MadeForm })
      .form
  const submit = async (slug: string, answers: readonly object[]) => {
    for (let from = 0; from < answers.length; from += atOnce) {
      const some = answers.slice(from, from + atOnce)
      await Promise.all(
        some.map((data) => owner.call('POST', `/api/public/forms/${slug}/submit`, data)),
      )
    }
  }
  const forms = {
    empty: () => owner.call('POST', '/api/forms', { name: 'Untitled Form' }).then(formOf),
    /** Published, with grouped logic and a few dozen submissions. */
    typical: async () => {
      const form = await publishForm(owner, 'Winter workshop sign-up', {
        ...workshopSignUp.schema,
      })
      await submit(form.slug, signUps(36))
      return form
    },
    /** Published, for pictures that save changes of it. */
    edited: () => publishForm(owner, 'Winter workshop sign-up', workshopSignUp.schema),
    /** Too few submissions to tell what their answers mean. */
    few: async () => {
      const form = await publishForm(owner, 'Autumn workshop sign-up', workshopSignUp.schema)
      await submit(form.slug, signUps(4))
      return form
    },
    /** All fourteen types. */
    event: () => publishForm(owner, 'Annual meeting', schemaOf(eventForm)),
    /** Published, without submissions. */
    unanswered: () => publishForm(owner, 'Visitor feedback', visitorFeedback.schema),
    /** With errors that the check before publishing finds. */
    faulty: () => create('Spring workshop sign-up', 'Saturday 17 April.', faultyForm),
    /** With findings of each severity. */
    tangled: () => create('Winter conference', 'In town and online.', tangledConference),
    /** With scenarios, one of which fails. */
    tested: () => create('Winter conference', 'In town and online.', testedConference),
    untested: () =>
      create('Winter conference', 'In town and online.', { ...testedConference, settings: {} }),
    /** Published with submissions, and with changes of the logic that visitors do not see. */
    changed: async () => {
      const form = await publishForm(owner, 'Spring conference', testedConference)
      await submit(form.slug, conferenceAnswers)
      await owner.call('PUT', `/api/forms/${form.id}/working-copy`, {
        name: 'Spring conference',
        description: '',
        schema: changedConference,
      })
      return form
    },
    /** With a fixed price. */
    priced: () => publishForm(owner, 'Concert tickets', tickets),
    draft: () => create(equipmentLoan.name, equipmentLoan.description, equipmentLoan.schema),
    /** 200 fields, a third of them with logic. */
    full: () => publishForm(owner, 'Volunteer register', longForm(200)),
    /** 1,000 submissions. */
    busy: async () => {
      const form = await publishForm(owner, 'Open day', workshopSignUp.schema)
      await submit(form.slug, signUps(1_000))
      return form
    },
    /** Yes/No, time, rating and scale. */
    dinner: () => publishForm(owner, 'Harvest dinner', exampleSchema('more-fields')),
    supper: () => publishForm(owner, 'Supper in the orchard', exampleSchema('further-kinds')),
    supperCards: () =>
      publishForm(owner, 'Supper in the orchard', {
        ...exampleSchema('further-kinds'),
        settings: cards,
      }),
    desserts: async () =>
      publishForm(
        owner,
        'Supper in the orchard',
        await desserts(owner, 'What else would you like?'),
      ),
    dessertCards: async () =>
      publishForm(owner, 'Supper in the orchard', {
        ...(await desserts(owner, 'What else would you like?')),
        settings: cards,
      }),
    arabicDesserts: async () => publishForm(owner, 'عشاء', await desserts(owner, 'أي حلوى؟')),
    choices: () => publishForm(owner, 'Summer fair', exampleSchema('choices-and-numbers')),
    party: () => publishForm(owner, 'Garden party', exampleSchema('values')),
    /** A jump over two questions. */
    members: () => create('Members of the garden', 'Once a year.', membership),
    booth: () => publishForm(owner, 'Plans for teams', exampleSchema('hidden-and-endings')),
    translated: () => publishForm(owner, 'Supper in the orchard', exampleSchema('languages')),
    sections: () => publishForm(owner, 'Supper in the orchard', exampleSchema('sections')),
    statements: () => publishForm(owner, 'Supper in the orchard', exampleSchema('statements')),
    statementCards: () =>
      publishForm(owner, 'Supper in the orchard', {
        ...exampleSchema('statements'),
        settings: cards,
      }),
    tables: () => publishForm(owner, 'Supper in the orchard', exampleSchema('tables')),
    tableCards: () =>
      publishForm(owner, 'Supper in the orchard', { ...exampleSchema('tables'), settings: cards }),
    evening: () => publishForm(owner, 'Open evening', evening()),
    eveningCards: () => publishForm(owner, 'Open evening', evening(cards)),
    reviewed: () => publishForm(owner, 'Open evening', evening(reviewed)),
    reviewedCards: () => publishForm(owner, 'Open evening', evening({ ...cards, ...reviewed })),
    once: () => publishForm(owner, 'Open evening', evening({ allowMultipleSubmissions: false })),
    closed: () => publishForm(owner, 'Open evening', evening({ closing })),
    french: () => publishForm(owner, 'Portes ouvertes', frenchEvening()),
    frenchCards: () => publishForm(owner, 'Portes ouvertes', frenchEvening(cards)),
    arabic: () => publishForm(owner, 'أمسية مفتوحة', arabicEvening()),
    arabicCards: () => publishForm(owner, 'أمسية مفتوحة', arabicEvening(cards)),
    hebrew: () => publishForm(owner, 'ערב פתוח', hebrewEvening()),
    arabicClosed: () => publishForm(owner, 'أمسية مفتوحة', arabicEvening({ closing })),
    arabicReviewed: () => publishForm(owner, 'أمسية مفتوحة', arabicEvening(reviewed)),
    hebrewCards: () => publishForm(owner, 'ערב פתוח', hebrewEvening(cards)),
    hebrewClosed: () => publishForm(owner, 'ערב פתוח', hebrewEvening({ closing })),
    hebrewReviewedCards: () =>
      publishForm(owner, 'ערב פתוח', hebrewEvening({ ...cards, ...reviewed })),
  } as const satisfies Record<string, () => Promise<MadeForm>>

  const made = new Map<string, Promise<MadeForm>>()
  return (name: keyof typeof forms): Promise<MadeForm> => {
    const form = made.get(name) ?? forms[name]()
    made.set(name, form)
    return form
  }
}

/** A choice of one picture, and one of several with a text of the visitor's own. */
async function desserts(owner: OwnerClient, label: string) {
  const one = await dessertChoice(owner)
  const isArabic = /\p{Script=Arabic}/u.test(label)
  const many = {
    ...one,
    id: 'drinks',
    type: 'checkbox',
    label,
    required: false,
    other: isArabic ? 'غير ذلك' : 'Something else',
  }
  return {
    fields: [{ ...one, ...(isArabic && { label: 'ماذا نقدم؟' }) }, many],
    settings: isArabic ? { language: 'ar' } : {},
  }
}

/** Form of an example, such as one with further kinds of field. */
const exampleSchema = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8')).schema

export type MadeFormName = Parameters<ReturnType<typeof madeForms>>[0]

const notFor = (value: string) => ({ dependsOn: 'member', condition: 'not_equals', value })

const membership = {
  fields: [
    { id: 'member', type: 'radio', label: 'Are you a member?', options: ['Yes', 'No', 'Not sure'] },
    { id: 'number', type: 'text', label: 'Member number', conditional: notFor('No') },
    { id: 'since', type: 'number', label: 'Member since', conditional: notFor('No') },
    { id: 'email', type: 'email', label: 'Email address', required: true },
    { id: 'news', type: 'textarea', label: 'What is new with you?' },
  ],
  settings: {},
}

const formOf = (answer: unknown) => (answer as { form: MadeForm }).form

const people = ['Jonas Field', 'Ada Lovelace', 'Mary Somerville', 'Noor Haddad', 'Émile Roux']
const hopes = ['Bind a book by hand.', 'Teach it at school.', 'Mend what is torn at home.']
const lunches = [['Vegetarian'], ['Vegan', 'No nuts'], ['Something else'], []]

/** Typical submissions: most in person, some online, some with a team. */
function signUps(count: number): readonly object[] {
  return Array.from({ length: count }, (_, at) => {
    const name = people[at % people.length] ?? ''
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
    const email = `${plain.toLowerCase().replace(/\W+/g, '.')}.${at}@example.org`
    const who = { full_name: name, email, questions: hopes[at % hopes.length] ?? '' }
    if (at % 4 === 3) return { ...who, attendance: 'Online', time_zone: 'The Americas' }
    const session = ['Full day', 'Morning', 'Afternoon'][at % 3] ?? ''
    const lunch = session === 'Full day' ? (lunches[at % lunches.length] ?? []) : []
    return {
      ...who,
      attendance: 'In person',
      session,
      team_size: String((at % 4) + 1),
      ...(lunch.length > 0 && { lunch }),
      ...(lunch.includes('Something else') && { diet: 'No gluten' }),
    }
  })
}

const types = [
  'text',
  'radio',
  'textarea',
  'select',
  'number',
  'checkbox',
  'date',
  'email',
] as const
const topics = ['Availability', 'Skills', 'First aid', 'Driving', 'Languages', 'Emergency contact']

function longForm(count: number) {
  const fields = Array.from({ length: count }, (_, at) => {
    const type = types[at % types.length] ?? 'text'
    const isChoice = 'options' in fieldTypes[type]
    // The radio question above decides about every third one.
    const source = at - ((at - 1) % types.length)
    return {
      id: `field_${at}`,
      type,
      label: `${topics[Math.floor(at / types.length) % topics.length]}, question ${at + 1}`,
      required: at % 5 === 0,
      ...((isChoice || type === 'radio' || type === 'select' || type === 'checkbox') && {
        options: ['Yes', 'No', 'Not sure'],
      }),
      ...(at % 3 === 2 &&
        source > 0 &&
        source !== at && {
          conditional: { dependsOn: `field_${source}`, condition: 'equals', value: 'Yes' },
        }),
    }
  })
  return { fields, settings: {} }
}
