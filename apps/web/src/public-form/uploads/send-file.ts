import { DetailedError, Upload } from 'tus-js-client'

/** A part is sent within the time that the server waits for a request, also over a slow line. */
const partBytes = 1024 * 1024
/** Between tries, while the connection fails; then the visitor is asked. */
const retryDelaysMs = [500, 1_000, 3_000, 5_000, 10_000, 20_000]

export interface FileToSend {
  readonly file: File
  /** where uploads are announced */
  readonly endpoint: string
  /** in which the server says what is wrong with it */
  readonly language: string
  readonly about: Readonly<Record<'form' | 'field' | 'name', string>>
  onProgress(sent: number): void
  onSent(uploadId: string): void
  /** `lost`: for want of a connection; it can go on. Otherwise the server said why, and it may say so again. */
  onFailed(failure: {
    readonly kind: 'lost' | 'failed' | 'refused'
    readonly problem?: string
  }): void
}

export interface SendingFile {
  /** Goes on after what has arrived. */
  start(): void
  stop(): void
}

/** Sends a file in parts, and goes on by itself after a short loss of the connection. */
export function sendFile({ file, endpoint, language, about, ...tell }: FileToSend): SendingFile {
  const upload = new Upload(file, {
    endpoint,
    headers: { 'accept-language': language },
    metadata: { ...about },
    chunkSize: partBytes,
    retryDelays: retryDelaysMs,
    storeFingerprintForResuming: false,
    onProgress: (sent) => tell.onProgress(sent),
    onSuccess: () => tell.onSent(upload.url?.split('/').at(-1) ?? ''),
    onShouldRetry: (error) => navigator.onLine && !isAnswered(error),
    onError: (error) => tell.onFailed(failureOf(error)),
  })
  return {
    start: () => upload.start(),
    stop: () => {
      // What the server already has of it is taken back; if that fails, it clears it out in a day.
      const stopping = upload.abort(true)
      stopping.catch(() => {})
    },
  }
}

/** True when the server rejected the upload permanently. */
function isAnswered({ originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0
  return status >= 400 && status < 500 && status !== 409 && status !== 423
}

function failureOf(error: Error): Parameters<FileToSend['onFailed']>[0] {
  if (!(error instanceof DetailedError) || error.originalResponse === null) return { kind: 'lost' }
  const status = error.originalResponse.getStatus()
  if (status === 0) return { kind: 'lost' }
  const problem = problemIn(error.originalResponse.getBody())
  const kind = status === 422 || status === 413 ? 'refused' : 'failed'
  return problem === undefined ? { kind } : { kind, problem }
}

function problemIn(body: string): string | undefined {
  try {
    const { error }: { error?: unknown } = JSON.parse(body)
    return typeof error === 'string' ? error : undefined
  } catch {
    return undefined
  }
}
