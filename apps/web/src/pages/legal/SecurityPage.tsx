import { Link } from 'react-router'
import { reviewDate } from './dates.ts'
import { FactTable } from './FactTable.tsx'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'What is defended',
    body: (
      <FactTable
        caption="Who may do what, and who may never do what"
        head={['Who', 'May', 'May never']}
        rows={[
          [
            'A visitor',
            'read published forms and send answers',
            'read anybody’s submissions, bring markup into an owner’s page, or store an answer that the form did not ask for',
          ],
          [
            'An owner',
            'do everything with their own forms',
            'learn that another owner’s form exists: it answers like one that does not',
          ],
          [
            'Another web site',
            'show a public form in a frame',
            'make an owner’s browser change anything, or frame the owner’s pages',
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
          Sign-in is OpenID Connect, with PKCE, a nonce and a state. A sign-in is finished once,
          within ten minutes, in the browser that began it. There are no passwords here to be
          stolen.
        </li>
        <li>
          A session is 32 random bytes. The database has only their SHA-256 digest, so a copy of it
          signs nobody in. A session ends after 60 days, after 14 days without use, and when you
          sign out; “Sign out everywhere” ends all of yours.
        </li>
        <li>
          No script can read the session’s cookie (<code>HttpOnly</code>). Other sites cannot cause
          it to be sent, except by a link that leads here (<code>SameSite</code>); where the
          operator lets them frame the app, the frame has a cookie of its own (
          <code>Partitioned</code>). Behind https it is bound to the host. With it, a call that
          changes something is refused unless it comes from our own pages.
        </li>
        <li>
          People are told apart by their provider’s id for them, never by an e-mail address that
          somebody else could take over.
        </li>
      </ul>
    ),
  },
  {
    title: 'Forms and submissions',
    body: (
      <ul>
        <li>
          Every query for an owner names that owner. Tests try each call of an owner as another
          owner and as nobody, and fail when a new call is missing from them.
        </li>
        <li>
          A submission is checked on the server, on the stored form, by the same code that runs in
          the browser. An answer to a hidden or unknown question is not stored.
        </li>
        <li>
          Every request is read by a schema with limits. JSON that is nested too deeply is refused
          before that.
        </li>
        <li>
          What people type is text everywhere. No page builds HTML from it, and a cell of an
          exported file that a spreadsheet would run is made text.
        </li>
        <li>
          Patterns that owners write run in an engine that never goes back (RE2), so that no answer
          can keep it busy.
        </li>
      </ul>
    ),
  },
  {
    title: 'Files',
    body: (
      <ul>
        <li>
          Where a form names the kinds of file it takes, the content of a file decides. Only plain
          texts and old office files, which carry no mark of their own, go by their name as well.
          Size and number are limited by the form and by the server.
        </li>
        <li>
          Files are kept under an id, never under the name that came with them. They are handed to
          the owner as downloads only, and never shown inside our pages.
        </li>
        <li>
          A file belongs to one submission. One that was never submitted is deleted after 24 hours.
        </li>
      </ul>
    ),
  },
  {
    title: 'Pages',
    body: (
      <ul>
        <li>
          A content security policy lets each page run our own script files, and of scripts inside a
          page only those that our build wrote there, known by their digests. Nothing is loaded from
          other servers, with two exceptions: Stripe’s script in forms that are paid through it, and
          an owner’s picture from the provider of their sign-in.
        </li>
        <li>
          The owner’s pages cannot be framed, unless the operator allows a site by name. Camera and
          location are switched off; the microphone is allowed on the page of the logic chat alone.
        </li>
        <li>
          Behind https, browsers are told to use nothing else for a year. The server itself speaks
          plain HTTP: encryption on the way is the work of the proxy in front of it.
        </li>
      </ul>
    ),
  },
  {
    title: 'Calls to the outside',
    body: (
      <ul>
        <li>
          Webhooks go to public addresses only. The address that was checked is the one that is
          dialled, so a name cannot change its meaning in between. Redirects are not followed, and a
          call ends after five seconds. The operator may allow single private addresses.
        </li>
        <li>
          Each call is signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a>{' '}
          describes. While a secret is being replaced, calls carry a signature with both for a day.
        </li>
        <li>
          Mails carry answers as text. In a header stands at most the address that a respondent
          gave, so that you can reply. How many mails one address gets is limited. A confirmation to
          a respondent never carries answers.
        </li>
      </ul>
    ),
  },
  {
    title: 'Keys and payments',
    body: (
      <ul>
        <li>
          Secret keys of payment providers and signing secrets of webhooks are sealed (AES-256-GCM)
          with a key that is derived from the server’s own secret. A provider’s key is never shown
          again, and it is in no export or copy of a form.
        </li>
        <li>
          In production the server’s secret comes from outside the database and the server does not
          start without it. On your own computer it makes one and keeps it beside the rest, so there
          sealing protects little.
        </li>
        <li>
          What a payment comes to is computed by the server. A submission counts as paid when the
          provider itself says so, for that form, amount and currency, once. Card numbers never
          reach us.
        </li>
      </ul>
    ),
  },
  {
    title: 'Nothing is lost',
    body: (
      <ul>
        <li>
          A submission is acknowledged after it has been written through to the disk. That holds for
          the embedded database too, whose missing flush we put in; a test counts the flushes of
          each commit.
        </li>
        <li>
          A measurement kills the server without warning at random moments under load, on both
          databases, and compares what was acknowledged with what the owner then reads: nothing
          missing, nothing twice. Another test stops the database at work.
        </li>
        <li>
          What was not acknowledged is still in the respondent’s browser. Sending it again stores it
          once.
        </li>
      </ul>
    ),
  },
  {
    title: 'Floods and spam',
    body: (
      <ul>
        <li>
          One address may send 20 submissions a minute to one form, and a form takes 600 a minute
          from everybody; the operator may set other numbers. Beyond that, up to ten times as many,
          each needs a proof of work, which the page does by itself. A network of IPv6 counts as one
          address.
        </li>
        <li>
          A form that is flooded from many addresses asks everybody for such a proof until ten
          minutes after. It costs an old phone two to three seconds, and nobody has to solve a
          puzzle. No third party is asked.
        </li>
        <li>
          What looks like spam is held back, with the reason, for the form’s owner to release or
          delete: what fills in an input that nobody sees, and what a page sends faster than anybody
          can. A program that speaks HTTP by itself and takes its time is not told apart by this.
        </li>
        <li>Sign-ins, payments, uploads and the newsletter have limits of their own.</li>
        <li>Slow and unfinished requests are cut off, and bodies have a limit for each call.</li>
      </ul>
    ),
  },
  {
    title: 'The log',
    body: (
      <p>
        It holds no answers, tokens, codes, e-mail addresses or network addresses. Tests sign in and
        send answers, and look for them there.
      </p>
    ),
  },
  {
    title: 'How it is built',
    body: (
      <ul>
        <li>
          The source is open (MIT). Every dependency has an exact version and a digest in the lock
          file, and <code>npm start</code> installs them without letting any run a script of its
          own.
        </li>
        <li>
          Tests run against the real thing: both databases, a real browser, receivers of mails and
          webhooks on real sockets. Requests that a fuzzer makes of good ones are sent to the
          server; none may be answered with a failure of ours.
        </li>
      </ul>
    ),
  },
  {
    title: 'What there is not',
    body: (
      <>
        <p>So that you need not guess:</p>
        <ul>
          <li>
            Nobody outside the project has audited the code, and it has no certificate such as SOC
            2.
          </li>
          <li>
            Answers and files are not encrypted by Ramiform on the disk. An encrypted disk, or a
            database that encrypts, is the operator’s part.
          </li>
          <li>Files are not searched for viruses.</li>
          <li>There is no second factor of our own: use a sign-in provider that has one.</li>
          <li>There are no backups but those that the operator makes.</li>
          <li>
            Limits for floods are counted by each server for itself, where several run together.
          </li>
          <li>Nothing is paid for a report.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Reporting a problem',
    body: (
      <>
        <p>
          Please tell us in private first: through “Report a vulnerability” on the Security page of
          the repository. Say what you did, what happened, and what you expected.
        </p>
        <p>
          You get an answer within three working days, and a fix or a plan within 90 days. We
          publish the report together with the fix and name you, unless you would rather not be
          named. Only the newest release gets security fixes.
        </p>
        <p>
          What is stored, and for how long, is on the page about <Link to="/privacy">privacy</Link>.
          How to run a server of your own is in the <Link to="/documentation">documentation</Link>.
        </p>
      </>
    ),
  },
]

export default function SecurityPage() {
  return (
    <TextPage
      title="Security"
      description="What Ramiform does to keep forms and answers safe, as the code does it, what it does not do, and how to report a problem."
      path="/security"
      lead="What is done to keep forms and answers safe. Each statement is one about the code as it is; what is missing is listed too."
      updated={reviewDate}
      sections={sections}
    />
  )
}
