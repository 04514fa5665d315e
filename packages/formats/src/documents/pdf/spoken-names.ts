import { inflate, PartFailure } from '../zip/inflate.ts'

/** Unpacked bytes of compressed objects to search */
const mostBytes = 32 * 1024 * 1024
const mostStreams = 2_000

/**
 * Reads the accessible names of form fields (`/TU`) by the last part of their names (`/T`). The PDF library reports
 * them only for widgets; groups of buttons have them on their parent.
 */
export async function spokenNames(
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const text = new TextDecoder('latin1').decode(bytes)
  // Encrypted strings are unreadable.
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) return names
  collect(text, names)
  let left = mostBytes
  let count = 0
  for (const match of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    count += 1
    if (count > mostStreams || left <= 0) break
    const stream = /stream\r?\n/g
    stream.lastIndex = match.index
    const start = stream.exec(text)
    if (start === null || start.index - match.index > 2_000) continue
    const from = start.index + start[0].length
    const to = text.indexOf('endstream', from)
    if (to === -1) continue
    const unpacked = await unpackedText(bytes.subarray(from, to), left, signal)
    left -= unpacked.length
    collect(unpacked, names)
  }
  return names
}

/** Unpacks zlib data: skips the two header bytes, ignores the checksum. */
async function unpackedText(
  packed: Uint8Array,
  ceiling: number,
  signal?: AbortSignal,
): Promise<string> {
  const decoder = new TextDecoder('latin1')
  let text = ''
  try {
    for await (const chunk of inflate(packed.subarray(2), false, ceiling, signal))
      text += decoder.decode(chunk, { stream: true })
  } catch (failure) {
    // Extra bytes behind the compressed data count as damage after everything was unpacked.
    if (!(failure instanceof PartFailure)) throw failure
  }
  return text
}

const token =
  /<<|>>|\/T(?:U)?(?=[\s(<])\s*(\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<[\da-fA-F\s]*>)|\((?:\\[\s\S]|[^\\()])*\)/g

/** Collects the names in the dictionaries of a text. */
function collect(text: string, names: Map<string, string>): void {
  if (!text.includes('/TU')) return
  const open: { name: string; spoken: string }[] = []
  for (const [whole, value] of text.matchAll(token)) {
    if (whole === '<<') open.push({ name: '', spoken: '' })
    else if (whole === '>>') {
      const { name = '', spoken = '' } = open.pop() ?? {}
      if (name !== '' && spoken !== '') names.set(name, spoken)
    } else if (value !== undefined) {
      const dictionary = open.at(-1)
      if (dictionary === undefined) continue
      if (whole.startsWith('/TU')) dictionary.spoken = stringOf(value)
      else dictionary.name = stringOf(value)
    }
    if (open.length > 200) return
  }
}

const escapes: Readonly<Record<string, string>> = { n: ' ', r: ' ', t: ' ', b: '', f: '' }

function stringOf(written: string): string {
  const raw = written.startsWith('<')
    ? (written.match(/[\da-f]{2}/gi) ?? [])
        .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
        .join('')
    : written
        .slice(1, -1)
        .replaceAll(/\\(\d{1,3}|\r\n|[\s\S])/g, (_, what: string) =>
          /^\d/.test(what)
            ? String.fromCharCode(Number.parseInt(what, 8) & 255)
            : (escapes[what] ?? (/\s/.test(what) ? '' : what)),
        )
  const bytes = Uint8Array.from(raw, (one) => one.charCodeAt(0))
  const encoding = raw.startsWith('\u00fe\u00ff')
    ? 'utf-16be'
    : raw.startsWith('\u00ef\u00bb\u00bf')
      ? 'utf-8'
      : 'windows-1252'
  return new TextDecoder(encoding).decode(bytes).replaceAll(/\s+/g, ' ').trim()
}
