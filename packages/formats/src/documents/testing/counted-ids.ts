/** Predictable ids: `field_1`, `field_2` and so on. */
export function countedIds(): () => string {
  let count = 0
  return () => {
    count += 1
    return `field_${count}`
  }
}
