import type { ScreenStore } from '../../../editing/screen-store.ts'
import type { SectionId } from '../settings-panel/sections.ts'

const mostFrames = 90
const framesUntilFocus = 6

/**
 * Opens the settings drawer and scrolls to a section once it has rendered. The drawer's code may still be loading. Style
 * is the design view.
 */
export function openSettingsAt(screen: ScreenStore, id: SectionId): void {
  if (id === 'style') {
    screen.close()
    screen.show('design')
    return
  }
  screen.open('settings')
  let frames = 0
  function look() {
    const section = document.getElementById(`settings-${id}`)
    frames += 1
    section?.scrollIntoView()
    // The drawer then focuses its first input, which would scroll back.
    if (section !== null && frames < mostFrames)
      frames = Math.max(frames, mostFrames - framesUntilFocus)
    if (frames < mostFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
