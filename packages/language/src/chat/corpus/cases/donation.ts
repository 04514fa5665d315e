import { aForm } from '@ramiform/core/testing/a-form'
import { any, empty, type FormCases, is } from '../expected.ts'

export const donation: FormCases = {
  form: aForm()
    .radio('amount', ['$25', '$50', '$100', 'Other amount'], { label: 'Donation amount' })
    .field('price', 'custom', { label: 'Custom amount' })
    .radio('freq', ['Once', 'Monthly', 'Yearly'], { label: 'How often?' })
    .radio('uk', ['Yes', 'No'], { label: 'Are you a UK taxpayer?' })
    .text('tax', { label: 'Tax reference' })
    .radio('honor', ['Yes', 'No'], { label: 'Is this gift in honor of someone?' })
    .text('honoree', { label: 'Honoree name' })
    .radio('match', ['Yes', 'No', "I don't know"], { label: 'Does your employer match gifts?' })
    .text('employer', { label: 'Employer name' })
    .checkbox('priv', ['Make my donation anonymous'], { label: 'Privacy' })
    .text('display', { label: 'Display name' })
    .checkbox('fee', ['Cover the transaction fee'], { label: 'Fees' }),
  rows: [
    ['Hide display name if "Make my donation anonymous" is checked', { display: empty('priv') }],
    [
      'employer name if employer matches gifts or they dont know',
      { employer: any(is('match', 'Yes'), is('match', "I don't know")) },
    ],
    ['show employer match question if donation amount is $100', { match: is('amount', '$100') }],
    ['charge the card every month', 'no rule'],
    ['show employer name if employer match = yes 🙏🙏', { employer: is('match', 'Yes') }],
  ],
}
