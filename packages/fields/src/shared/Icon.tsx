/** A line drawing on a grid of 24. Only ever beside words, so it has no name of its own. */
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
