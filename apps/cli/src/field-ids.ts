/** `field_` and a timestamp (spec section 3), moved on for each further field. */
export function fieldIds(): () => string {
  let time = Date.now()
  return () => {
    time += 1
    return `field_${time}`
  }
}
