/**
 * Runs a job in a worker, so that the page stays responsive. Falls back to the main thread if the worker fails. Returns
 * a function that cancels.
 */
export function runInWorker<Done>(
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

/** Null where the browser blocks workers. */
function attempt(startWorker: () => Worker): Worker | null {
  try {
    return startWorker()
  } catch (failure) {
    console.warn(failure)
    return null
  }
}
