/**
 * The articles in reading order. An article is a file with that name in articles/ and a line
 * here. Its first heading is its title.
 */
export const contents = [
  {
    group: 'Get started',
    articles: [
      'your-first-form',
      'publishing',
      'sharing-and-embedding',
      'embedding-with-a-script',
      'prefilling',
    ],
  },
  {
    group: 'Build',
    articles: [
      'field-types',
      'matrices',
      'sections',
      'hidden-fields',
      'endings',
      'answers-in-texts',
      'values',
      'validation',
      'conditional-logic',
      'groups-of-rules',
      'display-styles',
      'branding',
      'languages',
      'undo-and-versions',
    ],
  },
  {
    group: 'Trust the logic',
    articles: [
      'checking-the-logic',
      'scenarios',
      'what-a-change-means',
      'coverage',
      'printing',
      'logic-in-a-build',
    ],
  },
  { group: 'Import and export', articles: ['import-formats', 'generator', 'logic-chat', 'export'] },
  {
    group: 'Collect',
    articles: [
      'submissions',
      'bin',
      'csv-export',
      'payments',
      'files',
      'webhooks',
      'e-mail',
      'closing',
      'spam',
    ],
  },
  {
    group: 'Self-hosting',
    articles: ['installing', 'configuration', 'operations', 'backup', 'command-line'],
  },
] as const satisfies readonly { readonly group: string; readonly articles: readonly string[] }[]

export type ArticleName = (typeof contents)[number]['articles'][number]

export const articleNames: readonly ArticleName[] = contents.flatMap(({ articles }) => [
  ...articles,
])

/** The article at /documentation. */
const firstArticle = 'your-first-form' satisfies ArticleName

export const articlePath = (name: ArticleName) =>
  name === firstArticle ? '/documentation' : `/documentation/${name}`

/** The article at a path. Throws if there is none. */
export function articleAt(path: string): ArticleName {
  const address = path.replace(/\/$/, '')
  const name = articleNames.find((one) => articlePath(one) === address)
  if (name === undefined) throw new Error(`There is no article at ${path}`)
  return name
}
