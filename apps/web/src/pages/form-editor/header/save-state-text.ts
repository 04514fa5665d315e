import type { SaveState } from '../document/saver.ts'

/** How things stand, in a few words for the bar. */
export function saveStateText(state: SaveState, dirty: boolean, published: boolean): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving...'
    case 'retrying':
      return `Not saved, trying again. ${state.message}`
    case 'refused':
      return `Not saved. ${state.message}`
    case 'conflict':
      return 'Not saved: two versions'
    default:
      if (!dirty) return 'Saved'
      return published ? 'Unsaved changes, not live yet' : 'Unsaved changes'
  }
}
