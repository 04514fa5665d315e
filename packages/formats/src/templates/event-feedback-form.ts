import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { any, includes, is, isOneOf, isOver, isUnder } from './when.ts'

const here = 'In person'
const online = 'Online'
const absent = 'I could not come'
const grades = ['Very good', 'Good', 'Fair', 'Poor'] as const

export const eventFeedbackForm: FormTemplate = formTemplate({
  slug: 'event-feedback-form',
  title: 'Event Feedback Form',
  description: 'Asks guests in the room, guests online and those who stayed away, each what fits.',
  category: 'Survey',
  difficulty: 'Intermediate',
  settings: {
    description: 'What was good, and what should we change? It takes about three minutes.',
    submitButtonText: 'Send feedback',
    successMessage: 'Thank you. We plan the next event with your answers on the table.',
  },
  questions: [
    ask('radio', 'attendance', 'How did you take part?', {
      required: true,
      options: [here, online, absent],
    }),
    ask('select', 'absence', 'What kept you away?', {
      options: ['The date', 'The place', 'The price', 'The topics', 'Illness', 'Something else'],
      when: is('attendance', absent),
    }),
    ask('radio', 'recording', 'Would you like to see the recording?', {
      required: true,
      options: ['Yes', 'No'],
      when: is('attendance', absent),
    }),
    ask('radio', 'venue', 'How was the venue?', {
      required: true,
      options: grades,
      when: is('attendance', here),
    }),
    ask('checkbox', 'venue-trouble', 'What was wrong with the venue?', {
      options: ['Getting there', 'Accessibility', 'Seats and space', 'Noise', 'Temperature'],
      when: isOneOf('venue', 'Fair', 'Poor'),
    }),
    ask('radio', 'food', 'How was the food and drink?', {
      options: [...grades, 'I had none'],
      when: is('attendance', here),
    }),
    ask('radio', 'stream', 'How well did picture and sound work?', {
      required: true,
      options: grades,
      when: is('attendance', online),
    }),
    ask('textarea', 'stream-trouble', 'What went wrong with picture or sound?', {
      description: 'Tell us the device and the session, if you remember.',
      placeholder: 'Such as: no sound on my phone in the first session',
      when: isOneOf('stream', 'Fair', 'Poor'),
    }),
    ask('checkbox', 'parts', 'Which parts did you see?', {
      required: true,
      options: ['Keynote', 'Talks', 'Workshops', 'Panel discussion', 'Meeting people'],
      when: isOneOf('attendance', here, online),
    }),
    ask('radio', 'workshop', 'Was there enough practice in the workshops?', {
      options: ['Just right', 'Too little', 'Too much'],
      when: includes('parts', 'Workshops'),
    }),
    ask('radio', 'meeting', 'Did you meet the people you hoped to meet?', {
      options: ['Yes', 'Some of them', 'No'],
      when: includes('parts', 'Meeting people'),
    }),
    ask('text', 'highlight', 'Which moment will you remember?', {
      placeholder: 'A speaker, an idea, a conversation',
      when: isOneOf('attendance', here, online),
    }),
    ask('number', 'score', 'From 0 to 10, how likely are you to recommend the event?', {
      required: true,
      description: '0 is not at all, 10 is certainly.',
      placeholder: '0 to 10',
      validation: { min: 0, max: 10 },
      when: isOneOf('attendance', here, online),
    }),
    ask('textarea', 'worth', 'What made it worth recommending?', {
      description: 'We may quote this, without your name.',
      placeholder: 'In a sentence or two',
      when: isOver('score', 8),
    }),
    ask('textarea', 'change', 'What should we change first?', {
      placeholder: 'The one thing that would have made the difference',
      when: isUnder('score', 7),
    }),
    ask('checkbox', 'topics', 'Which topics would you like next time?', {
      options: ['New methods', 'Case studies', 'Tools', 'Careers', 'Law and ethics'],
    }),
    ask('radio', 'invite', 'Shall we tell you when the next date is set?', {
      required: true,
      options: ['Yes', 'No'],
    }),
    ask('email', 'email', 'E-mail address', {
      required: true,
      description: 'Only for what you asked for above.',
      placeholder: 'name@example.com',
      when: any(is('invite', 'Yes'), is('recording', 'Yes')),
    }),
  ],
})
