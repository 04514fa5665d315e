import { Link } from 'react-router'
import { MailLink } from '../../site/MailLink.tsx'
import { reviewDate } from './dates.ts'
import { FactTable } from './FactTable.tsx'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'Roles',
    body: (
      <>
        <FactTable
          caption="Roles under the GDPR"
          head={['Role', 'Who']}
          rows={[
            [
              'Controller of answers',
              'The owner of a form. The owner decides what the form asks, why, and how long to store the answers.',
            ],
            [
              'Processor of answers',
              'The operator of this server. It stores answers and shows them to the owner, and does nothing else with them.',
            ],
            ['Controller of accounts', 'The operator, for account data and the newsletter.'],
          ]}
        />
        <p>
          If you run Ramiform on your own server, you are also the operator, and no one else
          processes the answers.
        </p>
      </>
    ),
  },
  {
    title: 'Data and legal basis',
    body: (
      <>
        <FactTable
          caption="Kinds of data and their legal basis"
          head={['Data', 'Basis (Article 6)']}
          rows={[
            ['Account, sign-ins, forms', 'Contract with the owner: 1 (b)'],
            [
              'Answers, files, unfinished answers',
              'The legal basis of the form’s owner, who must have one',
            ],
            [
              'Request counts by IP address, for a few minutes',
              'Legitimate interest in a working service: 1 (f)',
            ],
            ['Newsletter', 'Consent, which you can withdraw: 1 (a)'],
          ]}
        />
        <p>
          The <Link to="/privacy">privacy page</Link> has the full list, and how long we store each
          kind of data.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights as an owner',
    body: (
      <FactTable
        caption="Rights of owners and how to use them"
        head={['Right', 'How']}
        rows={[
          [
            'Access (15)',
            'The menu at the top right shows your name and address. You can see your forms, versions, submissions and deliveries in the app. Ask us for the rest.',
          ],
          [
            'Correction (16)',
            'Change your name, address or picture at your sign-in provider and sign in again. You can edit everything else yourself.',
          ],
          [
            'Deletion (17)',
            'Delete a form on the dashboard. It stays in the bin for 30 days, unless you delete it forever there. Its versions, submissions and files are deleted with it. To delete your account, write to us. We delete account data within 30 days.',
          ],
          [
            'Portability (20)',
            'Export Form saves the whole form as JSON. Export CSV saves its submissions, and Download files saves all files in one archive.',
          ],
          [
            'Restriction and objection (18, 21)',
            'Unpublish a form to stop accepting answers. Sign out everywhere ends every session. For anything else, write to us.',
          ],
        ]}
      />
    ),
  },
  {
    title: 'Requests from respondents',
    body: (
      <>
        <p>As the owner of a form, you can do all of this in its list of submissions:</p>
        <ul>
          <li>
            <b>Find answers.</b> The search covers email addresses and all answers. Unfinished
            answers and held spam have their own tabs.
          </li>
          <li>
            <b>Provide a copy.</b> Search, then press Export CSV to export the matching submissions.
            You can download files from each submission.
          </li>
          <li>
            <b>Delete answers.</b> Delete the submission, then open the bin and choose Delete
            forever. This also deletes its files. Otherwise it stays in the bin for 30 days. You can
            delete unfinished answers one by one, without the bin.
          </li>
          <li>
            <b>Correct answers.</b> You can’t edit answers, so that they always show what people
            sent. Delete the submission and ask the person to send the form again.
          </li>
        </ul>
        <p>
          Remember copies outside Ramiform, such as emails, webhooks and exported files. We can’t
          delete those.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights as a respondent',
    body: (
      <p>
        Ask the owner of the form first. If you don’t know the owner, send the link of the form to{' '}
        <MailLink /> and we forward your request. You can also complain to your local data
        protection authority.
      </p>
    ),
  },
  {
    title: 'Collect less data',
    body: (
      <>
        <p>Ramiform helps you to collect only what you need:</p>
        <ul>
          <li>A hidden question is not asked, and no answer to it is stored.</li>
          <li>
            Email addresses are collected only if you switch that on or add an email question.
          </li>
          <li>IP addresses and browser details are not stored with submissions.</li>
          <li>A form can close on a date or after a number of submissions.</li>
          <li>
            Unfinished answers reach the server only if you switch <b>Auto save</b> on. The form
            then tells visitors so.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Where data is stored',
    body: (
      <p>
        Data is stored on the operator’s server, in its database and file storage. Ramiform sends
        nothing to the developers of the software. The <Link to="/privacy">privacy page</Link> lists
        other recipients, such as a sign-in provider or Stripe. To ask where this server is, write
        to <MailLink />.
      </p>
    ),
  },
  {
    title: 'What is missing',
    body: (
      <ul>
        <li>A button to delete your account. Please write to us.</li>
        <li>A link to unsubscribe from the newsletter. Please write to us.</li>
        <li>Automatic deletion of submissions after a period that the owner sets.</li>
        <li>A log of who viewed which submission.</li>
        <li>Encryption of individual answers, in addition to disk encryption.</li>
        <li>A data processing agreement that you can sign in the app. Ask us for one.</li>
      </ul>
    ),
  },
]

export default function GdprPage() {
  return (
    <TextPage
      title="GDPR"
      description="Who is the controller and the processor in Ramiform, which rights you have under the GDPR, and how to use them in the app."
      path="/gdpr"
      lead="Who is responsible for which data, which rights you have, and how to use them."
      updated={reviewDate}
      sections={sections}
    />
  )
}
