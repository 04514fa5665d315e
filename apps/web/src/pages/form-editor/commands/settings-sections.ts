import type { ScreenStore } from '../../../editing/screen-store.ts'
import type { SectionId } from '../settings-panel/sections.ts'

const mostFrames = 90
const framesUntilFocus = 6

/**
 * Opens the settings drawer and scrolls to a section once it has rendered. The drawer's code may still be loading. Style
 * is the design view.
 *
 * @param part id of an element of the section that gets the focus; default: the section, which takes none
 */
export function openSettingsAt(screen: ScreenStore, id: SectionId, part = `settings-${id}`): void {
  if (id === 'style') {
    screen.close()
    screen.show('design')
    return
  }
  screen.open('settings')
  let frames = 0
  function look() {
    const section = document.getElementById(part)
    frames += 1
    section?.scrollIntoView()
    section?.focus()
    // The drawer then focuses its first input, which would scroll back.
    if (section !== null && frames < mostFrames)
      frames = Math.max(frames, mostFrames - framesUntilFocus)
    if (frames < mostFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
