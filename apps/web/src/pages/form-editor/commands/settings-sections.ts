import type { ScreenStore } from '../screen-store.ts'

/** The sections of the settings, by the id of their part of the drawer. */
export const settingsSections = [
  { id: 'general', name: 'General' },
  { id: 'after', name: 'After submitting' },
  { id: 'answers', name: 'Answers' },
  { id: 'advanced', name: 'Advanced options' },
  { id: 'link', name: 'Public link' },
] as const

const mostFrames = 90

/** Opens the settings and goes to a section once it is drawn; the drawer may still be on its way. */
export function openSettingsAt(screen: ScreenStore, id: string): void {
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
