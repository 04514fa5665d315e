/** Separate module, so that forms that show all questions at once do not load it. */
export { SingleCardForm } from '@ramiform/renderer'
