/**
 * Has a job done in a worker, so that the page stays quick. Where none can be started, or it breaks down, the page does
 * the work itself. The function that comes back gives it up.
 */
export function workBeside<Done>(
  startWorker: () => Worker,
  job: unknown,
  onDone: (done: Done) => void,
  doHere: () => void,
): () => void {
  const worker = attempt(startWorker)
  if (worker === null) {
    doHere()
    return () => {}
  }
  const end = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<Done>) => {
    end()
    onDone(data)
  })
  for (const failure of ['error', 'messageerror']) {
    worker.addEventListener(failure, () => {
      end()
      doHere()
    })
  }
  worker.postMessage(job)
  return end
}

/** Null where the browser allows none. */
function attempt(startWorker: () => Worker): Worker | null {
  try {
    return startWorker()
  } catch (failure) {
    console.warn(failure)
    return null
  }
}
