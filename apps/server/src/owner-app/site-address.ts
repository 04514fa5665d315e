import { escapeHtml } from '../http/html.ts'

/**
 * What the build writes where the address of the site belongs, which only the server knows: in canonical links, in
 * previews, in the sitemap and in robots.txt. `apps/web/src/site/site-address.ts` and `apps/web/public/robots.txt` say it.
 */
const placeholder = 'https://public-address.invalid'

/** Puts the server's own address into what the build wrote. */
export function withSiteAddress(
  publicUrl: string,
): (name: string, content: Buffer) => Buffer | string {
  return (name, content) =>
    /\.(html|xml|txt)$/.test(name)
      ? content.toString().replaceAll(placeholder, escapeHtml(publicUrl))
      : content
}
