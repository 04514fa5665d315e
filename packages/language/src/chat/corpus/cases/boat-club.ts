import { aForm } from '@ramiform/core/testing/a-form'
import {
  all,
  any,
  atLeast,
  atMost,
  empty,
  type FormCases,
  has,
  is,
  isnt,
  over,
  under,
} from '../expected.ts'

const yesNo = ['Yes', 'No']

export const boatClub: FormCases = {
  form: aForm()
    .radio('role', ['Sailor', 'Coach', 'Spectator'], { label: 'I am coming as a' })
    .radio('home', ['Rent', 'Own', 'Lodge'], { label: 'Do you rent or own your home?' })
    .radio('status', ['Current pupil', 'Former pupil', 'Teacher'], { label: 'School status' })
    .radio('pay', ['Card', 'Voucher', 'Invoice'], { label: 'How would you like to pay?' })
    .radio('contact', ['Email', 'Letter', "Don't write to me"], { label: 'Best way to reach you' })
    .radio('swim', yesNo, { label: 'Can you swim 50 metres without help from us?' })
    .radio('insured', yesNo, { label: 'Is your boat insured?' })
    .radio('trained', yesNo, { label: 'Is your child house trained?' })
    .radio('collect', ['Yes', 'No, send it'], { label: 'Will you fetch it yourself?' })
    .radio('gear', yesNo, { label: 'Do you have any special needs?' })
    .field('textarea', 'needs', { label: 'Please describe your special needs' })
    .radio('damage', yesNo, { label: 'Any damage in the last 3 years?' })
    .text('child', { label: "Child's name" })
    .number('length', { label: 'Boat length (m)' })
    .number('age', { label: 'Age' })
    .number('years', { label: 'Years as a sailor' })
    .number('happy', { label: 'How satisfied are you with the club? (1-10)' })
    .radio('leaving', ['Moving house', 'Costs', 'Other'], { label: 'Why are you giving up?' })
    .checkbox('injury', ['Sprain', 'Burn', 'Cut'], { label: 'Kind of injury' })
    .field('select', 'country', { label: 'Country', options: ['France', 'Spain', 'Italy'] })
    .radio('for', ['Me', 'My child', 'A friend'], { label: 'Who is the place for?' })
    .text('policy', { label: 'Insurance policy number' })
    .text('address', { label: 'Postal address' })
    .text('voucher', { label: 'Voucher code' })
    .text('licence', { label: 'Coaching licence' })
    .text('landlord', { label: "Landlord's name" })
    .field('textarea', 'better', { label: 'What should we do better?' })
    .text('room', { label: 'Who would you like to share a cabin with?' })
    .text('boss', { label: 'Employer' })
    .text('brand', { label: 'Nappies' }),
  rows: [
    ["Landlord's name - renters only", { landlord: is('home', 'Rent') }],
    ['Coaching licence: only for coaches', { licence: is('role', 'Coach') }],
    ['Coaching licence: not for spectators', { licence: isnt('role', 'Spectator') }],
    ['show the coaching licence except for spectators', { licence: isnt('role', 'Spectator') }],
    [
      'Only bother people with the voucher code if they pay by voucher',
      { voucher: is('pay', 'Voucher') },
    ],
    ['voucher code for those paying with a voucher', { voucher: is('pay', 'Voucher') }],
    [
      'Could we ask people for the postal address if they want a letter?',
      { address: is('contact', 'Letter') },
    ],
    ['show the policy number unles the boat is not insured', { policy: isnt('insured', 'No') }],
    ["show nappies if the child isn't house trained yet", { brand: is('trained', 'No') }],
    ["show nappies if the child isn't cheerful yet", 'no rule'],
    [
      "show postal address if they won't fetch it themselves",
      { address: is('collect', 'No, send it') },
    ],
    [
      'if someone has special needs, ask them to describe their special needs',
      { needs: is('gear', 'Yes') },
    ],
    [
      'show insurance policy number if the boat is longer than ten metres',
      { policy: over('length', '10') },
    ],
    [
      'show insurance policy number if boat length is 12 m or more',
      { policy: atLeast('length', '12') },
    ],
    [
      'who would they like to share a cabin with is for kids aged 8 to 12',
      { room: all(atLeast('age', '8'), atMost('age', '12')) },
    ],
    ['ask what should we do better when satisfaction is below 5', { better: under('happy', '5') }],
    [
      'what should we do better (only if satisfaction is 6 or lower)',
      { better: atMost('happy', '6') },
    ],
    [
      'show what should we do better if the reason is Costs or Other',
      { better: any(is('leaving', 'Costs'), is('leaving', 'Other')) },
    ],
    ["show employer if there's a burn", { boss: has('injury', 'Burn') }],
    [
      "child's name and age if the place is for my child",
      { child: is('for', 'My child'), age: is('for', 'My child') },
    ],
    ['employer: not needed when school status is Teacher', { boss: isnt('status', 'Teacher') }],
    [
      'postal address only for people living in France or Spain, nobody else',
      { address: any(is('country', 'France'), is('country', 'Spain')) },
    ],
    [
      'show the postal address if they live in Italy, but not to spectators',
      { address: all(is('country', 'Italy'), isnt('role', 'Spectator')) },
    ],
    [
      'Only people whose boat is insured should be asked for the policy number',
      { policy: is('insured', 'Yes') },
    ],
    ['employer: pupils and former pupils', 'no rule'],
    ['employer: for pensioners', 'no rule'],
    ['employer: not for pensioners', 'no rule'],
    ['show employer if they live on a farm', 'no rule'],
    [
      "hide postal address if they don't want to be written to",
      { address: isnt('contact', "Don't write to me") },
    ],
    [
      "hide coaching licence if they've been a sailor for under 3 years",
      { licence: any(over('years', '3'), is('years', '3'), empty('years')) },
    ],
    [
      "don't bother people with the employer if they live in France",
      { boss: isnt('country', 'France') },
    ],
    ['employer, but only for people living in Spain', { boss: is('country', 'Spain') }],
    ['employer: not only for coaches', 'no rule'],
    ['employer, not just for coaches', 'no rule'],
    ['show employer for former renters', 'no rule'],
    ['show employer for people who used to live in France', 'no rule'],
    ["show employer if the boat isn't for me", 'no rule'],
    ["show employer unless it's for my child", { boss: isnt('for', 'My child') }],
    ["employer for the coach's parents", 'no rule'],
    ["show employer if they've been a coach for over 5 years", 'no rule'],
    ["show nappies if the employer isn't known to us", 'no rule'],
    ['show employer for ages 8 to 12', { boss: all(atLeast('age', '8'), atMost('age', '12')) }],
    [
      "show employer if there's both a cut and a burn",
      { boss: all(has('injury', 'Cut'), has('injury', 'Burn')) },
    ],
    ['show employer if they want to be reached by letter', { boss: is('contact', 'Letter') }],
    ['show employer if they have more than 3 boats', 'no rule'],
    [
      'show employer if they said no to any damage in the last 3 years',
      { boss: is('damage', 'No') },
    ],
    ['employer for coaches but not sailors from Spain', 'no rule'],
    ['employer (unless they rent)', { boss: isnt('home', 'Rent') }],
  ],
}
