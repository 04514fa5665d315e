import { ask, type FormTemplate, formTemplate } from './form-template.ts'
import { all, any, is, isOneOf } from './when.ts'

const work = 'Work or study'
const photos = 'Photos and video'
const games = 'Games'
const leisure = 'Films, music and browsing'
const compact = 'Compact, 13 or 14 inches'
const large = 'Large, 15 or 16 inches'
const cheap = 'Up to $600'

const models = 'Send me two models'
const advice = 'I would like advice by phone'
const otherwise = 'I was looking for something else'
const next = [models, advice, otherwise] as const
const suggestions = ['gaming', 'creative', 'light', 'roomy'] as const
const anySuggestion = (answer: string) => any(...suggestions.map((one) => is(one, answer)))

export const productRecommendationQuiz: FormTemplate = formTemplate({
  slug: 'product-recommendation-quiz',
  title: 'Product Recommendation Quiz',
  description: 'Leads customers to the laptop that fits them, in seven to nine short questions.',
  category: 'Recommendation',
  difficulty: 'Intermediate',
  settings: {
    description: 'Which laptop fits you? You need to know nothing about computers.',
    displayStyle: 'single-card',
    submitButtonText: 'Send',
    successMessage: 'Thank you. You hear from us soon, with prices and what is in stock.',
  },
  questions: [
    ask('radio', 'use', 'What will you do with it most?', {
      required: true,
      options: [work, photos, games, leisure],
    }),
    ask('checkbox', 'work', 'What does your work look like?', {
      options: ['Writing and e-mail', 'Video meetings', 'Large tables', 'Programming'],
      when: is('use', work),
    }),
    ask('radio', 'media', 'What do you work on?', {
      required: true,
      options: ['Mostly photos', 'Mostly video', 'Both'],
      when: is('use', photos),
    }),
    ask('radio', 'play', 'What do you play?', {
      required: true,
      options: ['Big new titles', 'Online games with friends', 'Smaller and older games'],
      when: is('use', games),
    }),
    ask('radio', 'carry', 'How often will you carry it around?', {
      required: true,
      options: ['Every day', 'Now and then', 'It stays on the desk'],
    }),
    ask('radio', 'way', 'What matters more on the way?', {
      required: true,
      options: ['Little weight', 'A battery for the whole day', 'Both alike'],
      when: is('carry', 'Every day'),
    }),
    ask('radio', 'screen', 'Which size of screen do you like?', {
      required: true,
      options: [compact, large],
      when: isOneOf('use', work, leisure),
    }),
    ask('radio', 'system', 'Which system are you used to?', {
      required: true,
      options: ['Windows', 'macOS', 'ChromeOS', 'I do not mind'],
    }),
    ask('radio', 'budget', 'How much would you like to spend?', {
      required: true,
      options: [cheap, '$600 to $1,200', 'More than $1,200', 'I do not know yet'],
    }),
    ask('radio', 'refurbished', 'Would a refurbished one be all right?', {
      required: true,
      description: 'Checked, cleaned and under warranty: for games you get twice as much for it.',
      options: ['Yes', 'Only if there is no other way', 'No'],
      when: all(is('budget', cheap), is('use', games)),
    }),
    ask('radio', 'gaming', 'Our suggestion: a laptop with its own graphics card', {
      required: true,
      description: 'Strong enough for games, quiet enough for the evening.',
      options: next,
      when: is('use', games),
    }),
    ask('radio', 'creative', 'Our suggestion: a laptop with a true-colour screen', {
      required: true,
      description: 'With plenty of memory, so that large pictures open at once.',
      options: next,
      when: is('use', photos),
    }),
    ask('radio', 'light', 'Our suggestion: a light 14 inch laptop', {
      required: true,
      description: 'It fits in any bag, and its battery lasts all day.',
      options: next,
      when: is('screen', compact),
    }),
    ask('radio', 'roomy', 'Our suggestion: a 16 inch laptop', {
      required: true,
      description: 'Room for two windows side by side, and for a film in the evening.',
      options: next,
      when: is('screen', large),
    }),
    ask('email', 'email', 'Where shall we send them?', {
      required: true,
      description: 'One e-mail with two models. No newsletter.',
      placeholder: 'name@example.com',
      when: anySuggestion(models),
    }),
    ask('phone', 'phone', 'Which number shall we call?', {
      required: true,
      placeholder: '+1 202 555 0100',
      when: anySuggestion(advice),
    }),
    ask('textarea', 'instead', 'What did you have in mind?', {
      required: true,
      description: 'Leave an address or a number if you would like an answer.',
      placeholder: 'What it should do, and what you did not like so far',
      when: anySuggestion(otherwise),
    }),
  ],
})
