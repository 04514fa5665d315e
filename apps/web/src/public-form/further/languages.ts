// Loaded only by forms in several languages.
import type { Filling } from '@ramiform/core/filling/filling'
import { loadCurrentForm } from '../state/form-changed.ts'
import type { FurtherInput } from './further-input.ts'

/** Opens the page in the chosen language with the answers so far. Without JavaScript, the server does. */
export const open = (): FurtherInput => ({
  bring(filling: Filling) {
    const picker = document.querySelector<HTMLElement>('.rf-languages')
    if (picker === null) return
    picker.onclick = (event) => {
      const { lang } = (event.target as Element).closest('button') ?? {}
      if (!lang) return
      event.preventDefault()
      const address = new URL(location.href)
      address.searchParams.set('lang', lang)
      const order = document.querySelector<HTMLInputElement>('input[name="form.order"]')
      if (order !== null) address.searchParams.set(order.name, order.value)
      const answers = Object.fromEntries(filling.fields.map(({ id }) => [id, filling.answer(id)]))
      history.replaceState(history.state, '', address)
      void loadCurrentForm({ answers })
    }
  },
})
