/** The icon for logic. Always next to text with the same meaning. */
export function BranchMark({
  size = 16,
  className,
}: {
  size?: number
  className?: string | undefined
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <path d="M6 3v18" />
      <path d="M6 7c0 5 3 6 7 6h2" />
      <circle cx="18" cy="13" r="2.6" fill="currentColor" stroke="none" />
    </svg>
  )
}
