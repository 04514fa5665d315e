import { requestFrom } from '../api/call.ts'
import { sessionToken } from '../api/session-token.ts'
import { saveFile } from './save-file.ts'

/**
 * Whether the browser can fetch a file of the owner's by itself: it sends cookies along and nothing else, which in a frame
 * of another site is not enough.
 */
export function browserCanDownload(): boolean {
  return sessionToken() === null
}

/** Fetches a file with the frame's session and hands it over. Throws `ApiError`. */
export async function downloadWithToken(address: string, name: string): Promise<void> {
  const response = await requestFrom(address, { accept: '*/*' })
  saveFile(await response.blob(), name)
}
