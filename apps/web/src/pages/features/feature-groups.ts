/** Something that the product does, and where it is explained. */
export interface Feature {
  readonly title: string
  readonly text: string
  /** an article of the documentation, or another page */
  readonly to: string
}

export interface FeatureGroup {
  readonly name: string
  readonly claim: string
  /** of the running product; what runs without a screen shows what its terminal says */
  readonly picture: { readonly name: string; readonly alt: string } | null
  readonly features: readonly Feature[]
}

/** What the product does today, in the order in which somebody meets it. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    name: 'Build',
    claim:
      'Fields as cards, every change a step that can be undone, everything by mouse and by key.',
    picture: {
      name: 'editor',
      alt: 'The editor: the palette of fields on the left, the form in the middle, the logic of the selected field on the right.',
    },
    features: [
      {
        title: 'Fourteen kinds of field',
        text: 'From a line of text to a payment, each with its own settings and checks.',
        to: '/documentation/field-types',
      },
      {
        title: 'Undo, and every saved version',
        text: 'Steps have names. Versions can be compared and brought back.',
        to: '/documentation/undo-and-versions',
      },
      {
        title: 'Kept before it is saved',
        text: 'Unsaved work lies in your browser within a tenth of a second, and is offered after a crash.',
        to: '/documentation/undo-and-versions#what-is-kept-before-you-save',
      },
      {
        title: 'Checks that cannot disagree',
        text: 'Required, lengths, values and patterns, by the same code in the browser and on the server.',
        to: '/documentation/validation',
      },
      {
        title: 'Quick with large forms',
        text: 'A form of a thousand fields is edited like a form of ten.',
        to: '/documentation/field-types#limits',
      },
    ],
  },
  {
    name: 'Logic',
    claim:
      'Who is asked what, as a sentence, as a branch and as a chart. With one meaning everywhere.',
    picture: {
      name: 'flow',
      alt: 'The flow chart of a form with one question selected: lines with answers meet where all or any of them are needed.',
    },
    features: [
      {
        title: 'From one rule to nested groups',
        text: 'Seven conditions, all of and any of, ten levels deep.',
        to: '/documentation/groups-of-rules',
      },
      {
        title: 'Hiding cascades',
        text: 'A hidden question has no answer, so what depends on it hides too, and nothing hidden is stored.',
        to: '/documentation/conditional-logic#hiding-cascades',
      },
      {
        title: 'Loops are named, never run',
        text: 'The rule check shows the labels on a loop. The page goes on working.',
        to: '/documentation/conditional-logic#loops',
      },
      {
        title: 'The flow of the whole form',
        text: 'A chart to read, print, and save as SVG or PNG.',
        to: '/documentation/conditional-logic#see-it-whole',
      },
      {
        title: 'Logic Chat',
        text: 'Say the rule in a sentence. It is understood in your browser and sent nowhere.',
        to: '/documentation/logic-chat',
      },
    ],
  },
  {
    name: 'Bring in',
    claim: 'Begin with what you have: words, a drawing, a file, another program’s form.',
    picture: {
      name: 'generator',
      alt: 'The generator: a description of a summer camp on the left, and the fields recognised in it on the right.',
    },
    features: [
      {
        title: 'A form out of a description',
        text: 'Fields, options and conditions appear while you write. No model, no network.',
        to: '/documentation/generator',
      },
      {
        title: 'Twelve templates',
        text: 'Whole forms with real conditional logic, to take apart.',
        to: '/templates',
      },
      {
        title: 'Files of many programs',
        text: 'JSON, CSV, Markdown, Mermaid, OPML and trees, with their conditions.',
        to: '/documentation/import-formats',
      },
      {
        title: 'Paper forms',
        text: 'PDF, Word and Excel, read in your browser into fields.',
        to: '/documentation/import-formats#documents',
      },
      {
        title: 'And out again',
        text: 'As JSON that loses nothing, as a flowchart, or as a tree in plain text.',
        to: '/documentation/export',
      },
    ],
  },
  {
    name: 'Answer',
    claim: 'A page that is usable before its script has come, and complete without it.',
    picture: {
      name: 'public-form',
      alt: 'A public form about a workshop, filled in; a question has grown out of an answer.',
    },
    features: [
      {
        title: 'One page, or one question at a time',
        text: 'The same rules and checks in both. Change your mind at any moment.',
        to: '/documentation/display-styles',
      },
      {
        title: 'Your look, readable',
        text: 'Accent, background, font, corners and cover, with the contrast kept.',
        to: '/documentation/branding',
      },
      {
        title: 'Eight languages',
        text: 'Buttons, hints and messages in the words of the visitor, or in those you set.',
        to: '/documentation/languages',
      },
      {
        title: 'Nothing is lost',
        text: 'What could not be sent waits in the browser, goes by itself, and is stored once.',
        to: '/support#my-answers-did-not-go-out',
      },
      {
        title: 'In your own site',
        text: 'In a frame of a few lines, or by a small script: in its place, in a dialog or a drawer.',
        to: '/documentation/sharing-and-embedding',
      },
      {
        title: 'Links that bring answers along',
        text: 'What you know already is filled in, and can be changed.',
        to: '/documentation/prefilling',
      },
      {
        title: 'Without JavaScript',
        text: 'The whole form shows and can be sent; the server applies the logic.',
        to: '/documentation/display-styles#without-javascript',
      },
    ],
  },
  {
    name: 'Collect',
    claim: 'What people send is on disk before they are thanked, and easy to work with.',
    picture: {
      name: 'submissions',
      alt: 'The submissions of a form: four figures, a search, and one submission opened with all its answers.',
    },
    features: [
      {
        title: 'Read, search and sum up',
        text: 'A list of any length, a summary of every question, and an address for each submission.',
        to: '/documentation/submissions',
      },
      {
        title: 'CSV that runs nothing',
        text: 'By the million, and no spreadsheet takes an answer for a formula.',
        to: '/documentation/csv-export',
      },
      {
        title: 'Payments',
        text: 'Amounts that only the server computes. Try it without any account.',
        to: '/documentation/payments',
      },
      {
        title: 'Files',
        text: 'Sent while the form is filled in, and continued after a lost connection.',
        to: '/documentation/files',
      },
      {
        title: 'Webhooks and mail that arrive',
        text: 'Signed, written with the submission, tried for a day, and listed with what became of each.',
        to: '/documentation/webhooks',
      },
      {
        title: 'Forms that close',
        text: 'On a date, or after a number of submissions, to the one.',
        to: '/documentation/closing',
      },
      {
        title: 'Spam held back',
        text: 'Without third parties and without puzzles. You see why, and release what was none.',
        to: '/documentation/spam',
      },
    ],
  },
  {
    name: 'Run it yourself',
    claim:
      'Open source under the MIT licence. Your visitors’ browsers ask your server, and only forms that take payments ask anybody else.',
    picture: null,
    features: [
      {
        title: 'One command',
        text: 'An embedded database, with sign-in that needs no outside account.',
        to: '/documentation/installing',
      },
      {
        title: 'One setting to grow',
        text: 'PostgreSQL, and as many nodes beside it as you like.',
        to: '/documentation/installing#postgresql',
      },
      {
        title: 'Your sign-in',
        text: 'Google or any OpenID Connect issuer.',
        to: '/documentation/installing#signing-in',
      },
      {
        title: 'On the command line',
        text: 'Forms are plain JSON and can be checked in anybody’s build.',
        to: '/documentation/command-line',
      },
      {
        title: 'Backups without tricks',
        text: 'A directory to copy, or a database to dump.',
        to: '/documentation/backup',
      },
    ],
  },
]
