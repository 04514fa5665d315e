/** Loaded only by forms with sections. */
export { withSections } from '@ramiform/renderer'
