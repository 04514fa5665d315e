import type { Description } from './description.ts'

export const events: readonly Description[] = [
  {
    text: `A registration form for our summer camp. I need the parent's name, email and phone, the child's name and age, any allergies, and which week they want (July 6-10, July 13-17 or July 20-24). If the child has allergies, ask for details. T-shirt size: S, M, L or XL.`,
    fields: [
      "text Parent's name",
      "email Parent's email",
      "phone Parent's phone",
      "text Child's name",
      "number Child's age",
      'text Allergies',
      'radio Which week do you want?: July 6-10 / July 13-17 / July 20-24',
      'textarea Details of allergies <- Allergies',
      'radio T-shirt size: S / M / L / XL',
    ],
  },
  {
    text: `wedding rsvp: full name, attending yes/no, number of guests, meal choice (chicken, fish, veggie), song request. Only show meal choice and number of guests if they are attending`,
    fields: [
      'text Full name',
      'radio Attending: Yes / No',
      'number Number of guests <- Attending',
      'radio Meal choice: Chicken / Fish / Veggie <- Attending',
      'text Song request',
    ],
  },
  {
    text: `Hi! We're organising a 10k charity run in October and need a sign up sheet. Please ask runners for their name, date of birth, email, emergency contact name and phone number, estimated finish time, and whether they've run a 10k before. They also have to accept the waiver. Thanks!`,
    fields: [
      'text Name',
      'date Date of birth',
      'email Email',
      'text Emergency contact name',
      'phone Emergency contact phone number',
      'text Estimated finish time',
      'radio Have you run a 10k before?: Yes / No',
      'checkbox* Waiver',
    ],
  },
  {
    text: `Conference speaker proposal form

Fields:
- Full name (required)
- Email (required)
- Company / affiliation
- Talk title (required)
- Abstract (long text, required)
- Talk format: lightning, 30 minutes, workshop
- Have you spoken at our event before? (yes/no)
- If yes, which year?
- Link to a previous talk (optional)
- Headshot upload`,
    fields: [
      'text* Full name',
      'email* Email',
      'text Company / affiliation',
      'text* Talk title',
      'textarea* Abstract',
      'radio Talk format: Lightning / 30 minutes / Workshop',
      'radio Have you spoken at our event before?: Yes / No',
      'text Which year? <- Have you spoken at our event before?',
      'url Link to a previous talk',
      'file Headshot upload',
    ],
  },
  {
    text: `We are hosting a potluck on Friday. I'd like to know who is coming, how many people they're bringing, what dish they will bring (starter, main, dessert or drinks) and if they have any dietary restrictions. If they do, ask which ones.`,
    fields: [
      'text Who is coming?',
      'number How many people are you bringing?',
      'radio What dish will you bring?: Starter / Main / Dessert / Drinks',
      'radio Do you have any dietary restrictions?: Yes / No',
      'text Which ones? <- Do you have any dietary restrictions?',
    ],
  },
  {
    text: `Photography workshop booking. Name, email, mobile, experience level (beginner / intermediate / advanced), do you own a DSLR? If not, would you like to borrow one (+£10)? Preferred date - 4 May, 11 May or 18 May. Anything we should know?`,
    fields: [
      'text Name',
      'email Email',
      'phone Mobile',
      'radio Experience level: Beginner / Intermediate / Advanced',
      'radio Do you own a DSLR?: Yes / No',
      'radio Would you like to borrow one?: Yes / No <- Do you own a DSLR?',
      'radio Preferred date: 4 May / 11 May / 18 May',
      'textarea Anything we should know?',
    ],
  },
  {
    text: `Vendor application for the Christmas market. Business name, contact person, email, phone number, what they sell, website or Instagram link, stall size (small 2m, medium 3m, large 4m), whether they need electricity and if so what wattage, and upload of their insurance certificate. All fields are required except the website.`,
    fields: [
      'text* Business name',
      'text* Contact person',
      'email* Email',
      'phone* Phone number',
      'text* What do you sell?',
      'url Website or Instagram link',
      'radio* Stall size: Small 2m / Medium 3m / Large 4m',
      'radio* Do you need electricity?: Yes / No',
      'text* What wattage? <- Do you need electricity?',
      'file* Insurance certificate',
    ],
  },
  {
    text: `I want a form where people can book a table at our restaurant. They should give their name, phone number, the date and time, and the number of guests. They can also add special requests.`,
    fields: [
      'text Name',
      'phone Phone number',
      'date Date',
      'text Time',
      'number Number of guests',
      'textarea Special requests',
    ],
  },
  {
    text: `Hackathon registration
Name
Email
University
Team name (optional)
Role: developer, designer, product
GitHub profile link
T-shirt size
Do you need accommodation?
If yes, which nights: Friday, Saturday (they can pick both)`,
    fields: [
      'text Name',
      'email Email',
      'text University',
      'text Team name',
      'radio Role: Developer / Designer / Product',
      'url GitHub profile link',
      'radio T-shirt size: XS / S / M / L / XL / XXL',
      'radio Do you need accommodation?: Yes / No',
      'checkbox Which nights: Friday / Saturday <- Do you need accommodation?',
    ],
  },
  {
    text: `Create a beautiful birthday party RSVP with the guest's name, whether they can make it, and a message for the birthday girl. If they can't make it, hide the plus one question. Plus one: yes or no.`,
    fields: [
      "text Guest's name",
      'radio Can you make it?: Yes / No',
      'textarea Message for the birthday girl',
      'radio Plus one: Yes / No <- Can you make it?',
    ],
  },
]
