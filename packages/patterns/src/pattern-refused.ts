/** A pattern that the engine cannot run. The message is for the pattern's author. */
export class PatternRefused extends Error {
  override readonly name = 'PatternRefused'
}
