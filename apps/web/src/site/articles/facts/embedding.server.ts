import { embedSnippets, type SnippetName } from '../../../forms/embed-guide/embed-snippets.ts'
import { codeHtml } from '../code-html.server.ts'

const sample = {
  name: 'Winter workshop',
  address: 'https://forms.example.org/f/winter-workshop-7k2m',
}

/** The embed guide's code for the sample form. */
export function embedSnippetsHtml(name: SnippetName): string {
  return codeHtml(embedSnippets[name].code(sample))
}
