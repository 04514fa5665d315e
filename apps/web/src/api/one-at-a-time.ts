/**
 * Shares a pending call: calls during it get the same promise. Guards against the second press of a double click, which
 * comes before the button can render as busy.
 */
export function oneAtATime<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Promise<Made>,
): (...given: Given) => Promise<Made> {
  let underWay: Promise<Made> | null = null
  return (...given) => {
    underWay ??= make(...given).finally(() => {
      underWay = null
    })
    return underWay
  }
}
