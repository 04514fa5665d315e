import { defineConfig } from 'vite'
import publicForm from '../../../apps/web/vite.public-form.config.ts'

// Uses the same replacements as the build of the public form.
export default defineConfig((env) => {
  const { resolve = {}, plugins = [] } = publicForm(env)
  return { resolve, plugins }
})
