const documents = import.meta.glob<string>('../../../../../docs/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Pages of this site for documents of the project. */
const pages: Readonly<Record<string, { readonly title: string; readonly path: string }>> = {
  'backup.md': { title: 'Backup', path: '/documentation/backup' },
  'configuration.md': { title: 'Configuration', path: '/documentation/configuration' },
  'embedding.md': {
    title: 'Embedding with a script',
    path: '/documentation/embedding-with-a-script',
  },
  'operations.md': { title: 'Operations', path: '/documentation/operations' },
  'payments.md': { title: 'Payments', path: '/documentation/payments' },
  'webhooks.md': { title: 'Webhooks', path: '/documentation/webhooks' },
}

/** A section of a document under docs/, without its heading. Without `part`, the text before the first section. */
export function projectDocument(file: string, part?: string): string {
  const text = Object.entries(documents).find(([path]) => path.endsWith(`/docs/${file}`))?.[1] ?? ''
  const [beginning = '', ...parts] = text.split(/^## /m)
  const found =
    part === undefined
      ? beginning.replace(/^# .*\n/, '')
      : parts.find((one) => one.startsWith(`${part}\n`))?.slice(part.length)
  if (found === undefined || found.trim() === '') {
    throw new Error(`docs/${file} has no section "${part ?? ''}"`)
  }
  // Leading spaces are part of a code block.
  return found
    .replace(/^\n+/, '')
    .trimEnd()
    .replaceAll(/\[([^\]]+)\]\(([\w-]+\.md)\)/g, (_all, words: string, name: string) => {
      const page = pages[name]
      if (page === undefined) throw new Error(`${name} has no page on the site`)
      return `[${words.replace(name, page.title)}](${page.path})`
    })
}
