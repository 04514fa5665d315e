import styles from './Logo.module.css'

export function Logo({ size = 22 }: { size?: number }) {
  return (
    <span className={styles.logo} style={{ fontSize: size === 22 ? 16 : 20 }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M5.5 21.5V7" stroke="var(--ink)" />
        <path d="M5.5 21.5v-2.5c0-4.6 3.1-7.7 8-7.9" stroke="currentColor" />
        <path
          d="M12 12.5V9.5A6.5 6.5 0 0 1 18.5 3H21.5V6A6.5 6.5 0 0 1 15 12.5Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1"
        />
      </svg>
      <span className={styles.name}>Ramiform</span>
    </span>
  )
}
