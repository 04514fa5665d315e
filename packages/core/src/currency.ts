// A file of its own, so that the script of every form does not load it.

export const currencies = ['usd', 'eur', 'gbp', 'cad', 'aud'] as const
export type Currency = (typeof currencies)[number]
