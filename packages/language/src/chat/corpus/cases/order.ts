import { aForm } from '@ramiform/core/testing/a-form'
import { any, type FormCases, filled, has, is, isnt } from '../expected.ts'

export const order: FormCases = {
  form: aForm()
    .field('select', 'product', { label: 'Product', options: ['T-shirt', 'Hoodie', 'Mug'] })
    .radio('size', ['Small', 'Medium', 'Large', 'XL'], { label: 'Size' })
    .field('quantity', 'qty', { label: 'Quantity' })
    .radio('engraving', ['Yes', 'No'], { label: 'Add engraving?' })
    .text('engraving_text', { label: 'Engraving text' })
    .radio('delivery', ['Pick up in store', 'Home delivery', 'Courier'], {
      label: 'Delivery method',
    })
    .field('textarea', 'address', { label: 'Delivery address' })
    .checkbox('gift', ['Gift wrap', 'Gift card'], { label: 'Gift options' })
    .field('textarea', 'giftmsg', { label: 'Gift message' })
    .text('coupon', { label: 'Coupon code' })
    .field('price', 'total', { label: 'Order total' })
    .radio('inst', ['Yes', 'No'], { label: 'Pay in installments?' })
    .field('select', 'color', { label: 'Colour', options: ['Red', 'Dark red', 'Blue', 'Green'] })
    .date('pickup', { label: 'Pick-up date' }),
  rows: [
    [
      'No delivery address needed if they pick up in store',
      { address: isnt('delivery', 'Pick up in store') },
    ],
    [
      'delivery address if delivery method is home delivery or courier',
      { address: any(is('delivery', 'Home delivery'), is('delivery', 'Courier')) },
    ],
    [
      'pick-up date ONLY IF delivery = pick up in store',
      { pickup: is('delivery', 'Pick up in store') },
    ],
    ['Gift message when they add gift wrap', { giftmsg: has('gift', 'Gift wrap') }],
    ['show gift message if they chose any gift option', { giftmsg: filled('gift') }],
    [
      "Everyone should see the delivery address, except for people who'll pick up in store",
      { address: isnt('delivery', 'Pick up in store') },
    ],
  ],
}
