import type { ScreenStore } from '../../../editing/screen-store.ts'
import type { SectionId } from '../settings-panel/sections.ts'

const mostFrames = 90

/** Opens the settings and goes to a section once it is drawn; the drawer may still be on its way. */
export function openSettingsAt(screen: ScreenStore, id: SectionId): void {
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
