import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

// The baseline: the same fields as plain HTML with styles and a short inline script. No form can be faster.

/** Serves each form at `/{name}`. */
export async function serveHtmlOnly(forms) {
  const pages = new Map(
    Object.entries(forms).map(([name, form]) => [
      `/${name}`,
      brotliCompressSync(Buffer.from(pageOf(form))),
    ]),
  )
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (page === undefined) return response.writeHead(404).end()
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': page.length,
        'cache-control': 'no-store',
      })
      .end(page)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    addressOf: (name) => `http://localhost:${server.address().port}/${name}`,
    stop: () => server.close(),
  }
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:640px;margin:24px auto;padding:0 16px}
.field{margin:0 0 20px}.field>label,legend{display:block;font-weight:600;margin:0 0 4px}fieldset{border:0;padding:0;margin:0}
input:not([type=radio]):not([type=checkbox]),select,textarea{width:100%;box-sizing:border-box;font:inherit;padding:8px}`

/** Shows and hides dependent fields on change, with one listener and an index of dependents. */
const script = `const dependents={};for(const e of document.querySelectorAll('[data-on]'))(dependents[e.dataset.on]??=[]).push(e)
const answers=(name)=>[...document.getElementsByName(name)].filter((e)=>!/radio|checkbox/.test(e.type)||e.checked).map((e)=>e.value)
const show=(name)=>{for(const e of dependents[name]??[]){const is=answers(name).includes(e.dataset.value);e.hidden=e.dataset.condition==='not_equals'?is:!is}}
document.addEventListener('input',(event)=>show(event.target.name));for(const name in dependents)show(name)`

function pageOf({ title, fields, tables = [] }) {
  const content =
    tables.length > 0 ? tables.map((table) => tableOf(table, fields)) : fields.map(fieldOf)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>${title}</h1><form method="post">${content.join('')}<button>Submit</button></form></main><script>${script}</script></body></html>`
}

/** Fields of a form that has only a table. */
function tableOf({ title }, fields) {
  const [{ options }] = fields
  const cells = (field) =>
    options.map((option, at) => {
      const id = at === 0 ? ` id="q-${field.id}"` : ''
      return `<td><input type="radio"${id} name="${field.id}" value="${option}" aria-label="${option}"></td>`
    })
  const head = options.map((option) => `<th scope="col">${option}</th>`)
  const rows = fields.map(
    (field) => `<tr><th scope="row">${field.label}</th>${cells(field).join('')}</tr>`,
  )
  return `<div class="field"><fieldset><legend>${title}</legend><table><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></fieldset></div>`
}

function fieldOf({ id, type, label, options = [], required, conditional }) {
  const data = conditional
    ? ` data-on="${conditional.dependsOn}" data-condition="${conditional.condition}" data-value="${conditional.value}"`
    : ''
  const common = `name="${id}"${required ? ' required' : ''}`
  if (type === 'radio' || type === 'checkbox') {
    const choices = options.map(
      (option) => `<label><input type="${type}" ${common} value="${option}"> ${option}</label><br>`,
    )
    return `<div class="field"${data}><fieldset><legend>${label}</legend>${choices.join('')}</fieldset></div>`
  }
  return `<div class="field"${data}><label for="q-${id}">${label}</label>${controlOf(type, id, common, options)}</div>`
}

const inputTypes = { phone: 'tel' }

function controlOf(type, id, common, options) {
  if (type === 'textarea') return `<textarea id="q-${id}" ${common} rows="4"></textarea>`
  if (type === 'select') {
    return `<select id="q-${id}" ${common}><option></option>${options.map((option) => `<option>${option}</option>`).join('')}</select>`
  }
  return `<input id="q-${id}" type="${inputTypes[type] ?? type}" ${common}>`
}
