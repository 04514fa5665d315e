import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Cache time in milliseconds, because load balancers and monitors check often. */
const cachedMs = 5_000

/** Space on the disk of a folder that the server writes to. */
export interface Disk {
  /** Purpose of the folder: `data` or `files`. */
  readonly folder: string
  readonly freeBytes: number
  readonly sizeBytes: number
}

/** Detects folders whose disk is full or not writable. */
export interface DiskSpace {
  /** Returns the first such folder, or null. */
  fullFolder(): Promise<string | null>
  /** Reads the space of all folders. A folder that cannot be read is left out. */
  space(): Promise<readonly Disk[]>
}

export function createDiskSpace(
  folders: Readonly<Record<string, string>>,
  minFreeBytes: number,
  now: () => number = Date.now,
): DiskSpace {
  let last: { readonly at: number; readonly answer: Promise<string | null> } | undefined

  async function look(): Promise<string | null> {
    for (const folder of Object.values(folders)) {
      if (!(await hasRoom(folder, minFreeBytes))) return folder
    }
    return null
  }

  return {
    fullFolder() {
      if (last === undefined || now() - last.at >= cachedMs) last = { at: now(), answer: look() }
      return last.answer
    },
    async space() {
      const disks = Object.entries(folders).map(async ([name, folder]) => {
        const disk = await existingDisk(folder)
        return disk === null ? [] : [{ folder: name, ...disk }]
      })
      return (await Promise.all(disks)).flat()
    },
  }
}

async function hasRoom(folder: string, minFreeBytes: number): Promise<boolean> {
  try {
    const disk = await statfs(folder)
    await access(folder, constants.W_OK)
    // Some file systems report no inode counts; both values are 0 then.
    const hasFiles = disk.files === 0 || disk.ffree > 0
    return disk.bavail * disk.bsize >= minFreeBytes && hasFiles
  } catch (error) {
    // The first upload creates the folder. Before that, its parent is checked.
    const parent = dirname(folder)
    if (isMissing(error) && parent !== folder) return hasRoom(parent, minFreeBytes)
    return false
  }
}

/** Disk of the folder, or of its nearest parent that exists. */
async function existingDisk(folder: string): Promise<Omit<Disk, 'folder'> | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  } catch (error) {
    const parent = dirname(folder)
    return isMissing(error) && parent !== folder ? existingDisk(parent) : null
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
