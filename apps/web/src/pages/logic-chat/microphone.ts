import type { Microphone } from '../../logic-chat/voice/microphone.ts'
import { attemptStorage } from '../../storage/attempt-storage.ts'

const key = 'ramiform.chat.listen'

/**
 * The server lets documents of this address alone use the microphone. Who came here from another page of the app is
 * still in that page's document: it is loaded anew, and listens then.
 */
export const microphone: Microphone = {
  mayListen() {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded === undefined || /^\/logic-chat\/?$/.test(new URL(loaded.name).pathname)) return true
    // Without storage it has to be pressed once more.
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
