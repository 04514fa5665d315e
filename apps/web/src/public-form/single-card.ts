/** A part of its own: forms that show all their questions at once do not load it. */
export { SingleCardForm } from '@ramiform/renderer'
