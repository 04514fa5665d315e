import type { Microphone } from '../../logic-chat/voice/microphone.ts'
import { attemptStorage } from '../../storage/attempt-storage.ts'

const key = 'ramiform.chat.listen'

/**
 * Only documents loaded from this address may use the microphone (Permissions-Policy). After client-side navigation
 * from another page, it reloads the page and then listens.
 */
export const microphone: Microphone = {
  mayListen() {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded === undefined || /^\/logic-chat\/?$/.test(new URL(loaded.name).pathname)) return true
    // Without storage the user has to press the button again after the reload.
    attemptStorage(() => sessionStorage.setItem(key, '1'))
    window.location.reload()
    return false
  },
  wantsToListen() {
    const wanted = attemptStorage(() => sessionStorage.getItem(key)) !== null
    if (wanted) attemptStorage(() => sessionStorage.removeItem(key))
    return wanted
  },
}
