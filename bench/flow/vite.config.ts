import { defineConfig } from 'vite'
import { breakpointsInCss } from '../../apps/web/breakpoints-in-css.ts'
import { cssLayers } from '../../apps/web/css-layers.ts'

/** Style sheets as in the app. */
export default defineConfig({ plugins: [breakpointsInCss, cssLayers] })
