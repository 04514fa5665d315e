/** Wakes this process's worker when new jobs were committed. */
export interface JobBell {
  ring(): void
  /** Sets the listener, replacing the previous one. */
  onRing(listener: () => void): void
}

/** Creates a bell. Without a listener, ringing has no effect. */
export function createJobBell(): JobBell {
  let listener = () => {}
  return {
    ring: () => listener(),
    onRing: (next) => {
      listener = next
    },
  }
}
