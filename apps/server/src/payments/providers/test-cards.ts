type TestCard =
  | { readonly kind: 'succeeds' | 'asks' }
  | { readonly kind: 'declined'; readonly message: string }

/** What each test card does, by its number; the numbers are Stripe's own. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { kind: 'succeeds' },
  '4000002500003155': { kind: 'asks' },
  '4000000000000002': { kind: 'declined', message: 'Your card was declined.' },
  '4000000000009995': { kind: 'declined', message: 'Your card has insufficient funds.' },
}

export const notConfirmed = 'The payment was not confirmed.'
export const noTestCard =
  'This is no test card. Use 4242 4242 4242 4242, or 4000 0000 0000 0002 for one that is declined.'

export function testCardOf(typed: string): TestCard | undefined {
  const number = typed.replaceAll(/[\s-]/g, '')
  return Object.hasOwn(testCards, number) ? testCards[number] : undefined
}
