import { company } from './company.ts'

/** Writes to whoever runs this site. */
export function MailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>
}
