/** The articles, newest first. Each is a file in posts/ and a line here. */
export const posts = [
  { name: 'what-can-be-proved-about-a-form', date: '2026-11-23' },
  { name: 'one-meaning-in-four-places', date: '2026-11-22' },
  { name: 'not-equals-and-empty-answers', date: '2026-11-17' },
  { name: 'ask-less', date: '2026-11-10' },
] as const satisfies readonly { readonly name: string; readonly date: string }[]

export type PostName = (typeof posts)[number]['name']

export const postPath = (name: PostName) => `/blog/${name}`

export const blogAuthor = 'The Ramiform project'
