import { escapeHtml } from '../../html/escape-html.ts'

/** A cookie or browser storage entry. */
export interface StoredItem {
  /** as shown by the browser; parts in braces vary */
  readonly name: string
  readonly purpose: string
  /** when it expires or is deleted */
  readonly until: string
}

export const ownerCookies: readonly StoredItem[] = [
  {
    name: 'session',
    purpose: 'Keeps you signed in. Scripts can’t read it.',
    until: '60 days, or until you sign out. The session ends after 14 days without use.',
  },
  {
    name: 'signed-in',
    purpose:
      'Tells our own scripts that you are signed in, so pages load your account only then. It does not contain the session.',
    until: 'The same as for session.',
  },
  {
    name: 'sign-in',
    purpose:
      'Protects a sign-in in progress, so that no one else can complete it. It is encrypted.',
    until: '10 minutes, or until you are signed in.',
  },
  {
    name: 'idp_interaction, idp_resume, idp_session',
    purpose:
      'The same for the built-in sign-in, each with a signature (.sig). Set only if you use it.',
    until:
      '10 minutes. The last one until you close the browser, but it is valid for one minute only.',
  },
]

export const respondentCookies: readonly StoredItem[] = [
  {
    name: 'answered-{form}',
    purpose:
      'Records that this browser has answered the form. Set only by forms that accept one submission per person.',
    until: 'A year. It has no effect after the form’s owner deletes the submission.',
  },
]

const tab = 'You close the tab.'

/** Browser storage of owners. */
export const ownerStorage: readonly StoredItem[] = [
  {
    name: 'ramiform:unsaved:{form}:{tab}',
    purpose:
      'Unsaved changes to a form. Large changes are stored in the browser database “ramiform”.',
    until: 'You save or discard them. After 90 days, opening another form deletes them.',
  },
  {
    name: 'ramiform.destination',
    purpose: 'The page to open after you sign in.',
    until: 'You are signed in, or you close the tab.',
  },
  {
    name: 'ramiform.session',
    purpose: 'The session, if the app runs in another site’s frame and can’t use cookies.',
    until: 'You sign out. It expires after 60 days, or after 14 days without use.',
  },
  {
    name: 'ramiform.signs-in-for-frame',
    purpose: 'Marks a window that was opened to sign in for such a frame.',
    until: 'You are signed in, or you close the window.',
  },
  {
    name: 'ramiform:form-order',
    purpose: 'The sort order of your forms.',
    until: 'You clear it.',
  },
  {
    name: 'ramiform:single-keys',
    purpose: 'Whether single-letter shortcuts are on.',
    until: 'You clear it.',
  },
  {
    name: 'ramiform:recent-commands',
    purpose: 'Your five most recent commands.',
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
    until: 'You create a form from it, or you close the tab.',
  },
  {
    name: 'ramiform.chat, ramiform.chat.{form}',
    purpose: 'Your conversation with the logic chat.',
    until: tab,
  },
  {
    name: 'ramiform.chat.listen',
    purpose: 'Starts voice input when the logic chat page has loaded.',
    until: 'Voice input starts.',
  },
  {
    name: 'ramiform.probe',
    purpose: 'Checks during sign-in whether this browser allows storage.',
    until: 'Deleted immediately.',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'The scroll position of each page, for the Back button. Also on this site.',
    until: tab,
  },
]

/** Browser storage of respondents. */
export const respondentStorage: readonly StoredItem[] = [
  {
    name: 'ramiform:sending:{form}',
    purpose:
      'Answers that you sent but the server has not confirmed yet, so that they are not lost or stored twice.',
    until: 'The server has stored them, or you close the tab.',
  },
  {
    name: 'ramiform:unsent:{form}:{key}',
    purpose:
      'The same answers, to send them when you open the form again after you closed the tab. They are not shown.',
    until: 'The server has stored them. After a week, opening the form deletes them.',
  },
  {
    name: 'ramiform:progress:{form}',
    purpose:
      'Unfinished answers, so that you can continue later. Only if the form’s owner turned this on.',
    until: 'You send the form or choose Start over.',
  },
  {
    name: 'ramiform:partial:{form}',
    purpose:
      'The key for your unfinished answers on the server. Only in forms that tell you so at the top.',
    until: 'You send the form.',
  },
  {
    name: 'ramiform:uploads:{form}',
    purpose: 'The names of files that you uploaded.',
    until: 'You send the form or close the tab.',
  },
  {
    name: 'ramiform:payments:{form}',
    purpose: 'A payment in the form, so that a reload does not ask for it again.',
    until: 'You send the form or close the tab.',
  },
  {
    name: 'ramiform:{form}:{width}',
    purpose:
      'The height of an embedded form, so that the page does not jump at the next visit. Stored by the site that embeds the form.',
    until: tab,
  },
]

/** A list of items with name, purpose and expiry, for the cookies page. */
export function storedInBrowserHtml(items: readonly StoredItem[]): string {
  const rows = items.map(({ name, purpose, until }) => {
    const names = name.split(', ').map((one) => `<code>${escapeHtml(one)}</code>`)
    return `<div><dt>${names.join('')}</dt><dd>${escapeHtml(purpose)}</dd><dd><b>Until:</b> ${escapeHtml(until)}</dd></div>`
  })
  return `<dl>${rows.join('')}</dl>\n`
}
