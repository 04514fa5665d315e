import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { all, any, includes, is, isAnswered, isOneOf, isOver, isUnder } from './when.ts'
import { yourNameAndEmail } from './your-name-and-email.ts'

const newJob = 'To find a new job'
const further = 'To get further in my job'
const certificate = 'To get a certificate'
const pleasure = 'For the pleasure of it'
const basics = 'The basics'
const much = 'A good deal'
const room = 'In a classroom'
const live = 'Live, online'
const own = 'In my own time'

/** Hours per week that an intensive course needs, at least */
const intensiveHours = 15
const suits = ['That sounds right', 'Tell me more first', 'Not quite'] as const

export const courseSelector: FormTemplate = formTemplate({
  slug: 'course-selector',
  title: 'Course Selector',
  description: 'Suggests a course by goal, subject, experience, hours a week and way of learning.',
  category: 'Recommendation',
  difficulty: 'Advanced',
  settings: {
    description: 'Answer what you can, and we suggest the course in which you get furthest.',
    submitButtonText: 'Send my choice',
    successMessage: 'Thank you. We check that a place is free, and write to you then.',
  },
  questions: [
    ask('radio', 'goal', 'Why would you like to learn?', {
      required: true,
      options: [newJob, further, certificate, pleasure],
    }),
    ask('checkbox', 'subjects', 'Which subjects draw you?', {
      required: true,
      options: ['Data and analysis', 'Design', 'Project management', 'Languages'],
    }),
    ask('radio', 'level', 'How much do you know about them already?', {
      required: true,
      options: ['Nothing yet', basics, much],
    }),
    ask('checkbox', 'tools', 'What have you worked with?', {
      options: ['Spreadsheets', 'SQL', 'Python or R', 'Dashboards'],
      when: all(includes('subjects', 'Data and analysis'), isOneOf('level', basics, much)),
    }),
    ask('text', 'portfolio', 'Where can we see something you have designed?', {
      description: 'A link, or leave it empty.',
      placeholder: 'https://',
      when: all(includes('subjects', 'Design'), is('level', much)),
    }),
    ask('number', 'projects', 'How many projects have you led?', {
      placeholder: '0',
      validation: { min: 0 },
      when: all(includes('subjects', 'Project management'), isOneOf('level', basics, much)),
    }),
    ask('select', 'language', 'Which language?', {
      required: true,
      options: ['English', 'French', 'German', 'Italian', 'Japanese', 'Spanish'],
      when: includes('subjects', 'Languages'),
    }),
    ask('select', 'language-level', 'What can you do in it?', {
      options: ['Nothing yet', 'Get by on a journey', 'Follow a conversation', 'Work in it'],
      when: isAnswered('language'),
    }),
    ask('number', 'hours', 'How many hours a week do you have?', {
      required: true,
      description: 'Count reading and exercises too.',
      placeholder: 'Such as 6',
      validation: { min: 1, max: 60 },
    }),
    ask('radio', 'format', 'How do you like to learn?', {
      required: true,
      options: [room, live, own],
    }),
    ask('text', 'place', 'Where do you live?', {
      required: true,
      placeholder: 'Town or post code',
      when: is('format', room),
    }),
    ask('checkbox', 'times', 'When do you have time?', {
      required: true,
      options: ['Weekday mornings', 'Weekday afternoons', 'Evenings', 'Saturdays'],
      when: isOneOf('format', room, live),
    }),
    ask('radio', 'payer', 'Who pays for the course?', {
      options: ['I do', 'My employer', 'A public programme', 'That is not settled'],
      when: isOneOf('goal', newJob, further, certificate),
    }),
    ask('text', 'employer', 'To whom shall we make out the offer?', {
      placeholder: 'Name of the company or office',
      when: isOneOf('payer', 'My employer', 'A public programme'),
    }),
    ask('radio', 'intensive', 'Our suggestion: an intensive course', {
      required: true,
      description: 'Eight weeks, four days a week, with a project of your own.',
      options: suits,
      when: all(isOneOf('format', room, live), isOver('hours', intensiveHours)),
    }),
    ask('radio', 'evening', 'Our suggestion: a course beside work', {
      required: true,
      description: 'Twelve weeks, two sessions a week, recordings of what you miss.',
      options: suits,
      when: all(
        isOneOf('format', room, live),
        any(isUnder('hours', intensiveHours), is('hours', intensiveHours)),
      ),
    }),
    ask('radio', 'self-paced', 'Our suggestion: a course at your own pace', {
      required: true,
      description: 'Begin when you like, with a tutor who answers within a day.',
      options: suits,
      when: is('format', own),
    }),
    ask(
      'radio',
      'master-class',
      'You may be ready for the master class. Shall we look at it with you?',
      {
        options: ['Yes', 'No, thank you'],
        when: all(
          is('level', much),
          any(
            isAnswered('portfolio'),
            isOver('projects', 5),
            all(includes('tools', 'SQL'), includes('tools', 'Python or R')),
          ),
        ),
      },
    ),
    ...yourNameAndEmail,
  ],
})
