import { aForm } from '@ramiform/core/testing/a-form'
import { all, any, type FormCases, has, is, isnt } from '../expected.ts'

export const icecream: FormCases = {
  form: aForm()
    .checkbox('fl', ['Vanilla', 'Chocolate', 'Strawberry', 'Mint choc chip'], { label: 'Flavours' })
    .radio('cone', ['Cone', 'Cup'], { label: 'Cone or cup?' })
    .radio('top', ['Yes', 'No'], { label: 'Toppings?' })
    .checkbox('which', ['Sprinkles', 'Nuts', 'Fudge'], { label: 'Which toppings?' })
    .radio('nut', ['Yes', 'No'], { label: 'Nut allergy?' })
    .field('quantity', 'scoops', { label: 'Scoops' })
    .radio('waffle', ['Yes', 'No'], { label: 'Waffle cone?' })
    .text('msg', { label: 'Message for the kitchen' }),
  rows: [
    ['which toppings -> toppings yes', { which: is('top', 'Yes') }],
    ['hide which toppings if they have a nut allergy', { which: isnt('nut', 'Yes') }],
    [
      'show message for the kitchen if they picked chocolate and strawberry',
      { msg: all(has('fl', 'Chocolate'), has('fl', 'Strawberry')) },
    ],
    [
      'nut allergy? if nuts or fudge are chosen',
      { nut: any(has('which', 'Nuts'), has('which', 'Fudge')) },
    ],
    ['thanks, that worked!', 'no rule'],
    ['muestra los toppings solo si eligen cono', 'no rule'],
  ],
}
