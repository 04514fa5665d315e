export interface GroupCommit<Row, Result> {
  /** Resolves with the row's result when the batch that carries it is committed. */
  add(row: Row): Promise<Result>
  /** Resolves when everything that was added is committed or refused. */
  settled(): Promise<void>
}

export interface GroupCommitOptions<Row, Result> {
  /** Commits rows together and gives a result for each, in their order. */
  commit(rows: readonly Row[]): Promise<readonly Result[]>
  /** The same after `commit` failed. Rows that exist already are no error. */
  commitAgain(rows: readonly Row[]): Promise<readonly Result[]>
  /** The error is not about the rows, such as a lost connection, so retrying row by row is useless. */
  isHopeless(error: unknown): boolean
  /** Characters of a row; a batch is sent at `maxCharacters` even with few rows. */
  sizeOf(row: Row): number
}

const maxRows = 64
const maxCharacters = 4 * 1024 * 1024

interface Waiting<Row, Result> {
  readonly row: Row
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Commits rows in batches: rows that arrive during a commit form the next batch. There is no timer, so a single row is
 * committed at once. A failed batch is retried whole, then row by row, so one bad row cannot fail the others.
 */
export function createGroupCommit<Row, Result>(
  options: GroupCommitOptions<Row, Result>,
): GroupCommit<Row, Result> {
  type Batch = readonly Waiting<Row, Result>[]
  const waiting: Waiting<Row, Result>[] = []
  let running: Promise<void> | undefined

  async function run() {
    while (waiting.length > 0) await commitBatch(waiting.splice(0, batchLength()))
    running = undefined
  }

  function batchLength(): number {
    let characters = 0
    let length = 0
    for (const { row } of waiting) {
      characters += options.sizeOf(row)
      if (length === maxRows || (length > 0 && characters > maxCharacters)) break
      length += 1
    }
    return length
  }

  async function commitBatch(batch: Batch) {
    try {
      answer(batch, await options.commit(batch.map(({ row }) => row)))
    } catch (error) {
      if (options.isHopeless(error)) refuse(batch, error)
      else await commitAgain(batch)
    }
  }

  async function commitAgain(batch: Batch) {
    try {
      answer(batch, await options.commitAgain(batch.map(({ row }) => row)))
    } catch (error) {
      if (batch.length === 1 || options.isHopeless(error)) refuse(batch, error)
      else for (const one of batch) await commitAgain([one])
    }
  }

  return {
    add(row) {
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject })
        running ??= run()
      })
    },
    async settled() {
      await running
    },
  }
}

function answer<Row, Result>(batch: readonly Waiting<Row, Result>[], results: readonly Result[]) {
  if (results.length !== batch.length) throw new Error('a batch needs one result for each row')
  for (const [index, result] of results.entries()) batch[index]?.resolve(result)
}

function refuse<Row, Result>(batch: readonly Waiting<Row, Result>[], error: unknown) {
  for (const { reject } of batch) reject(error)
}
