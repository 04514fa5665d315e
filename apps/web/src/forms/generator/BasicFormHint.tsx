import styles from './Generator.module.css'

/** Explains that the specified button creates a basic form instead of the listed fields. */
export function BasicFormHint() {
  return (
    <p className={styles.hint}>
      <b>Generate Form</b> makes a basic form: Full Name, Email Address and Primary Interest.
    </p>
  )
}
