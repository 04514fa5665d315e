import {
  all,
  any,
  atLeast,
  atMost,
  empty,
  filled,
  has,
  is,
  isnt,
  notOver,
  notUnder,
  over,
  type Row,
  under,
} from './expected.ts'

/** Sentences about ratings and lists of ticked boxes. */
export const feedback: readonly Row[] = [
  [
    'when rating is below 3 or they didn’t answer, show why did you give this rating',
    { why: any(under('rating', '3'), empty('rating')) },
  ],
  [
    'Show “Why did you give this rating?” if rating is less than three',
    { why: under('rating', '3') },
  ],
  ['show why if rating is below 3 or empty', { why: any(under('rating', '3'), empty('rating')) }],
  ['show why if rating is 3 or less', { why: atMost('rating', '3') }],
  ['ask why they gave this rating if rating < 3', { why: under('rating', '3') }],
  ['show other comments if rating is at least 4', { comments: atLeast('rating', '4') }],
  [
    'show other comments if the rating is between 2 and 4',
    { comments: all(atLeast('rating', '2'), atMost('rating', '4')) },
  ],
  [
    'show other comments if rating is 2-4',
    { comments: all(atLeast('rating', '2'), atMost('rating', '4')) },
  ],
  [
    'show comments if rating is from 2 to 4',
    { comments: all(atLeast('rating', '2'), atMost('rating', '4')) },
  ],
  ['show comments unless rating is below 3', { comments: notUnder('rating', '3') }],
  ['hide comments if rating is over 3', { comments: notOver('rating', '3') }],
  [
    'hide comments if rating is at least 4',
    { comments: any(under('rating', '4'), empty('rating')) },
  ],
  ['show comments if rating is up to 5', { comments: atMost('rating', '5') }],
  ['show comments if rating is no more than 5', { comments: atMost('rating', '5') }],
  ['show comments if rating is not more than 5', { comments: atMost('rating', '5') }],
  ['show comments if rating is exactly 5', { comments: is('rating', '5') }],
  [
    'show comments if rating is 1, 2 or 3',
    { comments: any(is('rating', '1'), is('rating', '2'), is('rating', '3')) },
  ],
  ['show comments if rating is not 5', { comments: isnt('rating', '5') }],
  [
    'show comments if rating > 2 and rating < 5',
    { comments: all(over('rating', '2'), under('rating', '5')) },
  ],
  [
    'show comments if rating is over 2 and under 5',
    { comments: all(over('rating', '2'), under('rating', '5')) },
  ],
  [
    'show comments if rating is less than 2 or more than 4',
    { comments: any(under('rating', '2'), over('rating', '4')) },
  ],
  ['show comments if what did you like includes price', { comments: has('liked', 'Price') }],
  ['show comments if they liked price', { comments: has('liked', 'Price') }],
  [
    'show comments if they ticked both price and quality',
    { comments: all(has('liked', 'Price'), has('liked', 'Quality')) },
  ],
  [
    'show comments if they ticked price or quality',
    { comments: any(has('liked', 'Price'), has('liked', 'Quality')) },
  ],
  [
    'show comments if Price and Quality are selected',
    { comments: all(has('liked', 'Price'), has('liked', 'Quality')) },
  ],
  [
    'show comments when any of price, quality or service is ticked',
    { comments: any(has('liked', 'Price'), has('liked', 'Quality'), has('liked', 'Service')) },
  ],
  ['show comments if only Price is ticked', { comments: is('liked', 'Price') }],
  ['show comments if what did you like is empty', { comments: empty('liked') }],
  ['show comments if nothing is ticked in what did you like', { comments: empty('liked') }],
  ['show product if they would buy again', { product: is('again', 'Yes') }],
  ['show product if they would not buy again', { product: is('again', 'No') }],
  ['show product if they are not sure', { product: is('again', 'Not sure') }],
  ['show product if buy again is not sure', { product: is('again', 'Not sure') }],
  ['show product unless they answered no to would you buy again', { product: isnt('again', 'No') }],
  [
    'show product if would you buy again is yes or not sure',
    { product: any(is('again', 'Yes'), is('again', 'Not sure')) },
  ],
  ['show product if they are dissatisfied', { product: is('satisfied', 'Dissatisfied') }],
  [
    'show product if how satisfied are you is dissatisfied or very dissatisfied',
    { product: any(is('satisfied', 'Dissatisfied'), is('satisfied', 'Very dissatisfied')) },
  ],
  [
    'show comments if which product did you buy contains "Pro"',
    { comments: has('product', 'Pro') },
  ],
  ['show comments if they mentioned a product', { comments: filled('product') }],
  ['show comments if satisfied is dissatisfied or worse', 'no rule'],
  ['show comments if rating is bad', 'no rule'],
  ['show comments if they ticked more than 2 of what did you like', 'no rule'],
  ["show comments if what did you like doesn't include price", 'no rule'],
  ['show comments if rating is below 3 and above 5', 'no rule'],
  ['show rating if rating is over 3', 'no rule'],
  ['hide the submit button if rating is below 3', 'no rule'],
]

