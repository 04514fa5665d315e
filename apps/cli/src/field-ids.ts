/** Creates field ids: `field_` and a timestamp (spec section 3). Each further id adds 1 ms, so ids are unique. */
export function fieldIds(): () => string {
  let time = Date.now()
  return () => {
    time += 1
    return `field_${time}`
  }
}
