import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { all, any, includes, is, isAnswered, isOneOf, isOver } from './when.ts'

const child = 'A child'
const adult = 'An adult I care for'
const relative = 'Another relative'
const carer = 'Professional carer'

/** Pain level that needs help before the visit */
const strongPain = 7

export const patientIntakeForm: FormTemplate = formTemplate({
  slug: 'patient-intake-form',
  title: 'Patient Intake Form',
  description:
    'Prepares a first visit: the reason, the history, medicines and allergies, and clear consent.',
  category: 'Onboarding',
  difficulty: 'Advanced',
  settings: {
    description:
      'Your answers help us to prepare the visit. Nobody reads them at once: in an emergency, call your local emergency number. You can leave out every question without a star and talk about it with us instead.',
    submitButtonText: 'Send to the practice',
    successMessage:
      'Thank you. Your answers are with the practice. Bring your insurance card and the packages of your medicines to the visit.',
    advanced: { requireConfirmation: true },
  },
  questions: [
    ask('radio', 'who', 'Who is the visit for?', {
      required: true,
      options: ['Myself', child, adult],
    }),
    ask('text', 'patient', 'Full name of the patient', {
      required: true,
      description: 'As it stands on the insurance card or passport.',
      placeholder: 'First and last name',
    }),
    ask('date', 'birth', 'Date of birth of the patient', { required: true }),
    ask('text', 'filled-by', 'Your own name', {
      required: true,
      placeholder: 'First and last name',
      when: isOneOf('who', child, adult),
    }),
    ask('select', 'relation', 'What are you to the patient?', {
      required: true,
      options: ['Parent', 'Legal guardian', 'Partner', relative, carer],
      when: isAnswered('filled-by'),
    }),
    ask('radio', 'authority', 'May you agree to treatment for the patient?', {
      required: true,
      description: 'If you are not sure, we sort it out with you before the visit.',
      options: ['Yes, and I can show it', 'No', 'I am not sure'],
      when: any(
        all(is('who', adult), isOneOf('relation', 'Partner', relative, carer)),
        all(is('who', child), isOneOf('relation', relative, carer)),
      ),
    }),
    ask('phone', 'phone', 'Phone number for questions before the visit', {
      required: true,
      description: 'We leave no details on an answering machine.',
      placeholder: '+44 20 7946 0000',
    }),
    ask('textarea', 'reason', 'What is the reason for the visit?', {
      required: true,
      description: 'In your own words. If you would rather say it in person, write just that.',
      placeholder: 'What has changed, and since when',
    }),
    ask('checkbox', 'signs', 'Does any of these apply today?', {
      description: 'Leave it empty if none does.',
      options: [
        'Chest pain or trouble breathing',
        'Sudden weakness or trouble speaking',
        'Bleeding that does not stop',
        'High fever with a stiff neck',
      ],
    }),
    ask('number', 'pain', 'How strong is the pain now?', {
      description: 'From 0, no pain, to 10, the worst you can imagine.',
      placeholder: '0 to 10',
      validation: { min: 0, max: 10 },
    }),
    ask('text', 'pain-place', 'Where is the pain, and when did it begin?', {
      required: true,
      placeholder: 'Such as: lower back on the left, since Sunday',
      when: isOver('pain', 0),
    }),
    ask('radio', 'urgent', 'This should not wait for the visit. What have you done so far?', {
      required: true,
      description:
        'If you have not spoken to anybody, call your local emergency number or a doctor now, before you go on.',
      options: [
        'I have called the emergency number',
        'I have spoken to a doctor',
        'I am calling now',
      ],
      when: any(isAnswered('signs'), isOver('pain', strongPain)),
    }),
    ask('checkbox', 'conditions', 'Which of these has a doctor found?', {
      description: 'Now or in the past. Leave it empty if none.',
      options: [
        'Diabetes',
        'High blood pressure',
        'Heart disease',
        'Stroke',
        'Asthma or another lung disease',
        'Cancer',
        'Depression or anxiety',
        'Another condition',
      ],
    }),
    ask('textarea', 'history', 'What should we know about it?', {
      description: 'Since when, how it is treated, operations and hospital stays.',
      placeholder: 'As much as you want to write down',
      when: isAnswered('conditions'),
    }),
    ask('radio', 'takes-medicine', 'Does the patient take any medicine?', {
      required: true,
      description: 'Also without prescription: painkillers, vitamins, herbal remedies, the pill.',
      options: ['Yes', 'No'],
    }),
    ask('textarea', 'medicines', 'Which medicines, and how much of each?', {
      required: true,
      placeholder: 'One a line, such as: ibuprofen 400 mg, when needed',
      when: is('takes-medicine', 'Yes'),
    }),
    ask('radio', 'thinner', 'Is a blood thinner among them?', {
      required: true,
      options: ['Yes', 'No', 'I do not know'],
      when: all(
        is('takes-medicine', 'Yes'),
        any(includes('conditions', 'Heart disease'), includes('conditions', 'Stroke')),
      ),
    }),
    ask('checkbox', 'allergies', 'Is the patient allergic to any of these?', {
      required: true,
      options: ['Medicine', 'Latex', 'Food', 'Insect stings', 'None that we know of'],
    }),
    ask('textarea', 'reaction', 'To what exactly, and what happened?', {
      required: true,
      placeholder: 'Such as: penicillin, rash and swelling',
      when: any(
        includes('allergies', 'Medicine'),
        includes('allergies', 'Latex'),
        includes('allergies', 'Food'),
        includes('allergies', 'Insect stings'),
      ),
    }),
    ask('checkbox', 'consent', 'Your consent', {
      required: true,
      description:
        'These are health data. Only those who treat the patient and those who prepare the visit may see them. You may ask at any time to see or correct them, and may take your consent back.',
      options: ['I agree that the practice stores these answers and uses them for this treatment'],
    }),
  ],
})