/** Sentences about people and their health: yes and no, ages, dates, consent. */
export const health: readonly Row[] = [
  ['show name of guardian if age is under 18', { guardian: under('age', '18') }],
  ['show guardian if they are under 18', { guardian: under('age', '18') }],
  ['show guardian if they are younger than eighteen', { guardian: under('age', '18') }],
  ['hide guardian if they are 18 or older', { guardian: any(under('age', '18'), empty('age')) }],
  ['show guardian for people under 18', { guardian: under('age', '18') }],
  ['show guardian unless the user is over 17', { guardian: notOver('age', '17') }],
  ['show guardian if age is no more than 17', { guardian: atMost('age', '17') }],
  ['show cigarettes per day if they smoke', { cigarettes: is('smoker', 'Yes') }],
  ['show cigarettes if the patient smokes', { cigarettes: is('smoker', 'Yes') }],
  ["hide cigarettes per day if they don't smoke", { cigarettes: isnt('smoker', 'No') }],
  ['skip cigarettes per day unless they said yes to smoking', { cigarettes: is('smoker', 'Yes') }],
  ['cigarettes per day only for smokers', { cigarettes: is('smoker', 'Yes') }],
  ['Do you smoke? If yes, show cigarettes per day.', { cigarettes: is('smoker', 'Yes') }],
  [
    'show please list your allergies if they have allergies',
    { allergyList: is('allergies', 'Yes') },
  ],
  [
    'show list your allergies if they have any allergies or they don’t know',
    { allergyList: any(is('allergies', 'Yes'), is('allergies', "I don't know")) },
  ],
  ['hide list your allergies if they have no allergies', { allergyList: isnt('allergies', 'No') }],
  [
    'show since when? if fever or cough is ticked',
    { since: any(has('symptoms', 'Fever'), has('symptoms', 'Cough')) },
  ],
  ['show since when once any symptom is ticked', { since: filled('symptoms') }],
  ['show since when if symptoms is not empty', { since: filled('symptoms') }],
  [
    'show since when if symptoms includes fever and they are over 65',
    { since: all(has('symptoms', 'Fever'), over('age', '65')) },
  ],
  ['show since when if they have a fever', { since: has('symptoms', 'Fever') }],
  ['hide since when if symptoms are left blank', { since: filled('symptoms') }],
  [
    'show guardian if they agree to the privacy policy',
    { guardian: has('consent', 'I agree to the privacy policy') },
  ],
  [
    'hide guardian unless privacy is ticked',
    { guardian: has('consent', 'I agree to the privacy policy') },
  ],
  ['show are you pregnant if sex is female', { pregnant: is('sex', 'Female') }],
  ['only ask women between 15 and 50 if they are pregnant', 'no rule'],
  [
    'Ask if they are pregnant only if sex is female and age is between 15 and 50',
    { pregnant: all(is('sex', 'Female'), atLeast('age', '15'), atMost('age', '50')) },
  ],
  ['show guardian if date of birth is after 2008-11-21', { guardian: over('born', '2008-11-21') }],
  [
    'show guardian if date of birth is on or after 21 November 2008',
    { guardian: atLeast('born', '2008-11-21') },
  ],
  [
    'show guardian if they were born after March 3rd, 2009',
    { guardian: over('born', '2009-03-03') },
  ],
  ['show guardian if date of birth is after 25/12/2008', { guardian: over('born', '2008-12-25') }],
  ['show guardian if date of birth is after 03/04/2008', 'no rule'],
  ['show guardian if date of birth is under 18', 'no rule'],
  ['show guardian if date of birth is after today', 'no rule'],
  ['show cigarettes per day if age is yes', 'no rule'],
  ['show guardian if they are tall', 'no rule'],
]

