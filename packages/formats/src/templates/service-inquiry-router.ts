import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { any, includes, is, isOneOf } from './when.ts'
import { yourNameAndEmail } from './your-name-and-email.ts'

const project = 'A new project'
const running = 'A project under way'
const paper = 'An invoice or a contract'
const job = 'Working with us'
const other = 'Something else'

export const serviceInquiryRouter: FormTemplate = formTemplate({
  slug: 'service-inquiry-router',
  title: 'Service Inquiry Router',
  description:
    'Brings every enquiry to the right desk, with what that desk needs to answer at once.',
  category: 'Lead Gen',
  difficulty: 'Intermediate',
  settings: {
    description: 'Tell us what it is about, and the right person answers you.',
    submitButtonText: 'Send',
    successMessage: 'Thank you. Your message is on the right desk, and you hear from us soon.',
  },
  questions: [
    ask('radio', 'about', 'What is it about?', {
      required: true,
      options: [project, running, paper, job, other],
    }),
    ask('checkbox', 'services', 'What can we do for you?', {
      required: true,
      options: ['Consulting', 'Design', 'Development', 'Training', 'Maintenance'],
      when: is('about', project),
    }),
    ask('number', 'trainees', 'How many people would take part in the training?', {
      placeholder: 'Such as 12',
      validation: { min: 1 },
      when: includes('services', 'Training'),
    }),
    ask('text', 'maintained', 'What is to be maintained?', {
      placeholder: 'Such as a web shop, with its address',
      when: includes('services', 'Maintenance'),
    }),
    ask('textarea', 'idea', 'What do you have in mind?', {
      required: true,
      placeholder: 'What you want to reach, and for whom',
      when: is('about', project),
    }),
    ask('radio', 'start', 'When should it begin?', {
      options: ['As soon as possible', 'Within three months', 'Later', 'That is open'],
      when: is('about', project),
    }),
    ask('text', 'deadline', 'What does the date depend on?', {
      placeholder: 'Such as a fair, a law or the end of a contract',
      when: is('start', 'As soon as possible'),
    }),
    ask('text', 'project-name', 'Which project?', {
      required: true,
      placeholder: 'Name, or whom you work with here',
      when: is('about', running),
    }),
    ask('radio', 'matter', 'What do you need?', {
      required: true,
      options: ['An answer', 'A change', 'A fault put right', 'I am not happy with something'],
      when: is('about', running),
    }),
    ask('radio', 'fault', 'How bad is the fault?', {
      required: true,
      options: ['Nothing works', 'A part does not work', 'It only looks wrong'],
      when: is('matter', 'A fault put right'),
    }),
    ask('text', 'number', 'Number of the invoice or contract', {
      description: 'At the top right of the first page.',
      placeholder: 'Such as 2026-0417',
      when: is('about', paper),
    }),
    ask('select', 'area', 'Where would you like to work?', {
      required: true,
      options: ['Consulting', 'Design', 'Development', 'Office', 'I am open'],
      when: is('about', job),
    }),
    ask('file', 'cv', 'Your CV', {
      description: 'A PDF is best. A photograph is not needed.',
      when: is('about', job),
    }),
    ask('textarea', 'message', 'Your message', {
      required: true,
      placeholder: 'What happened, or what you would like to know',
      when: isOneOf('about', running, paper, job, other),
    }),
    ...yourNameAndEmail,
    ask('radio', 'answer-by', 'How shall we answer?', {
      required: true,
      options: ['By e-mail', 'By phone'],
    }),
    ask('phone', 'phone', 'Phone number', {
      required: true,
      placeholder: '+44 20 7946 0000',
      when: any(is('answer-by', 'By phone'), is('fault', 'Nothing works')),
    }),
    ask('checkbox', 'times', 'When can we call?', {
      options: ['Mornings', 'Afternoons', 'After five'],
      when: is('answer-by', 'By phone'),
    }),
  ],
})
