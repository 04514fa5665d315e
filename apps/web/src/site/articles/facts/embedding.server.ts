import { embedSnippets, type SnippetName } from '../../../forms/embed-guide/embed-snippets.ts'
import { codeHtml } from '../code-html.server.ts'

const sample = {
  name: 'Winter workshop',
  address: 'https://forms.example.org/f/winter-workshop-7k2m',
}

/** What the embed guide gives for a form of that name. */
export function embedSnippetsHtml(name: SnippetName): string {
  return codeHtml(embedSnippets[name].code(sample))
}