/** Sentences about an event: people named by their answers, nights, numbers. */
export const event: readonly Row[] = [
  [
    'Show T-shirt size to VIP and Speaker tickets',
    { shirt: any(is('ticket', 'VIP'), is('ticket', 'Speaker')) },
  ],
  ["T-shirt size doesn't apply to standard tickets", { shirt: isnt('ticket', 'Standard') }],
  ['hide t-shirt size for online attendees', { shirt: isnt('attendance', 'Online') }],
  [
    'only people attending in person need to fill in the licence plate',
    { parking: is('attendance', 'In person') },
  ],
  [
    'Online attendees should not see licence plate, t-shirt size or arrival date',
    {
      parking: isnt('attendance', 'Online'),
      shirt: isnt('attendance', 'Online'),
      arrival: isnt('attendance', 'Online'),
    },
  ],
  [
    'Everyone should see the licence plate, except online attendees',
    { parking: isnt('attendance', 'Online') },
  ],
  ['Number of nights -> only if they need a hotel room', { nights: is('hotel', 'Yes') }],
  ['if they need a hotel room, ask for the number of nights', { nights: is('hotel', 'Yes') }],
  ['show guest names if they bring more than 0 guests', { names: over('guests', '0') }],
  ['show guest names if they bring at least one guest', { names: atLeast('guests', '1') }],
  ['show guest names when the number of guests is 1 or more', { names: atLeast('guests', '1') }],
  ['show guest names if guests is more than a dozen', { names: over('guests', '12') }],
  [
    'show please describe your diet if dietary requirements includes other',
    { dietOther: has('diet', 'Other') },
  ],
  [
    'describe your diet should appear when other is picked for dietary requirements',
    { dietOther: has('diet', 'Other') },
  ],
  [
    'show describe your diet if they are vegan or vegetarian',
    { dietOther: any(has('diet', 'Vegan'), has('diet', 'Vegetarian')) },
  ],
  [
    'show arrival date and licence plate if they attend in person',
    { arrival: is('attendance', 'In person'), parking: is('attendance', 'In person') },
  ],
  ['show nights if arrival date is before 1 May 2027', { nights: under('arrival', '2027-05-01') }],
  [
    'show nights if arrival date is between 1 May 2027 and 2027-05-03',
    { nights: all(atLeast('arrival', '2027-05-01'), atMost('arrival', '2027-05-03')) },
  ],
  ['show nights if arrival date is in 2027 or later', { nights: atLeast('arrival', '2027-01-01') }],
  [
    'show nights either when ticket is VIP and guests is over 4, or when ticket is Speaker',
    { nights: any(all(is('ticket', 'VIP'), over('guests', '4')), is('ticket', 'Speaker')) },
  ],
  [
    'licence plate and t-shirt size should both appear when attendance is in person',
    { parking: is('attendance', 'In person'), shirt: is('attendance', 'In person') },
  ],
  [
    'if attendance is online, show neither licence plate nor t-shirt size',
    { parking: isnt('attendance', 'Online'), shirt: isnt('attendance', 'Online') },
  ],
  ['show nights if ticket is gold', 'no rule'],
  ['show nights if arrival date is next week', 'no rule'],
  ['charge 50 more if ticket is VIP', 'no rule'],
]

/** Sentences about a job: years, languages, amounts. */
export const job: readonly Row[] = [
  ['GitHub profile is for developers only', { github: is('position', 'Developer') }],
  ['Portfolio link is only relevant for designers', { portfolio: is('position', 'Designer') }],
  [
    'show github profile if they know python or go',
    { github: any(has('languages', 'Python'), has('languages', 'Go')) },
  ],
  ['show github if languages include Java', { github: has('languages', 'Java') }],
  [
    'only ask for the thesis title from people with a master or a PhD',
    { thesis: any(is('degree', 'Master'), is('degree', 'PhD')) },
  ],
  [
    'thesis title: masters and PhDs only',
    { thesis: any(is('degree', 'Master'), is('degree', 'PhD')) },
  ],
  ['hide thesis title if highest degree is none', { thesis: isnt('degree', 'None') }],
  [
    'show expected salary if they have more than 5 years of experience',
    { salary: over('years', '5') },
  ],
  [
    'show expected salary if they have at least five years of experience',
    { salary: atLeast('years', '5') },
  ],
  ['show preferred city if they are willing to relocate', { city: is('relocate', 'Yes') }],
  ["hide preferred city if they aren't willing to relocate", { city: isnt('relocate', 'No') }],
  [
    'show portfolio link if expected salary is over $50,000',
    { portfolio: over('salary', '50000') },
  ],
  ['show portfolio if salary >= 50k', { portfolio: atLeast('salary', '50000') }],
  ['show portfolio if salary is not empty', { portfolio: filled('salary') }],
  [
    'show github profile if position is developer or project manager and years of experience is less than 2',
    {
      github: all(
        any(is('position', 'Developer'), is('position', 'Project manager')),
        under('years', '2'),
      ),
    },
  ],
  [
    'show portfolio if start date is before 1st of June 2027',
    { portfolio: under('start', '2027-06-01') },
  ],
  [
    'hide portfolio and github for project managers',
    { portfolio: isnt('position', 'Project manager'), github: isnt('position', 'Project manager') },
  ],
  [
    'show title if position is developer and degree is PhD',
    { thesis: all(is('position', 'Developer'), is('degree', 'PhD')) },
  ],
  ['show github if position is architect', 'no rule'],
  ['rename github profile to GitLab if position is designer', 'no rule'],
]

