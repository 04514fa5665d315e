const unreleased = '## Unreleased\n'

/** The text under a version's heading. @throws if there is none */
export function notesOf(changelog: string, version: string): string {
  const [, ...parts] = changelog.split(/^## /m)
  const part = parts.find((one) => one.startsWith(`${version} (`))
  if (part === undefined) throw new Error(`CHANGELOG.md has no heading "## ${version} (DATE)"`)
  return `${part.slice(part.indexOf('\n')).trim()}\n`
}

/** Gives the unreleased changes a version and a day, under a new empty heading. @throws if there are no changes */
export function releaseChanges(changelog: string, version: string, day: string): string {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is not a version like 1.2.3`)
  if (changelog.includes(`## ${version} (`)) throw new Error(`${version} is already released`)
  const [before, after] = changelog.split(unreleased)
  if (after === undefined || after.split(/^## /m)[0]?.trim() === '') {
    throw new Error('CHANGELOG.md has no unreleased changes')
  }
  return `${before}${unreleased}\n## ${version} (${day})\n${after}`
}

/** Sets the version in a package.json, also of the project's own packages that it uses. */
export function withVersion(packageJson: string, version: string): string {
  return packageJson
    .replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
    .replaceAll(/("@ramiform\/[\w-]+": )"\d[^"]*"/g, `$1"${version}"`)
}
