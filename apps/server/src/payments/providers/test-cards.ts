import type { FormWords } from '@ramiform/core/words/form-words'

type TestCard =
  | { readonly kind: 'succeeds' | 'asks' }
  | { readonly kind: 'declined'; readonly why: keyof FormWords['payment'] }

/** Test card behavior by card number; the numbers are Stripe's own. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { kind: 'succeeds' },
  '4000002500003155': { kind: 'asks' },
  '4000000000000002': { kind: 'declined', why: 'cardDeclined' },
  '4000000000009995': { kind: 'declined', why: 'cardWithoutFunds' },
}

export function testCardOf(typed: string): TestCard | undefined {
  const number = typed.replaceAll(/[\s-]/g, '')
  return Object.hasOwn(testCards, number) ? testCards[number] : undefined
}
