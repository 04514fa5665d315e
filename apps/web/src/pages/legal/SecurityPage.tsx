import { Link } from 'react-router'
import { reviewDate } from './dates.ts'
import { FactTable } from './FactTable.tsx'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'Who can do what',
    body: (
      <FactTable
        caption="What each role can and can’t do"
        head={['Who', 'Can', 'Can’t']}
        rows={[
          [
            'A visitor',
            'read published forms and send answers',
            'read submissions, run markup on an owner’s page, or store an answer that the form did not ask for',
          ],
          [
            'An owner',
            'do everything with their own forms',
            'find out that another owner’s form exists: it returns the same error as an unknown form',
          ],
          [
            'Another website',
            'show a public form in a frame',
            'make an owner’s browser change data, or frame the owner’s pages',
          ],
        ]}
      />
    ),
  },
  {
    title: 'Signing in',
    body: (
      <ul>
        <li>
          Sign-in uses OpenID Connect with PKCE, nonce and state. A sign-in can be completed once,
          within ten minutes, in the browser that started it. Ramiform has no passwords.
        </li>
        <li>
          A session token has 32 random bytes. The database stores only its SHA-256 hash, so a
          stolen copy can’t be used to sign in. A session ends when you sign out, after 14 days
          without use, and after 60 days at most. “Sign out everywhere” ends all your sessions.
        </li>
        <li>
          Scripts can’t read the session cookie (<code>HttpOnly</code>). Other sites can’t send it,
          except by a link that leads here (<code>SameSite</code>). If the operator allows a site to
          frame the app, the frame has its own cookie (<code>Partitioned</code>). With https, the
          cookie is bound to the host. Calls that change data must come from our own pages.
        </li>
        <li>
          We identify users by their ID at the provider, never by an email address, which someone
          else could take over.
        </li>
      </ul>
    ),
  },
  {
    title: 'Forms and submissions',
    body: (
      <ul>
        <li>
          Every query for an owner’s data includes the owner. Tests run each owner call as another
          owner and without sign-in, and fail if a new call is missing.
        </li>
        <li>
          The server validates each submission against the stored form, with the same code as the
          browser. It does not store answers to hidden or unknown questions.
        </li>
        <li>
          A schema with limits validates every request. JSON that is nested too deeply is rejected
          first.
        </li>
        <li>
          Visitor input is always treated as text. Pages never use it as HTML, and exported files
          escape cells that a spreadsheet would run.
        </li>
        <li>
          Patterns that owners write run in an engine without backtracking (RE2), so an answer can’t
          block it.
        </li>
      </ul>
    ),
  },
  {
    title: 'Files',
    body: (
      <ul>
        <li>
          If a form limits file types, Ramiform checks the content of each file. Plain text and old
          Office files have no signature, so it also checks their names. The form and the server
          limit size and number.
        </li>
        <li>
          Files are stored under an ID, never under their original name. Owners can only download
          them. Our pages never display them.
        </li>
        <li>
          A file belongs to one submission. Files that are not submitted are deleted after 24 hours.
        </li>
      </ul>
    ),
  },
  {
    title: 'Pages',
    body: (
      <ul>
        <li>
          A content security policy allows only our own script files, and inline scripts from our
          build by their hash. Pages load nothing from other servers, with two exceptions: Stripe’s
          script in forms with Stripe payments, and an owner’s picture from their sign-in provider.
        </li>
        <li>
          Other sites can’t frame the owner’s pages, unless the operator lists them. Camera and
          location are disabled. The microphone is allowed only on the logic chat page.
        </li>
        <li>
          With https, browsers must use https for a year (HSTS). The server itself uses plain HTTP.
          The proxy in front of it provides encryption.
        </li>
      </ul>
    ),
  },
  {
    title: 'Outgoing requests',
    body: (
      <ul>
        <li>
          Webhooks go to public addresses only. The server connects to exactly the address that it
          checked, so DNS changes can’t redirect it. It does not follow HTTP redirects, and requests
          time out after five seconds. The operator can allow individual private addresses.
        </li>
        <li>
          Each webhook is signed as described by{' '}
          <a href="https://www.standardwebhooks.com">Standard Webhooks</a>. After you replace a
          secret, requests have both signatures for a day.
        </li>
        <li>
          Emails include answers as text. Headers have at most the respondent’s address, so that you
          can reply. The number of emails to one address is limited. Confirmations to respondents
          never include answers.
        </li>
      </ul>
    ),
  },
  {
    title: 'Keys and payments',
    body: (
      <ul>
        <li>
          Payment keys and webhook secrets are encrypted (AES-256-GCM) with a key derived from the
          server’s secret. Payment keys are never shown again, and exports and copies of a form
          don’t include them.
        </li>
        <li>
          In production, the server’s secret is not stored in the database, and the server does not
          start without it. On your own computer, the server creates a secret and stores it with the
          other data, so encryption protects little there.
        </li>
        <li>
          The server computes the amount of a payment. A submission counts as paid only if the
          provider confirms the payment for that form, amount and currency, once. We never receive
          card numbers.
        </li>
      </ul>
    ),
  },
  {
    title: 'No lost submissions',
    body: (
      <ul>
        <li>
          The server acknowledges a submission after it has been flushed to disk. This includes the
          embedded database, where we added the missing flush. A test counts the flushes of each
          commit.
        </li>
        <li>
          A benchmark kills the server at random moments under load, on both databases. It then
          checks that no acknowledged submission is missing or duplicated. Another test stops the
          database while it works.
        </li>
        <li>
          Submissions that were not acknowledged stay in the respondent’s browser. A retry stores
          them once.
        </li>
      </ul>
    ),
  },
  {
    title: 'Rate limits and spam',
    body: (
      <ul>
        <li>
          By default, one address can send 20 submissions per minute to one form, and a form accepts
          600 per minute in total. The operator can change these limits. Up to ten times as many are
          accepted with a proof of work each, which the page computes automatically. An IPv6 network
          counts as one address.
        </li>
        <li>
          During an attack from many addresses, a form asks everyone for a proof of work, until ten
          minutes after the attack. This takes an old phone two to three seconds. People solve no
          puzzles, and no third party is involved.
        </li>
        <li>
          Likely spam is held for the form’s owner to release or delete, with the reason. We hold
          submissions that fill in a hidden input or arrive faster than a person can type. This does
          not detect a program that sends its own HTTP requests slowly.
        </li>
        <li>Sign-ins, payments, uploads and the newsletter have their own limits.</li>
        <li>Slow and incomplete requests time out, and each call has a maximum body size.</li>
      </ul>
    ),
  },
  {
    title: 'Logs',
    body: (
      <p>
        The log has no answers, tokens, codes, email addresses or IP addresses. Tests sign in, send
        answers and check that the log does not contain them.
      </p>
    ),
  },
  {
    title: 'Development',
    body: (
      <ul>
        <li>
          The source is open (MIT). The lock file has an exact version and a hash of every
          dependency. <code>npm start</code> installs them without running their install scripts.
        </li>
        <li>
          Tests use both databases, a real browser, and real mail and webhook receivers. A fuzzer
          sends modified requests to the server, and none may cause a server error.
        </li>
      </ul>
    ),
  },
  {
    title: 'Known limitations',
    body: (
      <ul>
        <li>
          No one outside the project has audited the code. It has no certificate such as SOC 2.
        </li>
        <li>
          Ramiform does not encrypt answers and files on disk. The operator can use disk or database
          encryption.
        </li>
        <li>Files are not scanned for viruses.</li>
        <li>
          There is no built-in two-factor authentication. Use a sign-in provider that supports it.
        </li>
        <li>There are no automatic backups. The operator has to make them.</li>
        <li>If several servers run together, each one counts rate limits separately.</li>
        <li>There is no bug bounty.</li>
      </ul>
    ),
  },
  {
    title: 'Report a vulnerability',
    body: (
      <>
        <p>
          Please report vulnerabilities privately, through “Report a vulnerability” on the
          repository’s Security page. Describe what you did, what happened and what you expected.
        </p>
        <p>
          We respond within three working days, and provide a fix or a plan within 90 days. We
          publish the report together with the fix and credit you, unless you prefer to stay
          anonymous. Only the latest release gets security fixes.
        </p>
        <p>
          The <Link to="/privacy">privacy page</Link> lists what we store and for how long. The{' '}
          <Link to="/documentation">documentation</Link> explains how to run your own server.
        </p>
      </>
    ),
  },
]

export default function SecurityPage() {
  return (
    <TextPage
      title="Security"
      description="How Ramiform protects forms and answers, what it does not protect against, and how to report a vulnerability."
      path="/security"
      lead="How Ramiform protects forms and answers, and what its known limitations are."
      updated={reviewDate}
      sections={sections}
    />
  )
}
