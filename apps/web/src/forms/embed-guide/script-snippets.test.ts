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
