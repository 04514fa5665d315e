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
  {
    tool: 'pa11y',
    where: /^site-pricing$/,
    what: /H43\.HeadersRequired/,
    reason:
      'The headings of the table have a scope: col, row or rowgroup (technique H63). HTML_CodeSniffer wants headers in each cell besides.',
  },
  {
    tool: 'pa11y',
    where: /^public-form(-problems)?$/,
    what: /H98: Invalid autocomplete value: url/,
    reason:
      'HTML allows autocomplete="url" for inputs of type url. HTML_CodeSniffer only accepts it for other types.',
  },
  {
    tool: 'pa11y',
    where: /^newsletter-subscribed$/,
    what: /H32\.2/,
    reason: 'The form has been sent and has no field left, only its confirmation.',
  },
  {
    tool: 'pa11y',
    where: /^public-form(-cards)?-offline$/,
    what: /H32\.2/,
    reason:
      'While the answers wait for a connection, the button Try again takes the place of the submit button. It works by keyboard.',
  },
  {
    tool: 'prism',
    where: /^HEAD \/api\/.*\.zip$/,
    what: /Selected route not found/,
    reason: 'The document has these routes with GET. HEAD belongs to every GET in HTTP.',
  },
  {
    tool: 'prism',
    where: /^PUT \/api\/forms\/\{id\}$/,
    what: /^request\.body\.schema\.settings\.style\b.* \(422\)$/,
    reason: 'e2e/style.test.ts sends wrong styles to see that the server refuses them, as it did.',
  },
]
