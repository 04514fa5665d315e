import type { Description } from './description.ts'

export const work: readonly Description[] = [
  {
    text: `Job application form with applicant name, email, phone, cover letter, years of experience (number), and employment type (dropdown: full-time, part-time, contract). Resume upload is required.`,
    fields: [
      'text Applicant name',
      'email Email',
      'phone Phone',
      'textarea Cover letter',
      'number Years of experience',
      'select Employment type: Full-time / Part-time / Contract',
      'file* Resume upload',
    ],
  },
  {
    text: `We need an expense claim form. Employees enter their name, department (Sales, Marketing, Engineering, HR), the date of the expense, amount, category (travel, meals, software, other) and attach a receipt. If the category is other they need to describe it. If the amount is over 500, ask for the manager's name.`,
    fields: [
      'text Name',
      'radio Department: Sales / Marketing / Engineering / HR',
      'date Date of the expense',
      'number Amount',
      'radio Category: Travel / Meals / Software / Other',
      'file Receipt',
      'textarea Details of category <- Category',
      "text Manager's name <- Amount",
    ],
  },
  {
    text: `Time off request - employee name, start and end dates, type of leave (vacation, sick, personal, unpaid), reason (only if unpaid), and who will cover.`,
    fields: [
      'text Employee name',
      'date Start date',
      'date End date',
      'radio Type of leave: Vacation / Sick / Personal / Unpaid',
      'text Reason <- Type of leave',
      'text Who will cover?',
    ],
  },
  {
    text: `Exit interview questionnaire. Ask: "Why are you leaving?", "How would you rate your manager?" (1 to 5), "What did you like most about working here?", "Would you recommend us as an employer?" and "Any other comments". Keep the tone friendly.`,
    fields: [
      'textarea Why are you leaving?',
      'radio How would you rate your manager?: 1 / 2 / 3 / 4 / 5',
      'textarea What did you like most about working here?',
      'radio Would you recommend us as an employer?: Yes / No',
      'textarea Any other comments',
    ],
  },
  {
    text: `IT helpdesk ticket: requester name, work email, location (London, Leeds, Remote), device type - laptop, desktop, phone, printer - asset number, urgency low/medium/high, description of the problem, screenshot (optional). When urgency is high ask for a phone number.`,
    fields: [
      'text Requester name',
      'email Work email',
      'radio Location: London / Leeds / Remote',
      'radio Device type: Laptop / Desktop / Phone / Printer',
      'text Asset number',
      'radio Urgency: Low / Medium / High',
      'textarea Description of the problem',
      'file Screenshot',
      'phone Phone number <- Urgency',
    ],
  },
  {
    text: `Onboarding form for new hires. Collect legal name, preferred name, pronouns, home address, bank account number, tax ID, emergency contact (name, relationship, phone), laptop preference (Mac or PC) and t-shirt size (XS to XXL).`,
    fields: [
      'text Legal name',
      'text Preferred name',
      'text Pronouns',
      'text Home address',
      'text Bank account number',
      'text Tax ID',
      'text Emergency contact name',
      'text Emergency contact relationship',
      'phone Emergency contact phone',
      'radio Laptop preference: Mac / PC',
      'radio T-shirt size: XS / S / M / L / XL / XXL',
    ],
  },
  {
    text: `Purchase request. Requested by, cost centre, supplier, item description, quantity, unit price, needed by date, business justification. Approval needed? Yes/No. If yes show approver email.`,
    fields: [
      'text Requested by',
      'text Cost centre',
      'text Supplier',
      'textarea Item description',
      'quantity Quantity',
      'number Unit price',
      'date Needed by date',
      'text Business justification',
      'radio Approval needed?: Yes / No',
      'email Approver email <- Approval needed?',
    ],
  },
  {
    text: `Please build a weekly status report form: project name, week ending (date picker), what was done this week, what is planned next week, blockers, and overall status as radio buttons Green, Amber, Red. If the status is Red or Amber, require an explanation.`,
    fields: [
      'text Project name',
      'date Week ending',
      'textarea What was done this week?',
      'textarea What is planned next week?',
      'text Blockers',
      'radio Overall status: Green / Amber / Red',
      'textarea Explanation <- Overall status',
    ],
  },
  {
    text: `Meeting room booking. Fields: name, team, room (Oak, Elm, Birch), date, start time, end time, number of attendees, catering required? If catering is required, ask for dietary notes. Number of attendees must be filled in.`,
    fields: [
      'text Name',
      'text Team',
      'radio Room: Oak / Elm / Birch',
      'date Date',
      'text Start time',
      'text End time',
      'number* Number of attendees',
      'radio Catering required?: Yes / No',
      'textarea Dietary notes <- Catering required?',
    ],
  },
  {
    text: `360 feedback for managers. Rate the following from 1 to 5: communication, delegation, fairness. Then two open questions: what should they keep doing, and what should they change?`,
    fields: [
      'radio Communication rating: 1 / 2 / 3 / 4 / 5',
      'radio Delegation rating: 1 / 2 / 3 / 4 / 5',
      'radio Fairness rating: 1 / 2 / 3 / 4 / 5',
      'text What should they keep doing?',
      'textarea What should they change?',
    ],
  },
  {
    text: `Incident report (workplace accident)
1. Name of injured person
2. Date and time of incident
3. Location
4. Type of injury
   - Cut
   - Burn
   - Fall
   - Other
5. Describe what happened
6. Were there any witnesses?
7. Witness names (only if there were witnesses)
8. Photos`,
    fields: [
      'text Name of injured person',
      'date Date of incident',
      'text Time of incident',
      'text Location',
      'radio Type of injury: Cut / Burn / Fall / Other',
      'textarea Describe what happened',
      'radio Were there any witnesses?: Yes / No',
      'text Witness names <- Were there any witnesses?',
      'file Photos',
    ],
  },
  {
    text: `Freelancer rate card request, needs company name, contact email, project type with options website, app, branding and video, budget range as a dropdown (under 1k, 1k-5k, 5k-10k, over 10k), deadline and a message box`,
    fields: [
      'text Company name',
      'email Contact email',
      'radio Project type: Website / App / Branding / Video',
      'select Budget range: Under 1k / 1k-5k / 5k-10k / Over 10k',
      'date Deadline',
      'textarea Message',
    ],
  },
]
