import { aForm } from '@ramiform/core/testing/a-form'
import {
  all,
  any,
  atLeast,
  empty,
  type FormCases,
  filled,
  has,
  is,
  isnt,
  over,
} from '../expected.ts'

export const podcast: FormCases = {
  form: aForm()
    .radio('role', ['Listener', 'Guest'], { label: 'Are you a listener or a guest?' })
    .checkbox('topic', ['Tech', 'Health', 'Money', 'Sports'], { label: 'Topics' })
    .text('other', { label: 'Anything we missed?' })
    .field('select', 'plat', {
      label: 'Where do you listen?',
      options: ['Spotify', 'Apple Podcasts', 'YouTube', 'Somewhere else'],
    })
    .text('platother', { label: 'Which app?' })
    .radio('freq', ['Every episode', 'Sometimes', 'First time'], {
      label: 'How often do you listen?',
    })
    .radio('stars', ['1', '2', '3', '4', '5'], { label: 'Stars' })
    .field('textarea', 'bad', { label: 'What bothered you?' })
    .field('textarea', 'good', { label: 'What made you smile?' })
    .field('textarea', 'guestbio', { label: 'Guest bio' })
    .radio('mic', ['Yes', 'No', 'Not yet'], { label: 'Do you have a microphone?' })
    .text('brand', { label: 'Microphone model' })
    .number('subs', { label: 'Number of followers' })
    .radio('sponsor', ['Yes', 'No'], { label: 'Do you have sponsors?' })
    .text('sponsors', { label: 'Names of sponsors' })
    .email('mail', { label: 'E-mail' })
    .radio('gift', ['Yes please', 'No thank you'], { label: 'Would you like a sticker?' })
    .field('textarea', 'addr', { label: 'Postal address' }),
  rows: [
    ['Guest bio is just for guests', { guestbio: is('role', 'Guest') }],
    [
      'guests see guest bio and the microphone question',
      { guestbio: is('role', 'Guest'), mic: is('role', 'Guest') },
    ],
    ['which app? if they listen somewhere else', { platother: is('plat', 'Somewhere else') }],
    [
      'if stars is 4 or 5 then "What made you smile?"',
      { good: any(is('stars', '4'), is('stars', '5')) },
    ],
    ['microphone model unless they have no microphone', { brand: isnt('mic', 'No') }],
    ['Microphone model when they already have a microphone', { brand: is('mic', 'Yes') }],
    ['show postal address to everybody who wants a sticker', { addr: is('gift', 'Yes please') }],
    ['postal address: only "Yes please"', { addr: is('gift', 'Yes please') }],
    [
      'if the answer to would you like a sticker is no thank you, leave out the postal address',
      { addr: isnt('gift', 'No thank you') },
    ],
    [
      'names of sponsors if they have sponsors and over ten thousand followers',
      { sponsors: all(is('sponsor', 'Yes'), over('subs', '10000')) },
    ],
    ['names of sponsors for 10k+ followers', { sponsors: atLeast('subs', '10000') }],
    [
      'anything we missed? only if all of tech, health, money and sports are ticked',
      {
        other: all(
          has('topic', 'Tech'),
          has('topic', 'Health'),
          has('topic', 'Money'),
          has('topic', 'Sports'),
        ),
      },
    ],
    ['anything we missed? if sports is not ticked', 'no rule'],
    ['anything we missed? when no topic was picked', { other: empty('topic') }],
    [
      'e-mail must only be visible once they wrote something in anything we missed',
      { mail: filled('other') },
    ],
    ['post the answers to our discord', 'no rule'],
    ['show the average stars on the thank-you page', 'no rule'],
    ['shuffle the topics', 'no rule'],
  ],
}
