/** Wakes this process's worker when new jobs were committed. */
export interface JobWakeUp {
  ring(): void
  /** Sets the listener, replacing the previous one. */
  onRing(listener: () => void): void
}

/** Creates the signal. Without a listener, ringing has no effect. */
export function createJobWakeUp(): JobWakeUp {
  let listener = () => {}
  return {
    ring: () => listener(),
    onRing: (next) => {
      listener = next
    },
  }
}
