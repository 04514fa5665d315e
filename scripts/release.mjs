import { withNode } from './shared/with-node.mjs'

// `npm run release -- 0.2.0`: moves the unreleased changes of CHANGELOG.md under the version, sets it in all packages, and
// prints what to do next. `node scripts/release.mjs notes 0.2.0` prints the notes of a version, for the release workflow.
await withNode(import.meta.url, async () => {
  const { globSync, readFileSync, writeFileSync } = await import('node:fs')
  const { join } = await import('node:path')
  const { notesOf, releaseChanges, withVersion } = await import('./shared/changelog.ts')
  const { root } = await import('./shared/root.mjs')
  const { giveUp, run } = await import('./shared/run.mjs')
  const read = (file) => readFileSync(join(root, file), 'utf8')

  try {
    const [first = '', second = ''] = process.argv.slice(2)
    if (first === 'notes') {
      const { version } = JSON.parse(read('package.json'))
      if (version !== second) throw new Error(`package.json has version ${version}, not ${second}`)
      process.stdout.write(notesOf(read('CHANGELOG.md'), second))
      return
    }
    const day = new Date().toISOString().slice(0, 10)
    const changelog = releaseChanges(read('CHANGELOG.md'), first, day)
    writeFileSync(join(root, 'CHANGELOG.md'), changelog)
    const packages = globSync('{.,apps/*,packages/*}/package.json', { cwd: root })
    for (const file of packages) writeFileSync(join(root, file), withVersion(read(file), first))
    const { code } = await run('npm', ['install', '--package-lock-only', '--ignore-scripts'])
    if (code !== 0) throw new Error('package-lock.json could not be updated (above)')
    console.log(`Version ${first} is ready. Read the changes, then publish it:
  git commit --all --message "chore: release ${first}"
  git tag v${first} && git push origin HEAD v${first}`)
  } catch (error) {
    giveUp(error.message)
  }
})
