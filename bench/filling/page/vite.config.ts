import { defineConfig } from 'vite'
import publicForm from '../../../apps/web/vite.public-form.config.ts'

// What takes the place of what in the public form does so here too.
export default defineConfig((env) => {
  const { resolve = {}, plugins = [] } = publicForm(env)
  return { resolve, plugins }
})
