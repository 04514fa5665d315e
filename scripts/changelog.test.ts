import { expect, test } from 'vitest'
import { notesOf, releaseChanges, withVersion } from './shared/changelog.ts'

const changelog =
  '# Changelog\n\n## Unreleased\n\n- Signatures\n\n## 0.1.0 (2026-01-02)\n\n- First\n'

test('a release gives the unreleased changes its version and day, and its notes are read back', () => {
  const released = releaseChanges(changelog, '0.2.0', '2026-03-04')
  expect(released).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n- Signatures\n\n## 0.1.0 (2026-01-02)\n\n- First\n',
  )
  expect(notesOf(released, '0.2.0')).toBe('- Signatures\n')
  expect(notesOf(released, '0.1.0')).toBe('- First\n')
  expect(() => releaseChanges(released, '0.3.0', '2026-03-05')).toThrow('no unreleased changes')
  expect(() => releaseChanges(released, '0.2.0', '2026-03-05')).toThrow('already released')
  expect(() => releaseChanges(changelog, 'v2', '2026-03-05')).toThrow('not a version')
  expect(() => notesOf(changelog, '0.2.0')).toThrow('no heading "## 0.2.0 (DATE)"')
})

test('a version is set in a package and in the project’s own packages that it uses', () => {
  const before =
    '{\n  "name": "@ramiform/web",\n  "version": "0.1.0",\n  "dependencies": {\n    "@ramiform/core": "0.1.0",\n    "zod": "0.1.0"\n  }\n}\n'
  expect(withVersion(before, '0.2.0')).toBe(
    '{\n  "name": "@ramiform/web",\n  "version": "0.2.0",\n  "dependencies": {\n    "@ramiform/core": "0.2.0",\n    "zod": "0.1.0"\n  }\n}\n',
  )
})
