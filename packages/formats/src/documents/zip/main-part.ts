import { readXml } from '../xml/read-xml.ts'
import type { Zip } from './read-zip.ts'

/** Which part of a package is the document; packages name it in their relationships, or it is where it usually is. */
export async function mainPart(
  zip: Zip,
  usual: string,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  let target = ''
  await readXml(zip.chunks('_rels/.rels', signal), {
    open: (name, { Type = '', Target = '' }) => {
      if (name === 'Relationship' && Type.endsWith('/officeDocument')) target = Target
    },
  })
  const named = target.replace(/^\//, '')
  if (named !== '' && zip.has(named)) return named
  return zip.has(usual) ? usual : null
}
