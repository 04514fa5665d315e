import { Link } from 'react-router'
import { reviewDate } from './dates.ts'
import { KeptList } from './KeptList.tsx'
import {
  ownerCookies,
  ownerStorage,
  respondentCookies,
  respondentStorage,
} from './kept-in-browser.ts'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'In short',
    body: (
      <ul>
        <li>We use only cookies and storage that a feature needs, so there is no cookie banner.</li>
        <li>We don’t use cookies for advertising, analytics or tracking.</li>
        <li>Reading this site sets no cookies.</li>
        <li>Most forms set no cookies for respondents.</li>
      </ul>
    ),
  },
  {
    title: 'If you fill in a form',
    body: (
      <>
        <p>There is one cookie, only in forms that accept one submission per person:</p>
        <KeptList things={respondentCookies} />
        <p>
          The rest is in your browser’s storage, which is not sent automatically.{' '}
          <code>{'{form}'}</code> is the ID of the form.
        </p>
        <KeptList things={respondentStorage} />
      </>
    ),
  },
  {
    title: 'If you build forms',
    body: (
      <>
        <p>We set these cookies when you sign in:</p>
        <KeptList things={ownerCookies} />
        <p>
          With https, the names of <code>session</code>, <code>sign-in</code> and{' '}
          <code>answered-{'{form}'}</code> start with <code>__Host-</code>, so that subdomains can’t
          set them.
        </p>
        <p>Your browser’s storage protects your work and remembers your settings:</p>
        <KeptList things={ownerStorage} />
      </>
    ),
  },
  {
    title: 'Third-party cookies',
    body: (
      <p>
        A form with Stripe payments loads Stripe’s script when you start to pay. It sets its own
        cookies, such as <code>__stripe_mid</code> and <code>__stripe_sid</code>, which Stripe uses
        to detect fraud. Other forms load nothing from third parties. Your sign-in provider sets its
        own cookies on its own site, and your profile picture loads from there.
      </p>
    ),
  },
  {
    title: 'How to delete them',
    body: (
      <p>
        Sign out to end your session. Use your browser’s settings for this site to see and delete
        the rest. If your browser blocks storage, everything still works, but the data lasts only
        until you close the page. You can’t stay signed in without cookies. See the{' '}
        <Link to="/privacy">privacy page</Link> for the data we store.
      </p>
    ),
  },
]

export default function CookiesPage() {
  return (
    <TextPage
      title="Cookies"
      description="Every cookie and browser storage entry that Ramiform uses, with its purpose and how long it lasts."
      path="/cookies"
      lead="Every cookie and browser storage entry that Ramiform uses, with its purpose and how long it lasts."
      updated={reviewDate}
      sections={sections}
    />
  )
}
