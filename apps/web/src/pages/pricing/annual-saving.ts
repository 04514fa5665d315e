import type { Plan } from './plans.ts'

/** What a year costs less when it is paid at once than in twelve months, in US dollars; 0 where it does not. */
export function annualSaving({
  monthlyPrice,
  annualPrice,
}: Pick<Plan, 'monthlyPrice' | 'annualPrice'>): number {
  return Math.max(0, 12 * monthlyPrice - annualPrice)
}
