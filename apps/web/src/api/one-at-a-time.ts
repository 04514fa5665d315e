/**
 * Makes one thing at a time: who asks again while it is being made gets the same one. The second press of a double
 * click comes before a button can show that it is busy.
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
