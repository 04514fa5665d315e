/**
 * As `shared/Icon.tsx`, for the script that only forms with files load: what it shares with every form's own would
 * be cut out of that into a third file.
 */
export function Drawing({ path, size }: { readonly path: string; readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
