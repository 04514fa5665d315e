import type { Description } from './description.ts'

export const community: readonly Description[] = [
  {
    text: `Volunteer application for the animal shelter. Name, email, phone, age group (16-17, 18-25, 26+), availability (weekday mornings, weekday evenings, weekends - can choose several), experience with animals, why they want to volunteer. Under 18s need a parent's phone number: only show it for 16-17.`,
    fields: [
      'text Name',
      'email Email',
      'phone Phone',
      'radio Age group: 16-17 / 18-25 / 26+',
      'checkbox Availability: Weekday mornings / Weekday evenings / Weekends',
      'text Experience with animals',
      'textarea Why do you want to volunteer?',
      "phone Parent's phone number <- Age group",
    ],
  },
  {
    text: `Church visitor card: name, address, phone, email, how did you hear about us, first time visitor or returning, prayer requests, would you like someone to contact you?`,
    fields: [
      'text Name',
      'text Address',
      'phone Phone',
      'email Email',
      'text How did you hear about us?',
      'radio First time visitor or returning: First time visitor / Returning',
      'textarea Prayer requests',
      'radio Would you like someone to contact you?: Yes / No',
    ],
  },
  {
    text: `Neighbourhood survey about the new park. Do you live within walking distance? How often would you use it: every day, once a week, once a month, never. Which facilities matter to you (pick any): playground, benches, football pitch, cafe, toilets. If they choose never, ask why. Optional email for updates.`,
    fields: [
      'radio Do you live within walking distance?: Yes / No',
      'radio How often would you use it?: Every day / Once a week / Once a month / Never',
      'checkbox Which facilities matter to you?: Playground / Benches / Football pitch / Cafe / Toilets',
      'text Why? <- How often would you use it?',
      'email Email for updates',
    ],
  },
  {
    text: `Rental application. Ask every adult applicant for full name, current address, how long they've lived there, employer, monthly income, number of occupants, pets (yes/no, and if yes what kind), have you ever been evicted, references and consent to a credit check.`,
    fields: [
      'text Full name',
      'text Current address',
      'text How long have you lived there?',
      'text Employer',
      'number Monthly income',
      'number Number of occupants',
      'radio Pets: Yes / No',
      'text What kind? <- Pets',
      'radio Have you ever been evicted?: Yes / No',
      'text References',
      'checkbox Credit check',
    ],
  },
  {
    text: `Bug report form for our app. Fields needed: summary, steps to reproduce, expected result, actual result, severity (blocker, major, minor), browser, operating system, screenshots. If severity is blocker then ask for a contact number.`,
    fields: [
      'text Summary',
      'textarea Steps to reproduce',
      'text Expected result',
      'text Actual result',
      'radio Severity: Blocker / Major / Minor',
      'text Browser',
      'text Operating system',
      'file Screenshots',
      'phone Contact number <- Severity',
    ],
  },
  {
    text: `Podcast guest form please. Name, pronouns, short bio (max 100 words), topics they'd like to discuss, social links, time zone, recording equipment - do they have a microphone? Yes or No. A headshot upload.`,
    fields: [
      'text Name',
      'text Pronouns',
      'textarea Bio',
      'text Topics',
      'url Social links',
      'text Time zone',
      'radio Do you have a microphone?: Yes / No',
      'file Headshot',
    ],
  },
  {
    text: `Lost property form for a train company: what was lost, a description, colour, where and when it was lost, which line, contact details (name, email, phone). Required: description and contact details.`,
    fields: [
      'text What was lost?',
      'textarea* Description',
      'text Colour',
      'text Where and when was it lost?',
      'text Which line?',
      'text* Name',
      'email* Email',
      'phone* Phone',
    ],
  },
  {
    text: `Band booking enquiry

Your name *
Email *
Event date *
Venue
Type of event (wedding, corporate, birthday, other)
If wedding, partner's name
Budget
Message`,
    fields: [
      'text* Name',
      'email* Email',
      'date* Event date',
      'text Venue',
      'radio Type of event: Wedding / Corporate / Birthday / Other',
      "text Partner's name <- Type of event",
      'number Budget',
      'textarea Message',
    ],
  },
  {
    text: `Donation form. Let donors choose an amount: $25, $50, $100 or other. If other, they enter the amount. One-off or monthly? Name, email, and a checkbox if they want to stay anonymous.`,
    fields: [
      'radio Amount: $25 / $50 / $100 / Other',
      'number Amount <- Amount',
      'radio One-off or monthly?: One-off / Monthly',
      'text Name',
      'email Email',
      'checkbox Stay anonymous',
    ],
  },
  {
    text: `Airbnb guest check in. Lead guest name, passport number, nationality, arrival and departure dates, estimated arrival time, number of adults and children, car registration if they are driving, house rules agreement.`,
    fields: [
      'text Lead guest name',
      'text Passport number',
      'text Nationality',
      'date Arrival date',
      'date Departure date',
      'text Estimated arrival time',
      'number Number of adults',
      'number Number of children',
      'radio Are you driving?: Yes / No',
      'text Car registration <- Are you driving?',
      'checkbox House rules',
    ],
  },
  {
    text: `Make me a form to collect recipes for our community cookbook: recipe name, who it's from, number of servings, prep time, category (starters, mains, puddings, drinks), ingredients, method, the story behind it and a photo. Is it vegetarian? Does it contain nuts?`,
    fields: [
      'text Recipe name',
      'text Who is it from?',
      'number Number of servings',
      'text Prep time',
      'radio Category: Starters / Mains / Puddings / Drinks',
      'text Ingredients',
      'text Method',
      'textarea Story behind it',
      'file Photo',
      'radio Is it vegetarian?: Yes / No',
      'radio Does it contain nuts?: Yes / No',
    ],
  },
  {
    text: `Contact form: name (required), email (required), subject, reason for contacting us (support, sales, press or something else) and message. Show company name if they choose sales or press. Order number should only appear for support.`,
    fields: [
      'text* Name',
      'email* Email',
      'text Subject',
      'radio Reason for contacting us: Support / Sales / Press / Something else',
      'textarea Message',
      'text Company name <- Reason for contacting us',
      'text Order number <- Reason for contacting us',
    ],
  },
]
