/** Messages for the operator. */
export interface Progress {
  /** Prints a line that stays. */
  say(line: string): void
  /** Shows the current state, at most a few times a second. */
  show(state: string): void
}

const terminalMs = 200
/** Interval in milliseconds for logs, where each state is a line of its own. */
const logMs = 30_000

export function progressOn(output: NodeJS.WriteStream): Progress {
  let shownAt = Date.now()
  let width = 0
  const clear = () => {
    if (width > 0) output.write(`\r${' '.repeat(width)}\r`)
    width = 0
  }
  return {
    say(line) {
      clear()
      output.write(`${line}\n`)
    },
    show(state) {
      if (Date.now() - shownAt < (output.isTTY ? terminalMs : logMs)) return
      shownAt = Date.now()
      if (!output.isTTY) {
        output.write(`${state}\n`)
        return
      }
      clear()
      output.write(state)
      width = state.length
    },
  }
}
