/** Something that Ramiform keeps in a browser. */
export interface KeptThing {
  /** as a browser shows it; what stands in braces differs */
  readonly name: string
  readonly purpose: string
  /** how long it stays */
  readonly until: string
}

export const ownerCookies: readonly KeptThing[] = [
  {
    name: 'session',
    purpose: 'Says that you are signed in. No script can read it.',
    until: '60 days, or until you sign out. It counts for nothing after 14 days without use.',
  },
  {
    name: 'signed-in',
    purpose:
      'Says the same to our own scripts, and nothing of the session: only then does a page ask who you are.',
    until: 'As long as the one before.',
  },
  {
    name: 'sign-in',
    purpose:
      'Holds together a sign-in that is under way, so that nobody else can finish it. It is sealed.',
    until: '10 minutes, or until you are signed in.',
  },
  {
    name: 'idp_interaction, idp_resume, idp_session',
    purpose:
      'The same for the sign-in of the server’s own, each with a signature (.sig). Set only when you use that one.',
    until:
      '10 minutes. The last one until the browser is closed; it counts for nothing after a minute.',
  },
]

export const respondentCookies: readonly KeptThing[] = [
  {
    name: 'answered-{form}',
    purpose:
      'Says that this browser has answered the form. Set only by forms that take one submission from each.',
    until: 'A year. It counts for nothing once the form’s owner deletes the submission.',
  },
]

const tab = 'The tab is closed.'

/** What owners’ browsers keep beside cookies. */
export const ownerStorage: readonly KeptThing[] = [
  {
    name: 'ramiform:unsaved:{form}:{tab}',
    purpose:
      'Changes to a form that are not saved yet. One that is too large for it is kept in the database “ramiform” of your browser.',
    until: 'They are saved or discarded; 90 days at most, once you open another form.',
  },
  {
    name: 'ramiform.destination',
    purpose: 'The page that you wanted before you had to sign in.',
    until: 'You are signed in, or the tab is closed.',
  },
  {
    name: 'ramiform.session',
    purpose: 'The session, where the app runs in a frame of another site and gets no cookie.',
    until: 'You sign out; it counts for nothing after 60 days, or 14 without use.',
  },
  {
    name: 'ramiform.signs-in-for-frame',
    purpose: 'That a window was opened to sign in for such a frame.',
    until: 'You are signed in, or the window is closed.',
  },
  {
    name: 'ramiform:form-order',
    purpose: 'How your forms are sorted.',
    until: 'You clear it.',
  },
  {
    name: 'ramiform:single-keys',
    purpose: 'Whether single letters are shortcuts.',
    until: 'You clear it.',
  },
  {
    name: 'ramiform:recent-commands',
    purpose: 'The five commands that you used last.',
    until: 'You clear it.',
  },
  {
    name: 'ramiform.copied-logic',
    purpose: 'Logic that you copied from a field.',
    until: 'You copy something else.',
  },
  {
    name: 'ramiform.logic-builder.{form}',
    purpose: 'What you typed into the logic builder.',
    until: 'You empty it.',
  },
  {
    name: 'ramiform.generator',
    purpose: 'What you typed into the form generator.',
    until: 'A form was made of it, or the tab is closed.',
  },
  {
    name: 'ramiform.chat, ramiform.chat.{form}',
    purpose: 'Your conversation with the logic chat.',
    until: tab,
  },
  {
    name: 'ramiform.chat.listen',
    purpose: 'That the logic chat should listen once its page is loaded.',
    until: 'It listens.',
  },
  {
    name: 'ramiform.probe',
    purpose: 'Finds out, during a sign-in, whether this browser keeps anything at all.',
    until: 'The same moment.',
  },
  {
    name: 'react-router-scroll-positions',
    purpose:
      'How far down each page you were, so that Back leads there. On the pages of the site too.',
    until: tab,
  },
]

/** What respondents’ browsers keep beside cookies. */
export const respondentStorage: readonly KeptThing[] = [
  {
    name: 'ramiform:sending:{form}',
    purpose:
      'Answers that you sent and that the server has not confirmed yet, so that nothing is lost and nothing is stored twice.',
    until: 'The server has them, or the tab is closed.',
  },
  {
    name: 'ramiform:unsent:{form}:{key}',
    purpose:
      'The same, so that they are sent when you open the form again after the tab was closed. They are not shown then.',
    until: 'The server has them; a week at most, once you open the form again.',
  },
  {
    name: 'ramiform:progress:{form}',
    purpose:
      'Unfinished answers, to continue where you left off. Only in forms whose owner offers that.',
    until: 'The form is sent, or you choose Start again.',
  },
  {
    name: 'ramiform:partial:{form}',
    purpose:
      'The key under which unfinished answers are saved on the server. Only in forms that say so at their top.',
    until: 'The form is sent.',
  },
  {
    name: 'ramiform:uploads:{form}',
    purpose: 'The names of files that you have sent with the form so far.',
    until: 'The form is sent, or the tab is closed.',
  },
  {
    name: 'ramiform:payments:{form}',
    purpose: 'That something in the form is paid, so that a reload does not ask for it again.',
    until: 'The form is sent, or the tab is closed.',
  },
  {
    name: 'ramiform:{form}:{width}',
    purpose:
      'How high a form was, so that the page it stands in does not jump at the next visit. Kept by the site that shows the form on one of its own pages.',
    until: tab,
  },
]
