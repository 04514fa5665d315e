const macros = {
  mail: '{{if email}}<a href="mailto:{{email}}">{{email}}</a>{{else}}the operator (no email address is published yet){{end}}',
  incomplete:
    '{{if missing}}<strong>This page is incomplete.</strong> The operator of this site has not set <code>{{missing}}</code>.{{end}}',
} as const

/**
 * Expands `{{mail}}`, `{{incomplete}}` and `{{if KEY}}...{{else}}...{{end}}` in HTML. The style sheet shows one of both
 * branches, as for `<Given>`. `{{KEY}}` remains: only the browser and the server know the operator's values.
 */
export function withConditions(html: string): string {
  const expanded = html
    .replaceAll('{{mail}}', macros.mail)
    .replaceAll('{{incomplete}}', macros.incomplete)
  return expanded.replaceAll(
    /\{\{if (\w+)\}\}(.*?)(?:\{\{else\}\}(.*?))?\{\{end\}\}/g,
    (_all, key: string, given: string, notGiven?: string) =>
      `<span data-given="{{${key}}}">${given}</span>` +
      (notGiven === undefined ? '' : `<span data-not-given="{{${key}}}">${notGiven}</span>`),
  )
}
