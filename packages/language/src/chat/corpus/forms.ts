import { aForm } from '@ramiform/core/testing/a-form'

const yesNo = ['Yes', 'No']

/** Forms of many kinds, similar to real ones. */
export const forms = {
  signUp: aForm()
    .radio('plan', ['Personal', 'Business', 'Non-profit'], { label: 'Account type' })
    .text('company', { label: 'Company name' })
    .number('employees', { label: 'Number of employees' })
    .field('select', 'country', {
      label: 'Country',
      options: ['France', 'Germany', 'United Kingdom', 'Other'],
    })
    .text('vat', { label: 'VAT number' })
    .text('state', { label: 'State / Province' })
    .email('email', { label: 'Email Address' })
    .field('phone', 'phone', { label: 'Phone Number' })
    .radio('contact', ['Email me', 'Call me', 'Do not contact me'], {
      label: 'How should we contact you?',
    })
    .radio('news', yesNo, { label: 'Newsletter' }),
  feedback: aForm()
    .number('rating', { label: 'Rating' })
    .radio('again', ['Yes', 'No', 'Not sure'], { label: 'Would you buy again?' })
    .field('textarea', 'why', { label: 'Why did you give this rating?' })
    .checkbox('liked', ['Price', 'Quality', 'Service', 'Delivery'], { label: 'What did you like?' })
    .text('product', { label: 'Which product did you buy?' })
    .field('textarea', 'comments', { label: 'Other comments' })
    .field('select', 'satisfied', {
      label: 'How satisfied are you?',
      options: ['Very satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very dissatisfied'],
    })
    .email('mail', { label: 'E-mail' }),
  event: aForm()
    .radio('attendance', ['In person', 'Online'], { label: 'Attendance' })
    .field('select', 'ticket', { label: 'Ticket type', options: ['Standard', 'VIP', 'Speaker'] })
    .field('select', 'shirt', { label: 'T-shirt size', options: ['S', 'M', 'L', 'XL'] })
    .number('guests', { label: 'How many guests will you bring?' })
    .text('names', { label: 'Guest names' })
    .checkbox('diet', ['Vegetarian', 'Vegan', 'Gluten free', 'Other'], {
      label: 'Dietary requirements',
    })
    .text('dietOther', { label: 'Please describe your diet' })
    .date('arrival', { label: 'Arrival date' })
    .radio('hotel', yesNo, { label: 'Do you need a hotel room?' })
    .number('nights', { label: 'Number of nights' })
    .text('parking', { label: 'Licence plate' }),
  health: aForm()
    .number('age', { label: 'Age' })
    .text('guardian', { label: 'Name of guardian' })
    .radio('smoker', yesNo, { label: 'Do you smoke?' })
    .number('cigarettes', { label: 'Cigarettes per day' })
    .radio('allergies', ['Yes', 'No', "I don't know"], { label: 'Do you have any allergies?' })
    .field('textarea', 'allergyList', { label: 'Please list your allergies' })
    .checkbox('symptoms', ['Fever', 'Cough', 'Headache'], { label: 'Symptoms' })
    .text('since', { label: 'Since when?' })
    .checkbox('consent', ['I agree to the privacy policy'], { label: 'Privacy' })
    .date('born', { label: 'Date of birth' })
    .radio('sex', ['Female', 'Male', 'Other'], { label: 'Sex' })
    .radio('pregnant', yesNo, { label: 'Are you pregnant?' }),
  job: aForm()
    .field('select', 'position', {
      label: 'Position',
      options: ['Developer', 'Designer', 'Project manager'],
    })
    .text('github', { label: 'GitHub profile' })
    .text('portfolio', { label: 'Portfolio link' })
    .number('years', { label: 'Years of experience' })
    .radio('degree', ['None', 'Bachelor', 'Master', 'PhD'], { label: 'Highest degree' })
    .text('thesis', { label: 'Thesis title' })
    .checkbox('languages', ['Python', 'Go', 'Java', 'JavaScript'], {
      label: 'Programming languages',
    })
    .number('salary', { label: 'Expected salary' })
    .radio('relocate', yesNo, { label: 'Are you willing to relocate?' })
    .text('city', { label: 'Preferred city' })
    .date('start', { label: 'Start date' }),
  vet: aForm()
    .checkbox('pets', ['Dog', 'Cat', 'Bird', 'Reptile'], { label: 'Which pets do you have?' })
    .text('breed', { label: 'Breed' })
    .number('weight', { label: 'Pet weight' })
    .radio('neutered', yesNo, { label: 'Neutered?' })
    .radio('urgent', ['Urgent', 'Not urgent'], { label: 'Urgency' })
    .text('when', { label: 'Preferred time' })
    .radio('insured', yesNo, { label: 'Is your pet insured?' })
    .text('policy', { label: 'Policy number' }),
  business: aForm()
    .radio('size', ['1-10', '11-50', '51-200', '200+'], { label: 'Company size' })
    .field('select', 'budget', {
      label: 'Budget',
      options: ['Under $1,000', '$1,000 - $5,000', 'Over $5,000'],
    })
    .text('security', { label: 'Security requirements' })
    .text('name', { label: 'Your name' })
    .text('bossName', { label: "Manager's name" })
    .radio('role', ['Owner', 'Manager', 'Employee'], { label: 'Your role' })
    .text('notes', { label: 'Notes' })
    .number('seats', { label: 'Seats' })
    .field('price', 'price', { label: 'Price' }),
  odd: aForm()
    .text('q1', { label: 'Research and development' })
    .text('q2', { label: 'Tell us if you smoke' })
    .radio('q3', ['Yes, and often', 'Yes, rarely', 'No'], { label: 'Is it "open" or not?' })
    .text('q4', { label: '<b>Bold</b> answer' })
    .text('q5', { label: '🚗 Car' })
    .text('q6', { label: 'מספר טלפון' })
    .radio('q7', ['Black and white', 'Colour'], { label: 'Print 2' })
    .number('q8', { label: 'Question 8' }),
  circles: aForm()
    .radio('a', yesNo, { label: 'Alpha' })
    .text('b', {
      label: 'Beta',
      conditional: { dependsOn: 'a', condition: 'equals', value: 'Yes' },
    })
    .text('c', {
      label: 'Gamma',
      conditional: { dependsOn: 'b', condition: 'equals', value: 'x' },
    }),
} as const
