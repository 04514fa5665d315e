import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { is } from './when.ts'

const forgotten = 'I have forgotten my password'
const locked = 'My account is locked'
const secondStep = 'I cannot get past the code or second step'
const noMail = 'The e-mail with the link does not arrive'
const stranger = 'Somebody else may be using my account'
const other = 'Something else'

export const accountAccessHelp: FormTemplate = formTemplate({
  slug: 'account-access-help',
  title: 'Account Access Help',
  description: 'Finds out what keeps somebody from signing in, without asking for anything secret.',
  category: 'Support',
  difficulty: 'Basic',
  settings: {
    description:
      'A few short questions, then a person looks into it. Never send us a password or a code: we do not ask for them.',
    displayStyle: 'single-card',
    submitButtonText: 'Ask for help',
    successMessage:
      'Thank you. We check that the account is yours before we change anything, and write to the address you gave.',
  },
  questions: [
    ask('radio', 'trouble', 'What keeps you from signing in?', {
      required: true,
      options: [forgotten, locked, secondStep, noMail, stranger, other],
    }),
    ask('radio', 'reset', 'Have you asked for a new password on the sign-in page?', {
      required: true,
      options: ['Not yet', 'Yes, but nothing came', 'Yes, but the link did not work'],
      when: is('trouble', forgotten),
    }),
    ask('textarea', 'lock-message', 'What does the page say about the lock?', {
      required: true,
      description: 'Word for word, if you can.',
      placeholder: 'Such as: too many attempts',
      when: is('trouble', locked),
    }),
    ask('radio', 'second-step', 'What happened to the device that gives you the code?', {
      required: true,
      options: ['Lost or stolen', 'Replaced by a new one', 'I have it, but the code is refused'],
      when: is('trouble', secondStep),
    }),
    ask('radio', 'spam', 'Have you looked in the folder for unwanted mail?', {
      required: true,
      options: ['Yes, it is not there', 'Not yet', 'I do not know how'],
      when: is('trouble', noMail),
    }),
    ask('textarea', 'noticed', 'What have you noticed?', {
      required: true,
      description:
        'Such as messages you did not write, orders you did not place, or a changed address.',
      placeholder: 'What, and when you saw it first',
      when: is('trouble', stranger),
    }),
    ask('textarea', 'other', 'What happens when you try?', {
      required: true,
      placeholder: 'What you do, and what you see then',
      when: is('trouble', other),
    }),
    ask('text', 'account', 'User name or e-mail address of the account', {
      required: true,
      placeholder: 'As you type it when you sign in',
    }),
    ask('date', 'last-time', 'When did you last sign in?', {
      description: 'Roughly is enough. It helps us to see that the account is yours.',
    }),
    ask('email', 'reply', 'Where can we write to you?', {
      required: true,
      description: 'An address that you can read now, even if it is not the one of the account.',
      placeholder: 'name@example.com',
    }),
  ],
})
