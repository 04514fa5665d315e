import type { Description } from './description.ts'

const nothing = (text: string): Description => ({ text, fields: [] })

/** Texts that name a purpose or a place, but nothing to ask for. */
export const askingNothing: readonly Description[] = [
  nothing(
    'I run a small bakery in Leeds and we would love to grow our wholesale business next year.',
  ),
  nothing(
    'Thank you so much for all your help last week, the kids had a wonderful time and the weather was perfect!',
  ),
  nothing('Build me something nice and modern in green with rounded corners.'),
  nothing('Can you make a form for my coffee shop?'),
  nothing(
    'We are a team of twelve people working on solar panels. Our office is in Bristol. The company was founded in 2014.',
  ),
  nothing('The quick brown fox jumps over the lazy dog.'),
  nothing('lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor'),
  nothing(
    'We want to understand our customers better so that we can improve. The form should be short, friendly and easy to fill in on a phone.',
  ),
  nothing('After they submit the form, send me an email and show a thank you page with our logo.'),
  nothing('Our summer party was a great success: we had music, food and dancing until late.'),
]
