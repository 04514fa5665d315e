import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { any, is, isOneOf } from './when.ts'
import { yourNameAndEmail } from './your-name-and-email.ts'

const error = 'An error message appears'
const slow = 'It is slow'
const wrong = 'Something is missing or wrong'
const closed = 'It does not open at all'
const question = 'Nothing is broken, I have a question'

export const technicalIssueResolution: FormTemplate = formTemplate({
  slug: 'technical-issue-resolution',
  title: 'Technical Issue Resolution',
  description:
    'Asks for what your support team needs to find the cause, by device and by kind of problem.',
  category: 'Support',
  difficulty: 'Intermediate',
  settings: {
    description:
      'Tell us what happened. You see only the questions that fit your problem, most people need three minutes.',
    submitButtonText: 'Send report',
    successMessage:
      'Thank you. Your report is with our support team, and we answer by e-mail. If your work has stopped, we call you first.',
  },
  questions: [
    ...yourNameAndEmail,
    ask('radio', 'place', 'Where does it happen?', {
      required: true,
      options: ['On the website', 'In the mobile app', 'In the desktop app', 'Somewhere else'],
    }),
    ask('url', 'page', 'Which page?', {
      description: 'Copy the address from the top of your browser.',
      placeholder: 'https://',
      when: is('place', 'On the website'),
    }),
    ask('select', 'browser', 'Browser', {
      options: ['Chrome', 'Edge', 'Firefox', 'Safari', 'Another one', 'I am not sure'],
      when: is('place', 'On the website'),
    }),
    ask('radio', 'phone-kind', 'What kind of device?', {
      options: ['iPhone or iPad', 'Android phone or tablet'],
      when: is('place', 'In the mobile app'),
    }),
    ask('radio', 'system', 'Operating system', {
      options: ['Windows', 'macOS', 'Linux'],
      when: is('place', 'In the desktop app'),
    }),
    ask('text', 'version', 'Version of the app', {
      description: 'In the app under Settings, About.',
      placeholder: 'Such as 4.2.1',
      when: isOneOf('place', 'In the mobile app', 'In the desktop app'),
    }),
    ask('text', 'other-place', 'Where exactly?', {
      required: true,
      placeholder: 'Such as the printer on the second floor',
      when: is('place', 'Somewhere else'),
    }),
    ask('radio', 'kind', 'What kind of problem is it?', {
      required: true,
      options: [error, slow, wrong, closed, question],
    }),
    ask('textarea', 'message', 'What does the message say?', {
      required: true,
      description: 'Word for word, with any number or code in it.',
      placeholder: 'Copy the message here',
      when: is('kind', error),
    }),
    ask('radio', 'restarted', 'Have you restarted the app or device since?', {
      required: true,
      options: ['Yes', 'Not yet'],
      when: isOneOf('kind', slow, closed),
    }),
    ask('radio', 'after-restart', 'What changed after the restart?', {
      options: ['Nothing', 'Better for a while, then the same again', 'It got worse'],
      when: is('restarted', 'Yes'),
    }),
    ask('textarea', 'steps', 'What did you do just before?', {
      required: true,
      description: 'Step by step, so that we can try the same.',
      placeholder: '1. I opened …\n2. I chose …\n3. Then …',
      when: isOneOf('kind', error, slow, wrong, closed),
    }),
    ask('file', 'screenshot', 'Screenshot', {
      description: 'Cover anything private before you send it.',
      when: isOneOf('kind', error, wrong),
    }),
    ask('textarea', 'question', 'What would you like to know?', {
      required: true,
      placeholder: 'Your question',
      when: is('kind', question),
    }),
    ask('radio', 'impact', 'How much does it hold you up?', {
      required: true,
      options: ['My work has stopped', 'I can work around it', 'It is a nuisance'],
      when: isOneOf('kind', error, slow, wrong, closed),
    }),
    ask('select', 'affected', 'Who else is affected?', {
      options: ['Only me', 'My team', 'Everybody here', 'I do not know'],
      when: isOneOf('impact', 'My work has stopped', 'I can work around it'),
    }),
    ask('phone', 'phone', 'Number for a call today', {
      required: true,
      description: 'We call only about this report.',
      placeholder: '+44 20 7946 0000',
      when: any(is('impact', 'My work has stopped'), is('affected', 'Everybody here')),
    }),
  ],
})
