import styles from './PostDate.module.css'
import { blogAuthor } from './posts.ts'

/** Author, date and reading time. */
export function PostDate({ date, minutes }: { date: string; minutes: number }) {
  return (
    <p className={styles.date}>
      <time dateTime={date}>{inWords(date)}</time>
      <span>{blogAuthor}</span>
      <span>{minutes} minutes</span>
    </p>
  )
}

/** `22 November 2026` */
const inWords = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
