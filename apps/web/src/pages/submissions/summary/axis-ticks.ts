const steps = [1, 2, 5, 10]
/** bars from one label to the next: days or whole weeks */
const strides = [1, 2, 7, 14, 28]

/** Round tick values from 0 to the highest bar or just above, at most four lines including zero. */
export function countTicks(highest: number): readonly number[] {
  const rough = Math.max(1, highest / 3)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((one) => one * power >= rough) ?? 10) * power
  const lines = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: lines + 1 }, (_, line) => line * step)
}

/**
 * Positions of the bars with a date label: the last bar, then at even steps backwards without overlap. Unless every bar
 * has a label, the first `margin` bars get none, because half of a label is to the left of its bar.
 */
export function labelledBars(bars: number, most: number, margin = 0): readonly number[] {
  const step = strides.find((one) => bars / one <= most) ?? Math.ceil(bars / most)
  const labelled: number[] = []
  for (let bar = bars - 1; bar >= 0; bar -= step) labelled.unshift(bar)
  return step === 1 ? labelled : labelled.filter((bar) => bar >= margin)
}
