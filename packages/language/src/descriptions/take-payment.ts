import { capital } from './capital.ts'
import type { Draft } from './draft.ts'

const money =
  /([$£€])\s?(\d{1,6}(?:[.,]\d{2})?)|(\d{1,6}(?:[.,]\d{2})?)\s?(usd|eur|gbp|cad|aud|dollars?|euros?|pounds?)\b/i

const currencies = new Map(
  Object.entries({ $: 'usd', '£': 'gbp', '€': 'eur', dollar: 'usd', euro: 'eur', pound: 'gbp' }),
)
const purpose = /\b(?:fee|deposit|pay(?:ment)?|price|ticket|charge|contribution)\b/i

/** Reads `a registration fee of $25`, `a deposit of €50`: card payments. */
export function takePayment(text: string): Pick<Draft, 'label' | 'pay'> | null {
  const found = money.exec(text)
  if (found === null || !purpose.test(text)) return null
  const amount = Math.round(Number((found[2] ?? found[3] ?? '').replace(',', '.')) * 100)
  const unit = (found[1] ?? found[4] ?? '').toLowerCase().replace(/s$/, '')
  const what = /\b((?:[\p{L}-]+ )?(?:fee|deposit|contribution))\b/iu.exec(text)?.[1] ?? 'Payment'
  const label = capital(what.replace(/^(?:a|an|the|of|pay|their|your) /i, ''))
  return { label, pay: { amount, currency: currencies.get(unit) ?? unit } }
}
