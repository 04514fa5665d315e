/**
 * The documentation in the order in which it is read. An article is a file of that name under articles/ and a line
 * here; its title is the file's first heading.
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
      'validation',
      'conditional-logic',
      'groups-of-rules',
      'display-styles',
      'branding',
      'languages',
      'undo-and-versions',
    ],
  },
  { group: 'Bring in', articles: ['import-formats', 'generator', 'logic-chat', 'export'] },
  {
    group: 'Collect',
    articles: [
      'submissions',
      'csv-export',
      'payments',
      'files',
      'webhooks',
      'e-mail',
      'closing',
      'spam',
    ],
  },
  { group: 'Run it yourself', articles: ['installing', 'configuration', 'backup', 'command-line'] },
] as const satisfies readonly { readonly group: string; readonly articles: readonly string[] }[]

export type ArticleName = (typeof contents)[number]['articles'][number]

export const articleNames: readonly ArticleName[] = contents.flatMap(({ articles }) => [
  ...articles,
])

/** What /documentation itself shows. */
const firstArticle = 'your-first-form' satisfies ArticleName

export const articlePath = (name: ArticleName) =>
  name === firstArticle ? '/documentation' : `/documentation/${name}`

/** The article at an address of the documentation. Throws for an address that is none. */
export function articleAt(path: string): ArticleName {
  const address = path.replace(/\/$/, '')
  const name = articleNames.find((one) => articlePath(one) === address)
  if (name === undefined) throw new Error(`There is no article at ${path}`)
  return name
}
