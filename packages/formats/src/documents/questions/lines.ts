import type { Block, Line } from './block.ts'

/** All lines of blocks, also those in tables. */
export const linesIn = (blocks: readonly Block[]): readonly Line[] =>
  blocks.flatMap((block) =>
    block.kind === 'line' ? [block] : block.rows.flat().flatMap(({ lines }) => lines),
  )

/** Blocks with changed lines, also those in tables. */
export function withLines(
  blocks: readonly Block[],
  change: (line: Line) => Line,
): readonly Block[] {
  return blocks.map((block) =>
    block.kind === 'line'
      ? change(block)
      : {
          ...block,
          rows: block.rows.map((row) =>
            row.map((cell) => ({ ...cell, lines: cell.lines.map(change) })),
          ),
        },
  )
}
