import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from './html.ts'

export interface PlainPage {
  readonly title: string
  /** Page content as HTML. The caller escapes all external text. */
  readonly content: string
  readonly language?: string
  readonly direction?: 'ltr' | 'rtl'
}

/** Sends a small page with a logo, a heading, and a form or message. It needs neither the built app nor a script. */
export function sendPlainPage(reply: FastifyReply, status: number, page: PlainPage): FastifyReply {
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src '${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(htmlOf(page))
}

function htmlOf({ title, content, language = 'en', direction = 'ltr' }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style></head>
<body><main>
<a class="logo" href="/"><svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path class="stem" d="M5.5 21.5V7"/><path class="branch" d="M5.5 21.5v-2.5c0-4.6 3.1-7.7 8-7.9"/><path class="leaf" stroke-width="1" d="M12 12.5v-3A6.5 6.5 0 0 1 18.5 3h3v3A6.5 6.5 0 0 1 15 12.5Z"/></svg>Ramiform</a>
${content}
</main></body></html>`
}

const style = `:root{color-scheme:light dark;--bg:#fbfcfa;--surface:#fff;--ink:#141d17;--quiet:#47544b;--control:#859188;--accent:#1f7a4d;--hover:#19633f;--on:#fff;--danger:#b42318;--soft:#fdf0ee;--leaf:#4fae77}
@media(prefers-color-scheme:dark){:root{--bg:#0e1310;--surface:#151c18;--ink:#e9f1ec;--quiet:#b3c1b8;--control:#64756a;--accent:#55c88a;--hover:#74d6a1;--on:#06170d;--danger:#ff8b7e;--soft:#2d1512}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--ink);font:17px/1.55 "Inter Variable",system-ui,sans-serif}
main{width:min(368px,100vw - 48px);padding:48px 0}
h1{margin:32px 0 8px;font-size:28px;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
p{margin:0 0 24px;color:var(--quiet);overflow-wrap:anywhere}
.logo{display:inline-flex;align-items:center;gap:8px;color:inherit;font-weight:600;text-decoration:none}
.stem{stroke:var(--ink)}.branch{stroke:var(--accent)}.leaf{stroke:var(--leaf);fill:var(--leaf)}
label,legend{display:block;padding:0;margin-bottom:16px;font-size:15px;font-weight:500}
legend{margin-bottom:4px}
fieldset{margin:0 0 16px;padding:0;border:0}
fieldset label{display:flex;align-items:center;gap:10px;min-height:32px;margin:0;font-weight:400}
input:not([type=radio]),textarea{display:block;width:100%;margin-top:4px;padding:10px 12px;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:inherit;font:inherit}
input[type=radio]{width:18px;height:18px;margin:0;accent-color:var(--accent)}
.hint{margin:-8px 0 24px;font-size:13px}
.alert{padding:12px 16px;border-radius:10px;background:var(--soft);color:var(--danger)}
button{width:100%;padding:12px;border:0;border-radius:10px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
form+p{margin-top:16px}
button:hover{background:var(--hover)}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
