/** Line icon on a 24-pixel grid. Always used beside text, so it has no accessible name. */
export function Icon(props: {
  path: string
  size?: number
  strokeWidth?: number
  className?: string
}) {
  const size = props.size ?? 20
  return (
    <svg
      className={props.className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={props.strokeWidth ?? 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={props.path} />
    </svg>
  )
}
