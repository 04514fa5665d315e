import type { Phrase } from '@ramiform/core/conditions/describe'

/** A sentence about a rule that is being filled in: its missing parts are dots instead of errors. */
export const withoutMissing = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.map((one) => (one.kind === 'missing' ? { kind: 'text', text: '…' } : one))
