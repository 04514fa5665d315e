import type { Description } from './description.ts'

/** Descriptions whose conditions name groups of people. */
export const branchingGroups: readonly Description[] = [
  {
    text: `Camping trip signup. Ask for name, age, and whether they have a tent. Those without a tent must say how many nights they want to rent one. People under 18 need to give a guardian's name.`,
    fields: [
      'text Name',
      'number Age',
      'radio Do you have a tent?: Yes / No',
      'number* How many nights do you want to rent one? <= Do you have a tent? is No',
      "text Guardian's name <= Age is less than 18",
    ],
  },
  {
    text: `Hotel booking: guest name, email, number of guests, room (single, double, suite). If more than 4 guests, ask for a second contact. Suites also need the arrival time.`,
    fields: [
      'text Guest name',
      'email Email',
      'number Number of guests',
      'radio Room: Single / Double / Suite',
      'text Second contact <= Number of guests is greater than 4',
      'text Arrival time <= Room is Suite',
    ],
  },
  {
    text: `Workshop registration form. Fields: name, email, attendance (in person or online). For in person attendees, ask about dietary needs; otherwise ask for their time zone.`,
    fields: [
      'text Name',
      'email Email',
      'radio Attendance: In person / Online',
      'text Dietary needs <= Attendance is In person',
      'text Time zone <= Attendance is Online',
    ],
  },
  {
    text: `Parcel form: sender, preferred contact method (email, phone, post), pickup or dropoff. Only when they choose phone, ask for the best time to call. If pickup, ask for the pickup address.`,
    fields: [
      'text Sender',
      'radio Preferred contact method: Email / Phone / Post',
      'radio Pickup or dropoff: Pickup / Dropoff',
      'text Best time to call <= Preferred contact method is Phone',
      'text Pickup address <= Pickup or dropoff is Pickup',
    ],
  },
  {
    text: `Conference: name, email, ticket type (speaker, attendee, sponsor). Speakers: talk title and abstract. sponsor -> company name and logo upload. Attendees choose a workshop (A, B, C).`,
    fields: [
      'text Name',
      'email Email',
      'radio Ticket type: Speaker / Attendee / Sponsor',
      'text Talk title <= Ticket type is Speaker',
      'textarea Abstract <= Ticket type is Speaker',
      'text Company name <= Ticket type is Sponsor',
      'file Logo upload <= Ticket type is Sponsor',
      'radio Workshop: A / B / C <= Ticket type is Attendee',
    ],
  },
  {
    text: `Event form:
- Name
- Email
- Coming? (yes/no)
- Number of guests (only if coming)
- Dietary needs - if coming
- Reason for not coming, if not coming`,
    fields: [
      'text Name',
      'email Email',
      'radio Coming?: Yes / No',
      'number Number of guests <= Coming? is Yes',
      'text Dietary needs <= Coming? is Yes',
      'text Reason for not coming <= Coming? is No',
    ],
  },
  {
    text: `Lesson feedback. Teacher, subject, rating out of 5. Anyone who rates it under 3 should tell us why. If it's 5, ask for a testimonial. Plants to water? Only then ask how many. Travel purpose (tourism, work, study). For work: employer, job title.`,
    fields: [
      'text Teacher',
      'text Subject',
      'radio Rating: 1 / 2 / 3 / 4 / 5',
      'textarea Why? <= Rating is less than 3',
      'textarea Testimonial <= Rating is 5',
      'radio Plants to water?: Yes / No',
      'number How many? <= Plants to water? is Yes',
      'radio Travel purpose: Tourism / Work / Study',
      'text Employer <= Travel purpose is Work',
      'text Job title <= Travel purpose is Work',
    ],
  },
  {
    text: `Grant form. Type of project (health, education, environment). Only for health projects: number of beneficiaries. Applied before? (if yes: which year and was it successful) Guest name, attending? If attending, number of people.`,
    fields: [
      'radio Type of project: Health / Education / Environment',
      'number Number of beneficiaries <= Type of project is Health',
      'radio Applied before?: Yes / No',
      'text Which year? <= Applied before? is Yes',
      'radio Was it successful?: Yes / No <= Applied before? is Yes',
      'text Guest name',
      'radio Attending?: Yes / No',
      'number Number of people <= Attending? is Yes',
    ],
  },
  {
    text: `House viewing: name, buying or renting. Renters: move-in date and number of occupants. Insured? Insured visitors give the policy number. Assembly needed? When assembly is needed ask for the floor and whether there's a lift.`,
    fields: [
      'text Name',
      'radio Buying or renting: Buying / Renting',
      'date Move-in date <= Buying or renting is Renting',
      'number Number of occupants <= Buying or renting is Renting',
      'radio Insured?: Yes / No',
      'text Policy number <= Insured? is Yes',
      'radio Assembly needed?: Yes / No',
      'text Floor <= Assembly needed? is Yes',
      'radio Is there a lift?: Yes / No <= Assembly needed? is Yes',
    ],
  },
  {
    text: `House mover form: name, from address, to address, style (basic, full, hip pocket), property type (house, flat, office). Flat only: floor number and is there a lift. Ask those with a house how many rooms they have.`,
    fields: [
      'text Name',
      'text From address',
      'text To address',
      'radio Style: Basic / Full / Hip pocket',
      'radio Property type: House / Flat / Office',
      'text Floor number <= Property type is Flat',
      'radio Is there a lift?: Yes / No <= Property type is Flat',
      'number How many rooms do you have? <= Property type is House',
    ],
  },
  {
    text: `Ask for a name and the number of children. If more than one child, ask for their ages. Any allergies? (yes/no) - if yes which ones and how severe (mild, moderate, severe). Refund or exchange? If exchange, which size and colour do they want?`,
    fields: [
      'text Name',
      'number Number of children',
      'text Ages <= Number of children is greater than 1',
      'radio Any allergies?: Yes / No',
      'text Which ones? <= Any allergies? is Yes',
      'radio How severe?: Mild / Moderate / Severe <= Any allergies? is Yes',
      'radio Refund or exchange?: Refund / Exchange',
      'text Which size? <= Refund or exchange? is Exchange',
      'text Colour <= Refund or exchange? is Exchange',
    ],
  },
  {
    text: `- Are you exhibiting? (yes/no)
- If yes: stand size (small, medium, large)
- Number of passes
- Names of the extra people (if more than 2 passes)`,
    fields: [
      'radio Are you exhibiting?: Yes / No',
      'radio Stand size: Small / Medium / Large <= Are you exhibiting? is Yes',
      'number Number of passes',
      'text Names of the extra people <= Number of passes is greater than 2',
    ],
  },
  {
    text: `Invoice number, date of purchase, kind of problem (missing, broken, late) and a description of the parcel are all required. For broken parcels we also need a photo. The photo is only needed for broken.`,
    fields: [
      'text* Invoice number',
      'date* Date of purchase',
      'radio* Kind of problem: Missing / Broken / Late',
      'textarea* Description of the parcel',
      'file Photo <= Kind of problem is Broken',
    ],
  },
]
