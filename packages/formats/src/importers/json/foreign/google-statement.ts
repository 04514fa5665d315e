import { linkedMedia, lostMedia } from '../../../reading/html-statement.ts'
import { mediaLink } from '../../../reading/html-text.ts'
import { statementOf } from '../../../reading/statement.ts'
import { type Members, membersOf } from '../members.ts'
import type { GoogleQuestion } from './google-question.ts'
import { linesOf, localized, plainText } from './localized.ts'

/** A text, picture or video as a statement; null for another item. */
export function statementIn(item: Members, at: number): GoogleQuestion | null {
  const isShown = [item.textItem, item.imageItem, item.videoItem].some((one) => one !== undefined)
  if (!isShown) return null
  const media = mediaOf(item)
  return statementOf({
    key: plainText(item.title) || media?.name || `item ${at}`,
    title: plainText(item.title),
    text: [linesOf(item.description), media?.link ?? ''].filter((text) => text !== '').join('\n\n'),
    lost: media === null ? [] : [media.link === '' ? lostMedia : linkedMedia],
  })
}

/** The address that the API gives for a picture expires, so only that of a request to create one is kept. */
function mediaOf({ imageItem, videoItem }: Members) {
  const picture = membersOf(membersOf(imageItem)?.image)
  if (imageItem !== undefined) {
    const name = localized(picture?.altText)
    return { name, link: mediaLink(localized(picture?.sourceUri), name) }
  }
  if (videoItem === undefined) return null
  const video = membersOf(videoItem)
  const name = localized(video?.caption)
  return { name, link: mediaLink(localized(membersOf(video?.video)?.youtubeUri), name) }
}
