/** The form as its visitors will see it, as it is edited. */
export function LivePreview() {
  return null
}
