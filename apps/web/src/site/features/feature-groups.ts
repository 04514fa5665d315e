/** A feature, with a link to its explanation. */
export interface Feature {
  readonly title: string
  readonly text: string
  /** link to an article or another page */
  readonly to: string
}

export interface FeatureGroup {
  readonly name: string
  readonly claim: string
  /** screenshot; null for features without a screen, which show terminal output */
  readonly picture: { readonly name: string; readonly alt: string } | null
  readonly features: readonly Feature[]
}

/** Features of the product, in the order of use. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    name: 'Build',
    claim: 'Build forms from cards, by mouse or keyboard. Undo any change.',
    picture: {
      name: 'editor',
      alt: 'The editor: the palette of fields on the left, the form in the middle, the logic of the selected field on the right.',
    },
    features: [
      {
        title: 'Fourteen field types',
        text: 'From a line of text to a payment, each with its own settings and validation.',
        to: '/documentation/field-types',
      },
      {
        title: 'Undo and versions',
        text: 'Every step has a name. Compare and restore earlier versions, and publish when you are ready.',
        to: '/documentation/undo-and-versions',
      },
      {
        title: 'Crash recovery',
        text: 'Your browser stores every change within a tenth of a second and restores it after a crash.',
        to: '/documentation/undo-and-versions#recover-unsaved-changes',
      },
      {
        title: 'Validation',
        text: 'Required fields, lengths, values and patterns. The browser and the server run the same code.',
        to: '/documentation/validation',
      },
      {
        title: 'Fast with large forms',
        text: 'Edit a form with a thousand fields as easily as one with ten.',
        to: '/documentation/field-types#limits',
      },
    ],
  },
  {
    name: 'Logic',
    claim: 'Decide who sees which question. View the logic as a sentence, a branch or a chart.',
    picture: {
      name: 'flow',
      alt: 'The flow chart of a form with one question selected: lines with answers meet where all or any of them are needed.',
    },
    features: [
      {
        title: 'From one rule to nested groups',
        text: 'Seven conditions, combined with “all of” and “any of”, up to ten levels deep.',
        to: '/documentation/groups-of-rules',
      },
      {
        title: 'Hiding cascades',
        text: 'When a question is hidden, the questions that depend on it hide too. Hidden answers are not stored.',
        to: '/documentation/conditional-logic#hiding-cascades',
      },
      {
        title: 'Loops are detected',
        text: 'The editor shows the fields of a loop. The form keeps working.',
        to: '/documentation/conditional-logic#loops',
      },
      {
        title: 'Flow chart',
        text: 'View the whole form as a chart. Print it, or save it as SVG or PNG.',
        to: '/documentation/conditional-logic#view-the-whole-form',
      },
      {
        title: 'Logic Chat',
        text: 'Write a rule as a sentence. Your browser understands it and sends it nowhere.',
        to: '/documentation/logic-chat',
      },
    ],
  },
  {
    name: 'Import',
    claim:
      'Start with what you have: a description, a drawing, a file or a form from another tool.',
    picture: {
      name: 'generator',
      alt: 'The generator: a description of a summer camp on the left, and the fields recognized in it on the right.',
    },
    features: [
      {
        title: 'Form generator',
        text: 'Describe your form and see fields, options and conditions as you type. No AI model, no network.',
        to: '/documentation/generator',
      },
      {
        title: 'Twelve templates',
        text: 'Complete forms with conditional logic that you can change.',
        to: '/templates',
      },
      {
        title: 'Many file formats',
        text: 'Import JSON, CSV, Markdown, Mermaid, OPML and text trees, with their conditions.',
        to: '/documentation/import-formats',
      },
      {
        title: 'Paper forms',
        text: 'Turn PDF, Word and Excel files into fields, in your browser.',
        to: '/documentation/import-formats#documents',
      },
      {
        title: 'Export',
        text: 'Save a form as JSON, as a flowchart or as a plain-text tree.',
        to: '/documentation/export',
      },
    ],
  },
  {
    name: 'Answer',
    claim: 'Respondents get a fast page that also works without JavaScript.',
    picture: {
      name: 'public-form',
      alt: 'A public form about a workshop, filled in; with a follow-up question below an answer.',
    },
    features: [
      {
        title: 'One page, or one question at a time',
        text: 'Logic and validation are the same in both styles. Switch at any time.',
        to: '/documentation/display-styles',
      },
      {
        title: 'Your branding',
        text: 'Set colors, font, corners and a cover image. Text stays readable.',
        to: '/documentation/branding',
      },
      {
        title: 'Ten languages',
        text: 'Buttons and messages appear in the language of your texts, or in the visitor’s language.',
        to: '/documentation/languages',
      },
      {
        title: 'Nothing is lost',
        text: 'If the connection fails, answers wait in the browser, send automatically and are stored once.',
        to: '/support#my-answers-were-not-sent',
      },
      {
        title: 'Embed in your site',
        text: 'Use a simple iframe, or a small script that can open the form in a dialog or drawer.',
        to: '/documentation/sharing-and-embedding',
      },
      {
        title: 'Prefilled links',
        text: 'Fill in what you already know. Visitors can change it.',
        to: '/documentation/prefilling',
      },
      {
        title: 'Without JavaScript',
        text: 'Visitors can fill in and send the whole form. The server applies the logic.',
        to: '/documentation/display-styles#without-javascript',
      },
    ],
  },
  {
    name: 'Collect',
    claim: 'Every submission is stored safely and easy to work with.',
    picture: {
      name: 'submissions',
      alt: 'The submissions of a form: four figures, a search, and one submission opened with all its answers.',
    },
    features: [
      {
        title: 'Read, search and summarize',
        text: 'A list of any length, a summary of every question, and a link to each submission.',
        to: '/documentation/submissions',
      },
      {
        title: 'CSV export',
        text: 'Export millions of rows. Answers can’t run as spreadsheet formulas.',
        to: '/documentation/csv-export',
      },
      {
        title: 'Payments',
        text: 'The server computes every amount. Try it without an account.',
        to: '/documentation/payments',
      },
      {
        title: 'Files',
        text: 'Files upload while visitors fill in the form, and resume after a lost connection.',
        to: '/documentation/files',
      },
      {
        title: 'Webhooks and email',
        text: 'Signed webhooks, retries for a day, and a log of every delivery.',
        to: '/documentation/webhooks',
      },
      {
        title: 'Closing',
        text: 'Close a form on a date or after an exact number of submissions.',
        to: '/documentation/closing',
      },
      {
        title: 'Spam protection',
        text: 'No third parties and no puzzles. You see why a submission was held and can release it.',
        to: '/documentation/spam',
      },
    ],
  },
  {
    name: 'Self-hosting',
    claim:
      'Open source under the MIT license. Only forms with payments load anything from a third party.',
    picture: null,
    features: [
      {
        title: 'One command',
        text: 'Starts with an embedded database and built-in sign-in. You need no other account.',
        to: '/documentation/installing',
      },
      {
        title: 'PostgreSQL',
        text: 'Change one setting to use PostgreSQL, with as many nodes as you like.',
        to: '/documentation/installing#postgresql',
      },
      {
        title: 'Your own sign-in',
        text: 'Use Google or any OpenID Connect issuer.',
        to: '/documentation/installing#signing-in',
      },
      {
        title: 'Command line',
        text: 'Forms are plain JSON that you can check in your build.',
        to: '/documentation/command-line',
      },
      {
        title: 'Simple backups',
        text: 'Copy a directory or dump a database.',
        to: '/documentation/backup',
      },
    ],
  },
]
