import type { Plan } from './plans.ts'

/** Savings of annual over monthly billing, in US dollars; 0 if there are none. */
export function annualSaving({
  monthlyPrice,
  annualPrice,
}: Pick<Plan, 'monthlyPrice' | 'annualPrice'>): number {
  return Math.max(0, 12 * monthlyPrice - annualPrice)
}
