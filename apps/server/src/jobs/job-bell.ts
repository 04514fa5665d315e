/** Tells the workers of this process that jobs were just committed. */
export interface JobBell {
  ring(): void
  /** Replaces who was listening. */
  onRing(listener: () => void): void
}

export function createJobBell(): JobBell {
  let listener = () => {}
  return {
    ring: () => listener(),
    onRing: (next) => {
      listener = next
    },
  }
}
