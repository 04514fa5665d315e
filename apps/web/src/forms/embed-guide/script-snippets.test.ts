import { expect, test } from 'vitest'
import { type ScriptMode, scriptSnippet, scriptSnippets } from './script-snippets.ts'

const address = 'https://forms.example.org/f/winter-workshop-k3f9'
const modes = Object.keys(scriptSnippets) as ScriptMode[]

test.each(modes)(
  'the code for %s names the form, what to do with it, and the script beside it',
  (mode) => {
    const code = scriptSnippet(mode, { address })
    expect(code).toContain(`"${address}"`)
    expect(code).toContain(mode === 'inline' ? 'data-ramiform=' : `data-ramiform-mode="${mode}"`)
    expect(code).toMatch(
      /\n<script src="https:\/\/forms\.example\.org\/embed\.js" async><\/script>$/,
    )
  },
)

test('dialogs and drawers open from a link, which also works without the script', () => {
  for (const mode of ['popup', 'slider'] as const) {
    expect(scriptSnippet(mode, { address })).toContain(`<a href="${address}"`)
  }
})

test('options appear in the code only where the mode has them', () => {
  const options = { label: 'Join <us>', side: 'left', scheme: 'auto', maxWidth: 640 } as const
  const code = (mode: ScriptMode) => scriptSnippet(mode, { address }, options).split('<script')[0]
  expect(code('inline')).toBe(
    `<div data-ramiform="${address}" data-ramiform-scheme="auto" style="min-height: 600px; max-width: 640px; margin-inline: auto"></div>\n`,
  )
  expect(code('popup')).toBe(
    `<a href="${address}"\n  data-ramiform data-ramiform-mode="popup" data-ramiform-scheme="auto">Join &lt;us&gt;</a>\n`,
  )
  expect(code('slider')).toContain('data-ramiform-side="left" data-ramiform-scheme="auto">Join')
  expect(code('side-tab')).toContain(
    'data-ramiform-label="Join &lt;us&gt;" data-ramiform-side="left" data-ramiform-scheme="auto">',
  )
})
