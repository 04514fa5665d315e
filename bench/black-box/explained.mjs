/**
 * Findings that are no defects, each with its reason. `tool` is the name of the tool; `where` and `what` match the texts
 * of the finding. The bench reports entries that match nothing.
 */
export const explained = [
  {
    tool: 'wapiti',
    where: /^GET \//,
    what: /X-XSS-Protection is not set/,
    reason:
      'Browsers removed the filter that this header controls. The pages have a Content-Security-Policy.',
  },
  {
    tool: 'wapiti',
    where: /^GET \//,
    what: /Strict-Transport-Security is not set/,
    reason:
      'The scan uses http. The server sends the header when PUBLIC_URL has https, as testssl sees.',
  },
  {
    tool: 'wapiti',
    where: /^GET \//,
    what: /Secure flag is not set in the cookie/,
    reason:
      'The scan uses http, over which browsers reject Secure cookies. With https, all cookies have the flag.',
  },
  {
    tool: 'wapiti',
    where: /^GET \/forms\/[^/]+~$/,
    what: /^Backup file/,
    reason:
      'Every path below /forms/ gets the same page for owners, without data. There is no such file.',
  },
  {
    tool: 'wapiti',
    where: /^POST \/f\//,
    what: /Lack of anti CSRF token/,
    reason:
      'Visitors have no session that another site could misuse. Any site may link to or embed a form.',
  },
  {
    tool: 'testssl',
    where: /^proxy$/,
    what: /^cert_chain_of_trust /,
    reason: 'The certificate of the bench is self-signed.',
  },
  {
    tool: 'testssl',
    where: /^proxy$/,
    what: /^cert_revocation /,
    reason: 'A self-signed certificate names no authority that could revoke it.',
  },
  {
    tool: 'testssl',
    where: /^proxy$/,
    what: /^BREACH /,
    reason:
      'BREACH needs a secret in a compressed page. Compressed pages have none: sessions are in cookies, and responses of the API are not compressed.',
  },
]
