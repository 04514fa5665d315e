const documents = import.meta.glob<string>('../../../../../docs/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Where a document of the project has its page on this site. */
const pages: Readonly<Record<string, { readonly title: string; readonly path: string }>> = {
  'configuration.md': { title: 'Configuration', path: '/documentation/configuration' },
  'embedding.md': {
    title: 'Embedding with a script',
    path: '/documentation/embedding-with-a-script',
  },
  'payments.md': { title: 'Payments', path: '/documentation/payments' },
  'webhooks.md': { title: 'Webhooks', path: '/documentation/webhooks' },
}

/**
 * One part of a document under docs/, without its heading; without `part`, what stands between its title and its first
 * part. Throws where there is none of that name.
 */
export function projectDocument(file: string, part?: string): string {
  const text = Object.entries(documents).find(([path]) => path.endsWith(`/docs/${file}`))?.[1] ?? ''
  const [beginning = '', ...parts] = text.split(/^## /m)
  const found =
    part === undefined
      ? beginning.replace(/^# .*\n/, '')
      : parts.find((one) => one.startsWith(`${part}\n`))?.slice(part.length)
  if (found === undefined || found.trim() === '') {
    throw new Error(`docs/${file} has no part "${part ?? ''}"`)
  }
  // Spaces that begin a part are code's.
  return found
    .replace(/^\n+/, '')
    .trimEnd()
    .replaceAll(/\[([^\]]+)\]\(([\w-]+\.md)\)/g, (_all, words: string, name: string) => {
      const page = pages[name]
      if (page === undefined) throw new Error(`${name} has no page on the site`)
      return `[${words.replace(name, page.title)}](${page.path})`
    })
}