/** Sentences of a veterinary practice: short notes, pets, urgency. */
export const vet: readonly Row[] = [
  ['Pet weight only matters for dogs', { weight: has('pets', 'Dog') }],
  ['breed: dogs and cats', { breed: any(has('pets', 'Dog'), has('pets', 'Cat')) }],
  ['Neutered? only for dogs and cats', { neutered: any(has('pets', 'Dog'), has('pets', 'Cat')) }],
  ['show breed if they have a dog', { breed: has('pets', 'Dog') }],
  ['show breed if one of the pets is a cat', { breed: has('pets', 'Cat') }],
  ['show breed as soon as at least one pet is ticked', { breed: filled('pets') }],
  ['preferred time can be hidden if it is urgent', { when: isnt('urgent', 'Urgent') }],
  ['show preferred time if not urgent', { when: is('urgent', 'Not urgent') }],
  ['no policy number needed if their pet is not insured', { policy: isnt('insured', 'No') }],
  ['show policy number if the pet is insured', { policy: is('insured', 'Yes') }],
  ['policy number → insured', { policy: is('insured', 'Yes') }],
  [
    'hide pet weight unless pets includes dog or cat',
    { weight: any(has('pets', 'Dog'), has('pets', 'Cat')) },
  ],
  ['show breed if they have a hamster', 'no rule'],
  ['call me when it is urgent', 'no rule'],
]

/** Sentences with similar names, options that are ranges, and prices. */
export const businessForm: readonly Row[] = [
  [
    'show security requirements if the company has more than 50 people',
    { security: any(is('size', '51-200'), is('size', '200+')) },
  ],
  [
    'show security requirements if company size is at least 51',
    { security: any(is('size', '51-200'), is('size', '200+')) },
  ],
  ['show security requirements if company size is over 30', 'no rule'],
  ['show security requirements if company size is 11-50', { security: is('size', '11-50') }],
  [
    'show security requirements if budget is over $5,000',
    { security: is('budget', 'Over $5,000') },
  ],
  ['show notes if name is empty', { notes: empty('name') }],
  [
    'show name if role is owner and notes is filled in',
    { name: all(is('role', 'Owner'), filled('notes')) },
  ],
  ['show notes if role is owner', { notes: is('role', 'Owner') }],
  ["show manager's name if they are an employee", { bossName: is('role', 'Employee') }],
  ['show manager’s name for employees', { bossName: is('role', 'Employee') }],
  ['show notes if seats is more than 5', { notes: over('seats', '5') }],
  ['show notes if price is more than 5', { notes: over('price', '5') }],
  ['show notes if your name is more than 5', 'no rule'],
  ['notes: seats any', 'no rule'],
]

/** Sentences with labels and options that contain grammar words, punctuation and other scripts. */
export const odd: readonly Row[] = [
  ['show Tell us if you smoke if research and development is filled in', { q2: filled('q1') }],
  [
    'show research and development if print 2 is black and white',
    { q1: is('q7', 'Black and white') },
  ],
  ['show tell us if you smoke if "Is it \\"open\\" or not?" is no', 'no rule'],
  ['show question 8 if Is it "open" or not? is Yes, and often', { q8: is('q3', 'Yes, and often') }],
  ['show <b>Bold</b> answer if 🚗 Car is empty', { q4: empty('q5') }],
  ['show car if question 8 is 8', { q5: is('q8', '8') }],
  ['show מספר טלפון if question 8 > 2', { q6: over('q8', '2') }],
  ['show #q4 if #q8 is 3', { q4: is('q8', '3') }],
  ['show q4 if q8 is 3', { q4: is('q8', '3') }],
  ['show question 8 if is it open or not is yes', 'no rule'],
]

/** Sentences that would make fields depend on each other. */
export const circles: readonly Row[] = [
  ['show Alpha if Gamma is filled in', 'no rule'],
  ['show Alpha if Alpha is Yes', 'no rule'],
  ['show Gamma if Alpha is No', { c: is('a', 'No') }],
]
