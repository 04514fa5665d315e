import { requestFrom } from '../api/call.ts'
import { sessionToken } from '../api/session-token.ts'
import { saveFile } from './save-file.ts'

/**
 * True if a plain link can download the owner's files. A link sends only cookies, which are blocked in a frame of
 * another site.
 */
export function browserCanDownload(): boolean {
  return sessionToken() === null
}

/** Downloads a file with the frame's session token, then saves it. Throws `ApiError`. */
export async function downloadWithToken(address: string, name: string): Promise<void> {
  const response = await requestFrom(address, { accept: '*/*' })
  saveFile(await response.blob(), name)
}
