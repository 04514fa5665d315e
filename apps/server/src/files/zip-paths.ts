import type { SubmittedFile } from './upload.ts'

/**
 * Paths of files in the archive: one folder per submission, named after its time. Unsafe, reserved and duplicate names
 * are changed.
 */
export function zipPaths(
  files: readonly SubmittedFile[],
): readonly { readonly file: SubmittedFile; readonly path: string }[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const time = file.submittedAt.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
    const folder = `${time} ${file.submissionId.slice(-6)}`
    const name = safeName(file.name)
    let path = `${folder}/${name}`
    // Some file systems ignore case in names.
    for (let count = 2; taken.has(path.toLowerCase()); count += 1) {
      path = `${folder}/${numbered(name, count)}`
    }
    taken.add(path.toLowerCase())
    return { file, path }
  })
}

/** Name without characters that file systems refuse. */
export function safeName(name: string): string {
  const usable = name.replace(/[/\\:*?"<>|]/g, '_').replace(/^\.+|[. ]+$/g, '_')
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(usable) ? `_${usable}` : usable
}

/** Adds a number before the extension: `report.pdf` becomes `report (2).pdf`. */
function numbered(name: string, count: number): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)} (${count})${name.slice(dot)}` : `${name} (${count})`
}
