import { capital } from './direct-question.ts'
import type { Draft } from './draft.ts'

const money =
  /([$£€])\s?(\d{1,6}(?:[.,]\d{2})?)|(\d{1,6}(?:[.,]\d{2})?)\s?(usd|eur|gbp|cad|aud|dollars?|euros?|pounds?)\b/i

const currencies: Readonly<Record<string, string>> = {
  $: 'usd',
  '£': 'gbp',
  '€': 'eur',
  dollar: 'usd',
  dollars: 'usd',
  euro: 'eur',
  euros: 'eur',
  pound: 'gbp',
  pounds: 'gbp',
}

/** Reads and removes `a registration fee of $25`, `a deposit of €50`: card payments. */
export function takePayment(
  text: string,
): { readonly label: string; readonly pay: NonNullable<Draft['pay']> } | null {
  const found = money.exec(text)
  if (
    found === null ||
    !/\b(?:fee|deposit|pay(?:ment)?|price|ticket|charge|contribution)\b/i.test(text)
  )
    return null
  const sum = Math.round(Number((found[2] ?? found[3] ?? '').replace(',', '.')) * 100)
  const unit = (found[1] ?? found[4] ?? '').toLowerCase()
  const what = /\b((?:[\p{L}-]+ )?(?:fee|deposit|contribution))\b/iu.exec(text)?.[1] ?? 'Payment'
  const label = what.replace(/^(?:a|an|the|of|pay|their|your) /i, '')
  return { label: capital(label), pay: { amount: sum, currency: currencies[unit] ?? unit } }
}
