import styles from './Generator.module.css'

/** What the specified button gives, where it is not what the list shows. */
export function BasicFormHint() {
  return (
    <p className={styles.hint}>
      <b>Generate Form</b> makes a basic form: Full Name, Email Address and Primary Interest.
    </p>
  )
}
