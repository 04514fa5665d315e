import type { FormStyle } from '@ramiform/core/form'
import { contrastWarning } from './contrast.ts'

/** Colors and corners change smoothly while the owner chooses. */
const motion = `@media (prefers-reduced-motion:no-preference){body,.rf,.rf :is(input,textarea,select,button,label,.rf-box){transition:background-color .12s,border-color .12s,color .12s,border-radius .12s}}`

/** Styles of the form on the stage that visitors never get: motion, and a mark beside a button with another color. */
export function stageCss(style: FormStyle): string {
  const warning = contrastWarning(style, 'accent')
  if (warning === null) return motion
  return `${motion}.rf-send{flex-wrap:wrap}.rf-send::after{content:"Shown as ${warning.fix}";align-self:center;padding:4px 10px;border-radius:13px;background:var(--warn-soft);color:var(--warn);font-size:12px;font-weight:550;box-shadow:0 0 0 1px color-mix(in srgb,var(--warn) 40%,transparent)}`
}
