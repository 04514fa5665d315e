import { readXml } from '../xml/read-xml.ts'
import type { Zip } from './read-zip.ts'

/** Finds the main document of a package by its relationships, or by its usual path. */
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
