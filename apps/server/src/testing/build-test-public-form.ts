import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a minimal build of the public form, so that server tests need no browser build. Its page shows the data that
 * the server passes to it.
 * @returns the folder of the build
 */
export async function buildTestPublicForm(folder: string): Promise<string> {
  await mkdir(join(folder, 'client', 'assets'), { recursive: true })
  await mkdir(join(folder, 'client', '.vite'), { recursive: true })
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeFile(
    join(folder, 'client', '.vite', 'manifest.json'),
    JSON.stringify({
      'src/public-form/entry-client.ts': { file: 'assets/entry-abc123.js' },
      'src/public-form/take-over.tsx': {
        file: 'assets/form-321cba.js',
        imports: ['src/public-form/entry-client.ts', '_react.js'],
      },
      'src/public-form/further/rating.ts': {
        file: 'assets/rating-123def.js',
        imports: ['_react.js', '_steps.js', 'src/public-form/take-over.tsx'],
      },
      'src/public-form/further/further-inputs.ts': { file: 'assets/further-456abc.js' },
      '_steps.js': { file: 'assets/steps-abc789.js' },
      'src/public-form/framed/framed.ts': { file: 'assets/framed-789abc.js' },
      '_react.js': { file: 'assets/react-def456.js' },
    }),
  )
  await writeFile(join(folder, 'client', 'assets', 'entry-abc123.js'), 'import "./react-def456.js"')
  await writeFile(join(folder, 'client', 'assets', 'react-def456.js'), `"${'react '.repeat(500)}"`)
  await mkdir(join(folder, 'embed'), { recursive: true })
  await writeFile(join(folder, 'embed', 'embed.js'), `"${'embed '.repeat(500)}"`)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'server', 'entry-server.js'), serverEntry)
  return folder
}

const serverEntry = `
const text = (value) => String(value ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
export const firstStyle = () => 'body{margin:0}'
export const styleSheet = (style) => style === undefined ? '' : '.rf{--f-accent:' + style.accent + '}'
export const renderForm = ({ form, answers = {}, problems = [], failure = '' }) =>
  '<form method="post"><h1>' + text(form.name) + '</h1><p role="alert">' + text(failure) + '</p>' +
  form.schema.fields.map(({ id, label }) =>
    '<label>' + text(label) + '<input name="' + text(id) + '" value="' + text(answers[id]) + '"></label>' +
    problems.filter((problem) => problem.fieldId === id).map((problem) => '<em>' + text(problem.code) + '</em>').join('')
  ).join('') + '</form>'
export const renderThankYou = ({ message, words }) => '<h1>' + words.ending.thankYou + '</h1><p>' + text(message) + '</p>'
export const renderClosed = ({ form, message, words }) => '<h1>' + text(form.name) + '</h1><h2>' + words.pages.closed + '</h2><p>' + text(message) + '</p>'
export const renderAlreadyAnswered = ({ form, words }) => '<h1>' + text(form.name) + '</h1><h2>' + words.ending.alreadyAnswered + '</h2>'
export const renderNotAvailable = ({ message, words, requestId = '' }) => '<h1>' + words.pages.notAvailable + '</h1><p>' + text(message) + '</p>' + requestId
`
