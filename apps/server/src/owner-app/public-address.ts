import { brotliQuality, type EncodedBody, encodedBody } from '../http/encoded-body.ts'
import { escapeHtml } from '../http/html.ts'
import type { StaticFolder } from '../http/static-folder.ts'

/**
 * What the build writes where the address of the site belongs, which only the server knows: in canonical links, in
 * previews, in the sitemap and in robots.txt. `apps/web/src/site/site-address.ts` and `apps/web/public/robots.txt` say it.
 */
const placeholder = 'https://public-address.invalid'

/** Reads the files of a build with the server's own address put in, each once. */
export function keepAddressed(files: StaticFolder, publicUrl: string): StaticFolder['read'] {
  const addressed = new Map<string, Promise<EncodedBody | null>>()
  return (name) => {
    // What is no file is not remembered: anybody may ask for any name.
    if (!files.names.has(name) || !/\.(html|xml|txt)$/.test(name)) return files.read(name)
    const known = addressed.get(name)
    if (known !== undefined) return known
    const body = files.read(name).then((file) => file && withAddress(file, publicUrl))
    addressed.set(name, body)
    body.catch(() => addressed.delete(name))
    return body
  }
}

async function withAddress(file: EncodedBody, publicUrl: string): Promise<EncodedBody> {
  const text = (await file.in('identity')).toString()
  if (!text.includes(placeholder)) return file
  const content = text.replaceAll(placeholder, escapeHtml(publicUrl))
  return encodedBody(file.type, content, brotliQuality.builtFile)
}
