import type { Figures } from './measure.ts'

export function printFigures(figures: Figures): void {
  const { rooms, typescript, css, cycles, duplicates, lastTestRun } = figures
  const total = {
    room: 'total',
    files: sum(rooms, 'files'),
    lines: sum(rooms, 'lines'),
    testFiles: sum(rooms, 'testFiles'),
    testLines: sum(rooms, 'testLines'),
  }
  row('Room', 'files', 'lines', 'tests', 'test lines')
  for (const { room, files, lines, testFiles, testLines } of [...rooms, total]) {
    row(room, files, lines, testFiles, testLines)
  }

  console.log('\nProduct code of apps and packages, without tests')
  row('', 'TypeScript', 'CSS')
  row('files', typescript.files, css.files)
  row('lines', typescript.lines, css.lines)
  row('median length of a file', typescript.median, css.median)
  row('90th percentile', typescript.ninetieth, css.ninetieth)
  row('% of lines in files over 500', typescript.percentInLongFiles, css.percentInLongFiles)
  row('duplicated blocks of 6+ lines', duplicates.typescript.blocks, duplicates.css.blocks)
  row('lines in them', duplicates.typescript.lines, duplicates.css.lines)

  console.log('\nImports, types included')
  row('cycles', cycles.count)
  for (const files of cycles.files) console.log(`  ${files.join(', ')}`)
  for (const [app, { siblings, nested }] of Object.entries(figures.mutualFolders)) {
    row(`${app}: mutual sibling folders`, siblings.length)
    for (const pair of siblings) console.log(`  ${pair}`)
    row(`${app}: mutual with own subfolder`, nested.length)
    for (const pair of nested) console.log(`  ${pair}`)
  }

  console.log('\nFiles to touch for one more, by docs/recipes.md')
  for (const [kind, files] of Object.entries(figures.filesPerRecipe)) row(kind, files ?? '-')

  console.log('')
  if (lastTestRun === null) console.log('npm test: no report; run it in this checkout first')
  else console.log(`npm test: ${lastTestRun.seconds} s, ${lastTestRun.passed} passed`)
}

function sum<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((total, row) => total + row[key], 0)
}

function row(name: string, ...cells: (string | number)[]): void {
  console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(12)).join(''))
}
