/** Site builders, and where each accepts custom HTML (list of spec section 2). */
export const platforms = [
  { name: 'WordPress', place: 'Custom HTML or Shortcode block' },
  { name: 'Squarespace', place: 'Code block' },
  { name: 'Wix', place: 'Embed HTML element' },
  { name: 'Webflow', place: 'Code Embed element' },
  { name: 'Shopify', place: 'Custom Liquid section' },
  { name: 'Drupal', place: 'Full HTML text format' },
  { name: 'Joomla', place: 'Custom module, no filter' },
  { name: 'Custom HTML', place: 'anywhere in the body' },
] as const

export const tips = [
  'Allow at least 600 px of height for long forms, or use Script to fit the height automatically.',
  'Script tells your page when a form is submitted, and can prefill answers.',
  'Changes you save appear at once, with no new code.',
  'Some site builders need an HTML or code block.',
] as const
