import type { Description } from './description.ts'

/** Descriptions that say of groups of people, by name, what else is asked of them. */
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
