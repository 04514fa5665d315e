import styles from './FindingsPanel.module.css'

/** What the check looks for, in the owner's words. */
export function WhatIsChecked() {
  return (
    <section className={styles.ignored} aria-label="What is checked">
      <h3>What is checked</h3>
      <ul className={styles.checks}>
        <li>Questions that no answers make appear</li>
        <li>Answers with which the form can’t be sent</li>
        <li>Rules in a loop, unfinished rules, deleted questions and options</li>
        <li>Rules that are always true, never true or not needed</li>
        <li>Questions that are always hidden again before visitors can send</li>
        <li>Numbers and dates for which nothing shows</li>
      </ul>
      <p className={styles.checked}>
        Every answer that a question accepts is considered. Answers to hidden questions do not
        count.
      </p>
    </section>
  )
}
