import type { UploadSettings } from '@ramiform/core/field'
import { type FileKind, fileKindNames, fileKindOf } from '@ramiform/fields/file/file-kinds'
import { uploadCeilings } from '@ramiform/fields/file/upload-limits'

/** Limits of a file question in another program. */
export interface FileLimits {
  readonly files?: number | undefined
  readonly megabytes?: number | undefined
  /** Accepted files: endings (`.pdf`, `pdf`), media types (`image/*`), or our kinds. Empty accepts any. */
  readonly accepted?: readonly string[]
}

/** Converts limits of files to ours, with a sentence about each that becomes wider or is lost. */
export function uploadFrom({ files, megabytes, accepted = [] }: FileLimits): {
  readonly upload: UploadSettings
  readonly lost: readonly string[]
} {
  const wanted = accepted.map((one) => one.trim().toLowerCase()).filter((one) => one !== '')
  const isAny = wanted.length === 0 || wanted.some((one) => /^(?:\*|\*\/\*|any)$/.test(one))
  const found = wanted.map(kindAccepted)
  const kinds = [...new Set(found.flatMap((kind) => kind ?? []))]
  const isWhole = wanted.every((one) => isKind(one.replace('/*', '')))
  const names = wanted.join(', ').slice(0, 200)
  const isKnown = !isAny && found.every((kind) => kind !== null)
  const lost: string[] = []
  if (!isAny && !isKnown) lost.push(`It accepts only ${names}. Here it accepts any file.`)
  else if (!isAny && !isWhole)
    lost.push(`It accepts only ${names}. Here it accepts all files of these kinds.`)
  const most = (name: 'files' | 'megabytes', wish: number | undefined) =>
    wish === undefined ? undefined : Math.max(1, Math.min(uploadCeilings[name], Math.round(wish)))
  const maxFiles = most('files', files)
  const maxMegabytes = most('megabytes', megabytes)
  // Programs count in 1,024, and our limits are whole megabytes.
  const isClose = megabytes && maxMegabytes && Math.abs(maxMegabytes / megabytes - 1) < 0.1
  if (megabytes !== undefined && megabytes <= uploadCeilings.megabytes && !isClose)
    lost.push(
      `It accepts files of up to ${Number(megabytes.toFixed(2))} MB. Here they have up to ${maxMegabytes} MB.`,
    )
  if (files !== undefined && files > uploadCeilings.files)
    lost.push(`It accepts more files. Here it accepts up to ${uploadCeilings.files}.`)
  if (megabytes !== undefined && megabytes > uploadCeilings.megabytes)
    lost.push(`It accepts larger files. Here they have up to ${uploadCeilings.megabytes} MB.`)
  return {
    upload: {
      ...(maxFiles !== undefined && { maxFiles }),
      ...(maxMegabytes !== undefined && { maxMegabytes }),
      ...(isKnown && kinds.length > 0 && { kinds }),
    },
    lost,
  }
}

const isKind = (name: string): name is FileKind => fileKindNames.some((kind) => kind === name)

function kindAccepted(one: string): FileKind | null {
  const [family = '', ending = family] = one.split('/')
  if (isKind(family)) return family
  return fileKindOf(ending.replace(/^\./, ''))
}
