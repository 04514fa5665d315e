import { directionOfLanguage } from '@ramiform/core/built-in-texts/direction'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import { escapeHtml } from '../../http/html.ts'

/** Content of an email. The text body and the HTML body are rendered from it. */
export interface MailContent {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly rows?: readonly MailRow[]
  readonly link?: { readonly text: string; readonly address: string }
  /** Reason the reader receives the email. */
  readonly footer: string
  /** English if undefined. */
  readonly language?: Language
}

/** One question with its answer. */
export interface MailRow {
  readonly label: string
  readonly value: string
}

/** Renders the text body. */
export function mailText({ heading, paragraphs, rows = [], link, footer }: MailContent): string {
  return [
    heading,
    ...paragraphs,
    ...rows.map(({ label, value }) => `${label}\n${indented(value)}`),
    ...(link === undefined ? [] : [`${link.text}: ${link.address}`]),
    `-- \n${footer}`,
  ].join('\n\n')
}

/** Indents an answer in the text body, so that it cannot imitate a label. */
function indented(value: string): string {
  return value.replaceAll(/^/gm, '  ')
}

const ink = '#1b211d'
const quiet = '#5c665f'
const line = '#dfe4e0'
const leaf = '#1f7a4d'
const family = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Renders the HTML body. For all email programs: one column, inline styles, no external resources. */
export function mailHtml(content: MailContent): string {
  const { heading, paragraphs, rows = [], link, footer, language = 'en' } = content
  const text = (words: string) => escapeHtml(words).replaceAll('\n', '<br>')
  const said = paragraphs
    .map((words) => `<p style="margin:0 0 16px;font-size:15px;line-height:1.5">${text(words)}</p>`)
    .join('')
  const table = rows
    .map(
      ({ label, value }) =>
        `<tr><td style="padding:10px 0;border-top:1px solid ${line}"><div style="font-size:13px;color:${quiet}">${text(label)}</div><div style="font-size:15px;line-height:1.5;overflow-wrap:anywhere">${text(value)}</div></td></tr>`,
    )
    .join('')
  const button =
    link === undefined
      ? ''
      : `<p style="margin:24px 0 0"><a href="${escapeHtml(link.address)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${leaf};color:#ffffff;font-size:15px;text-decoration:none">${text(link.text)}</a></p>`
  return `<!doctype html>
<html lang="${language}"${directionOfLanguage(language) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:${ink};${family}"><div style="max-width:600px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${text(heading)}</h1>${said}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${table}</table>${button}
<p style="margin:32px 0 0;font-size:13px;line-height:1.5;color:${quiet}">${text(footer)}</p>
</div></body></html>`
}
