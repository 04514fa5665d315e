import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, atLeast, type FormCases, filled, has, is, isnt, over } from '../expected.ts'

export const vet: FormCases = {
  form: aForm()
    .radio('animal', ['Dog', 'Cat', 'Rabbit', 'Reptile'], { label: 'What animal is it?' })
    .text('breed', { label: 'Breed' })
    .number('age', { label: 'Age (years)' })
    .radio('vacc', ['Yes', 'No', 'Not sure'], { label: 'Is your pet vaccinated?' })
    .date('vdate', { label: 'Date of last vaccination' })
    .radio('neut', ['Yes', 'No'], { label: 'Neutered?' })
    .radio('indoor', ['Indoor', 'Outdoor', 'Both'], { label: 'Indoor or outdoor cat?' })
    .checkbox('sym', ['Vomiting', 'Coughing', 'Limping', 'Not eating'], { label: 'Symptoms' })
    .text('since', { label: 'Since when?' })
    .text('food', { label: 'Current food' })
    .text('leg', { label: 'Which leg?' })
    .text('heat', { label: 'Terrarium temperature' }),
  rows: [
    ['Breed shouldn’t appear for reptiles.', { breed: isnt('animal', 'Reptile') }],
    ['terrarium temperature only reptile', { heat: is('animal', 'Reptile') }],
    ['Which leg? if the pet is limping', { leg: has('sym', 'Limping') }],
    ['current food if not eating is one of the symptoms', { food: has('sym', 'Not eating') }],
    ['Since when? appears once any symptom is checked', { since: filled('sym') }],
    ['date of last vaccination only for vaccinated pets', { vdate: is('vacc', 'Yes') }],
    [
      'hide date of last vaccination if the pet isnt vaccinated or they are not sure',
      { vdate: all(isnt('vacc', 'No'), isnt('vacc', 'Not sure')) },
    ],
    [
      'neutered? for dogs and cats older than 1 year',
      { neut: all(over('age', '1'), any(is('animal', 'Dog'), is('animal', 'Cat'))) },
    ],
    ['show neutered only when age is at least 0.5', { neut: atLeast('age', '0.5') }],
    ['show bread if anmial is dog', { breed: is('animal', 'Dog') }],
    ['order vaccine when stock is low', 'no rule'],
  ],
}
