import { MailLink } from '../../site/MailLink.tsx'
import { reviewDate } from './dates.ts'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'What we aim for',
    body: (
      <p>
        Every screen is to meet the Web Content Accessibility Guidelines 2.2 at level AA: the site,
        the pages where forms are built, and the forms that people fill in. As far as we have
        tested, they do, with the exceptions below. Nobody outside the project has evaluated it yet,
        so we say <b>partially conformant</b>.
      </p>
    ),
  },
  {
    title: 'What is tested, and how',
    body: (
      <>
        <p>
          These tests run in a real browser (Chromium), and a change that breaks one is not taken:
        </p>
        <ul>
          <li>
            <b>A walk through every screen</b> of the app and the site in its states, at the width
            of a desk and of a phone, with axe-core and its rules for WCAG 2.0 to 2.2, A and AA.
            Nothing that it calls serious or critical may be found. Contrast is measured in the
            light and in the dark. At 320 pixels, a window of 1,280 at 400 %, no screen has to be
            moved sideways.
          </li>
          <li>
            <b>Stories told by keyboard alone:</b> a form with nested logic is built and published,
            fields are moved, copied and deleted, options sorted, templates narrowed down, all
            without a mouse.
          </li>
          <li>
            <b>Forms being filled in:</b> the empty form, the form with all its branches open, one
            with problems, and the thanks, each looked at by the same rules.
          </li>
          <li>
            <b>Phones:</b> no screen has to be moved sideways at a width of 390 pixels.
          </li>
          <li>
            <b>Colours that owners choose:</b> whatever they are, text and edges of a form reach
            their contrast; thousands of random choices are tried.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'What it comes to',
    body: (
      <ul>
        <li>
          Everything can be done by keyboard, and the focus can be seen. Single letters that are
          shortcuts can be switched off.
        </li>
        <li>
          Fields have real labels. An error is said in words beside its field; a list above the form
          links to each. A question that appears is announced, and the focus stays where you are.
        </li>
        <li>Nothing is told by colour alone.</li>
        <li>
          Light or dark follows your system, and so do forced colours and reduced motion: with it,
          nothing moves but the sign that something is being waited for, which turns slowly, and
          waits that only show something are left out. The app and the site also know a wish for
          more contrast.
        </li>
        <li>Forms can be read and sent without JavaScript.</li>
        <li>Nobody has to solve a puzzle to send a form.</li>
      </ul>
    ),
  },
  {
    title: 'What we know is missing',
    body: (
      <ul>
        <li>
          We have not tested with people who use assistive technology every day, nor through a whole
          story with each screen reader. What screen readers are told is tested by machine only.
        </li>
        <li>Only Chromium runs in our tests. In Firefox and Safari we rely on standards.</li>
        <li>
          The flow chart of a form is a drawing. The same logic stands beside each field as a
          sentence, and that is where it can be edited.
        </li>
        <li>
          The box for a card number in a form that is paid through Stripe is Stripe’s, and so is its
          accessibility.
        </li>
        <li>
          What owners write is theirs: a label that says little, or a language of a question other
          than that of its form, is nothing that we can mend.
        </li>
        <li>
          Speaking to the logic chat works in English, and only in browsers that recognise speech.
        </li>
      </ul>
    ),
  },
  {
    title: 'Tell us',
    body: (
      <p>
        If something keeps you out, write to <MailLink />. Say which page or form it was, what you
        use, and what happened. If it is a form that somebody made with Ramiform, tell its owner as
        well.
      </p>
    ),
  },
]

export default function AccessibilityPage() {
  return (
    <TextPage
      title="Accessibility"
      description="How far Ramiform meets WCAG 2.2 AA: what is tested and how, what we know is missing, and how to tell us about a barrier."
      path="/accessibility"
      lead="How far Ramiform can be used by everybody: what is tested, how, and what we know is missing."
      updated={reviewDate}
      sections={sections}
    />
  )
}
