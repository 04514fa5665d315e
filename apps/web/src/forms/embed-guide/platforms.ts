/** Site builders, where each accepts custom HTML, and the steps there (list of spec section 2). */
export const platforms = [
  {
    name: 'WordPress',
    place: 'Custom HTML or Shortcode block',
    steps: [
      'Edit the page and add a Custom HTML block. The shortcode needs a Shortcode block instead.',
      'Paste the code and update the page.',
    ],
  },
  {
    name: 'Squarespace',
    place: 'Code block',
    steps: [
      'Edit the page and add a Code block.',
      'Choose HTML, paste the code and save.',
      'If your plan does not allow scripts, choose a way without script.',
    ],
  },
  {
    name: 'Wix',
    place: 'Embed HTML element',
    steps: [
      'Add an Embed HTML element to the page.',
      'Choose Code, paste the code and update.',
      'Wix shows the code in a frame of its own. Make it as large as the form.',
    ],
  },
  {
    name: 'Webflow',
    place: 'Code Embed element',
    steps: ['Add a Code Embed element to the page.', 'Paste the code, save and publish the site.'],
  },
  {
    name: 'Shopify',
    place: 'Custom Liquid section',
    steps: ['In the theme editor, add a Custom Liquid section.', 'Paste the code and save.'],
  },
  {
    name: 'Drupal',
    place: 'Full HTML text format',
    steps: [
      'Edit the content and choose the text format Full HTML.',
      'Open the source view, paste the code and save.',
    ],
  },
  {
    name: 'Joomla',
    place: 'Custom module, no filter',
    steps: [
      'Set the text filter of your user group to No Filtering.',
      'Set your editor to None, so that it keeps the code.',
      'Create a Custom module, paste the code and save.',
    ],
  },
  {
    name: 'Custom HTML',
    place: 'anywhere in the body',
    steps: ['Open the HTML of your page.', 'Paste the code where the form should be.'],
  },
] as const
