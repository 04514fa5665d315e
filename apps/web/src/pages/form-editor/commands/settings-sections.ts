import type { ScreenStore } from '../../../editing/screen-store.ts'
import type { SectionId } from '../settings-panel/sections.ts'

const mostFrames = 90

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
    if (section !== null) section.scrollIntoView()
    else if (frames < mostFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
