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
        <li>Everything here is needed for something that you do. So there is no banner.</li>
        <li>Nothing is for advertising, for counting visits or for following you elsewhere.</li>
        <li>Reading this site sets no cookie.</li>
        <li>Most forms set no cookie for those who fill them in.</li>
      </ul>
    ),
  },
  {
    title: 'If you fill in a form',
    body: (
      <>
        <p>One cookie, and only where a form takes one submission from each person:</p>
        <KeptList things={respondentCookies} />
        <p>
          The rest is in your browser’s own storage and is not sent along by itself.{' '}
          <code>{'{form}'}</code> stands for the id of the form.
        </p>
        <KeptList things={respondentStorage} />
      </>
    ),
  },
  {
    title: 'If you build forms',
    body: (
      <>
        <p>Cookies, from the moment you sign in:</p>
        <KeptList things={ownerCookies} />
        <p>
          Behind https the names of <code>session</code>, <code>sign-in</code> and{' '}
          <code>answered-{'{form}'}</code> begin with <code>__Host-</code>, so that no sub-domain
          can set them.
        </p>
        <p>
          In your browser’s own storage, so that you lose nothing and find things as you left them:
        </p>
        <KeptList things={ownerStorage} />
      </>
    ),
  },
  {
    title: 'Cookies of others',
    body: (
      <p>
        A form that is paid through Stripe loads Stripe’s script as soon as you begin to pay. It
        sets cookies of its own, such as <code>__stripe_mid</code> and <code>__stripe_sid</code>, by
        which Stripe recognises fraud. No other form loads anything from anybody else. The provider
        of your sign-in sets its own cookies on its own site, and your picture comes from there.
      </p>
    ),
  },
  {
    title: 'Getting rid of them',
    body: (
      <p>
        Signing out ends the session. Your browser’s settings for this site show and clear the rest.
        If your browser refuses storage, everything still works; what would be kept then lasts as
        long as the page. Without the cookies you cannot stay signed in. More about what we store is
        on the page about <Link to="/privacy">privacy</Link>.
      </p>
    ),
  },
]

export default function CookiesPage() {
  return (
    <TextPage
      title="Cookies"
      description="Every cookie and every name in your browser’s storage that Ramiform uses: what it is for, and how long it stays."
      path="/cookies"
      lead="Every cookie and every other thing that Ramiform keeps in a browser, by its name: what it is for, and how long it stays."
      updated={reviewDate}
      sections={sections}
    />
  )
}
