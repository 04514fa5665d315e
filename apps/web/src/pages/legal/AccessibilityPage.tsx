import { MailLink } from '../../site/MailLink.tsx'
import { reviewDate } from './dates.ts'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'Our goal',
    body: (
      <p>
        We want every screen to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level
        AA: this site, the app and the public forms. In our tests they do, with the exceptions
        below. No one outside the project has evaluated Ramiform yet, so we call it{' '}
        <b>partially conformant</b>.
      </p>
    ),
  },
  {
    title: 'What we test',
    body: (
      <>
        <p>
          These tests run in a real browser (Chromium). We reject changes that break one of them:
        </p>
        <ul>
          <li>
            <b>All screens</b> of the app and the site, at desktop and phone width, with the
            axe-core rules for WCAG 2.0 to 2.2, A and AA. We accept no serious or critical findings.
            We measure contrast in light and dark mode. No screen scrolls sideways at 320 pixels,
            which is 1,280 pixels at 400% zoom.
          </li>
          <li>
            <b>Keyboard only.</b> Tests build and publish a form with nested logic without a mouse.
            They move, copy and delete fields, sort options and filter templates.
          </li>
          <li>
            <b>Public forms.</b> The empty form, the form with all follow-up questions, a form with
            errors, and the thank-you page, with the same rules.
          </li>
          <li>
            <b>Phones.</b> No screen scrolls sideways at a width of 390 pixels.
          </li>
          <li>
            <b>Custom colors.</b> Text and borders of a form have enough contrast in any color. We
            test thousands of random colors.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Results',
    body: (
      <ul>
        <li>
          You can do everything by keyboard, and the focus is always visible. You can switch off
          single-letter shortcuts.
        </li>
        <li>
          Fields have real labels. Each error has a message next to its field, and a list above the
          form links to each error. Screen readers announce new questions, and the focus stays where
          it is.
        </li>
        <li>Nothing relies on color alone.</li>
        <li>
          Ramiform follows your system settings for light and dark mode, forced colors and reduced
          motion. With reduced motion, only loading indicators move, slowly. The app and the site
          also support increased contrast.
        </li>
        <li>You can read and send forms without JavaScript.</li>
        <li>You don’t have to solve a puzzle to send a form.</li>
      </ul>
    ),
  },
  {
    title: 'Known limitations',
    body: (
      <ul>
        <li>
          We have not tested with people who use assistive technology every day, or completed whole
          tasks with each screen reader. Only automated tests check the output for screen readers.
        </li>
        <li>Our tests run in Chromium only. For Firefox and Safari, we rely on web standards.</li>
        <li>
          The flow chart of a form is a drawing. You can read and edit the same logic as a sentence
          at each field.
        </li>
        <li>
          For Stripe payments, the card input belongs to Stripe, and so does its accessibility.
        </li>
        <li>
          Form owners write their own texts. We can’t fix unclear labels, or questions in a language
          other than the form’s.
        </li>
        <li>
          Voice input in the logic chat works in English only, in browsers that recognize speech.
        </li>
      </ul>
    ),
  },
  {
    title: 'Report a barrier',
    body: (
      <p>
        If you can’t use something, write to <MailLink />. Tell us which page or form it was, which
        device and software you use, and what happened. If someone else made the form, please tell
        its owner as well.
      </p>
    ),
  },
]

export default function AccessibilityPage() {
  return (
    <TextPage
      title="Accessibility"
      description="How Ramiform meets WCAG 2.2 AA: what we test, what the known limitations are, and how to report a barrier."
      path="/accessibility"
      lead="How accessible Ramiform is: what we test, the results, and the known limitations."
      updated={reviewDate}
      sections={sections}
    />
  )
}
