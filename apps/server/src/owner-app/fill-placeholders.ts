import {
  type Operator,
  operatorJsonPlaceholder,
  operatorKeys,
  operatorPlaceholder,
  siteAddressPlaceholder,
} from '@ramiform/contract/site-values'
import { escapeHtml } from '../http/html.ts'

/**
 * Replaces the build's placeholders in pages, the sitemap, the feed and robots.txt.
 * @returns a function from a file's name and content to the content to serve
 */
export function fillPlaceholders(
  publicUrl: string,
  operator: Operator,
): (name: string, content: Buffer) => Buffer | string {
  const values = new Map([
    [siteAddressPlaceholder, publicUrl],
    [operatorJsonPlaceholder, JSON.stringify(operator)],
    ...operatorKeys.map((key) => [operatorPlaceholder(key), operator[key]] as const),
  ])
  const placeholder = /(?:https:\/\/public-address|operator-\w+)\.invalid/g
  return (name, content) =>
    /\.(html|xml|txt)$/.test(name)
      ? content.toString().replace(placeholder, (found) => escapeHtml(values.get(found) ?? found))
      : content
}
