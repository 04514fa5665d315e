import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** Prints the machine, without which the figures mean little. */
export function printMachine(title) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  console.log(`\n${title}`)
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}, commit ${commit}\n`,
  )
}

/** Prints rows of equal members as columns. */
export function printTable(rows) {
  const names = Object.keys(rows[0] ?? {})
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
        )
        .join('  '),
    )
  }
}
