import type { Description } from './description.ts'

export const shops: readonly Description[] = [
  {
    text: `Order form for my cake business. Ask for name, phone number, cake flavour (chocolate, vanilla, red velvet), pickup window (morning, afternoon, evening), and whether they want delivery. If yes, ask for their address. Make everything required.`,
    fields: [
      'text* Name',
      'phone* Phone number',
      'radio* Cake flavour: Chocolate / Vanilla / Red velvet',
      'radio* Pickup window: Morning / Afternoon / Evening',
      'radio* Do you want delivery?: Yes / No',
      'text* Address <- Do you want delivery?',
    ],
  },
  {
    text: `Customer feedback survey for a coffee shop. How often do you visit us? (daily, weekly, monthly, first time) How would you rate the coffee, the service and the atmosphere, 1-5? What could we do better? Email if they'd like a reply.`,
    fields: [
      'radio How often do you visit us?: Daily / Weekly / Monthly / First time',
      'radio How would you rate the coffee, the service and the atmosphere?: 1 / 2 / 3 / 4 / 5',
      'textarea What could we do better?',
      'email Email',
    ],
  },
  {
    text: `Returns form: order number, email, item(s) being returned, reason for return - wrong size, damaged, not as described, changed my mind. If damaged, upload a photo. Refund or exchange? If exchange, which size do they want instead.`,
    fields: [
      'text Order number',
      'email Email',
      'text Item(s) being returned',
      'radio Reason for return: Wrong size / Damaged / Not as described / Changed my mind',
      'file Photo <- Reason for return',
      'radio Refund or exchange?: Refund / Exchange',
      'text Which size do you want instead? <- Refund or exchange?',
    ],
  },
  {
    text: `pizza order. size small medium or large. crust: thin, deep pan, stuffed. toppings (select all that apply): ham, mushroom, olives, peppers, extra cheese. delivery or collection. if delivery ask address and any delivery instructions. name and mobile obviously`,
    fields: [
      'radio Size: Small / Medium / Large',
      'radio Crust: Thin / Deep pan / Stuffed',
      'checkbox Toppings: Ham / Mushroom / Olives / Peppers / Extra cheese',
      'radio Delivery or collection: Delivery / Collection',
      'text Address <- Delivery or collection',
      'textarea Delivery instructions <- Delivery or collection',
      'text Name',
      'phone Mobile',
    ],
  },
  {
    text: `I run a dog grooming salon and need an appointment request form. It should collect the owner's name, phone and email, the dog's name, breed, age and weight, the service they want (bath, full groom, nail trim, puppy intro), preferred day and time, and whether the dog is nervous or aggressive. If so, ask them to tell us more.`,
    fields: [
      "text Owner's name",
      "phone Owner's phone",
      "email Owner's email",
      "text Dog's name",
      "text Dog's breed",
      "number Dog's age",
      "number Dog's weight",
      'radio Service: Bath / Full groom / Nail trim / Puppy intro',
      'text Preferred day and time',
      'radio Is the dog nervous or aggressive?: Yes / No',
      'textarea Tell us more <- Is the dog nervous or aggressive?',
    ],
  },
  {
    text: `Newsletter signup with email and first name, plus a checkbox to agree to our privacy policy (required).`,
    fields: ['email Email', 'text First name', 'checkbox* Privacy policy'],
  },
  {
    text: `Car service booking
- Your name
- Phone
- Car registration
- Make and model
- Service type: MOT, interim service, full service, repair
- If repair: describe the problem
- Preferred drop off date
- Do you need a courtesy car? Yes / No`,
    fields: [
      'text Name',
      'phone Phone',
      'text Car registration',
      'text Make',
      'text Model',
      'radio Service type: MOT / Interim service / Full service / Repair',
      'textarea Describe the problem <- Service type',
      'date Preferred drop off date',
      'radio Do you need a courtesy car?: Yes / No',
    ],
  },
  {
    text: `Product review form. We'd like a star rating out of 5, a title for the review, the review itself, whether they'd buy again and an optional photo.`,
    fields: [
      'radio Star rating: 1 / 2 / 3 / 4 / 5',
      'text Title for the review',
      'textarea Review',
      'radio Would you buy again?: Yes / No',
      'file Photo',
    ],
  },
  {
    text: `Quote request for a removals company. Moving from (postcode), moving to (postcode), moving date, property type: flat, house, office. How many bedrooms? Is there a lift? Only ask about the lift if they live in a flat. Do they need packing? Contact name, phone, email.`,
    fields: [
      'text Moving from',
      'text Moving to',
      'date Moving date',
      'radio Property type: Flat / House / Office',
      'number How many bedrooms?',
      'radio Is there a lift?: Yes / No <- Property type',
      'radio Do you need packing?: Yes / No',
      'text Contact name',
      'phone Phone',
      'email Email',
    ],
  },
  {
    text: `Net promoter survey: how likely are you to recommend us from 0 to 10? If they give 6 or less ask what went wrong. If they give 9 or 10 ask if we can use their comments as a testimonial.`,
    fields: [
      'radio How likely are you to recommend us?: 0 / 1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10',
      'text What went wrong? <- How likely are you to recommend us?',
      'radio Can we use your comments as a testimonial?: Yes / No <- How likely are you to recommend us?',
    ],
  },
  {
    text: `Custom jewellery enquiry. First name, last name, email, type of piece (ring, necklace, bracelet, earrings), metal (gold, silver, platinum), ring size if they picked ring, budget, a file upload for inspiration pictures, and when they need it by.`,
    fields: [
      'text First name',
      'text Last name',
      'email Email',
      'radio Type of piece: Ring / Necklace / Bracelet / Earrings',
      'radio Metal: Gold / Silver / Platinum',
      'text Ring size <- Type of piece',
      'number Budget',
      'file Inspiration pictures',
      'date When do you need it by?',
    ],
  },
  {
    text: `Ticket order. Number of tickets (max 8), name for the booking, email. Ticket type: adult, child, concession. There is a booking fee of £2.50.`,
    fields: [
      'number Number of tickets',
      'text Name for the booking',
      'email Email',
      'radio Ticket type: Adult / Child / Concession',
    ],
  },
]
