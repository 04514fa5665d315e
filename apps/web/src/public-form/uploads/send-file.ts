import { DetailedError, Upload } from 'tus-js-client'

/** Size of one part, so that a slow connection sends it within the server's request timeout. */
const partBytes = 1024 * 1024
/** Delays between retries while the connection fails. After the last one the visitor decides. */
const retryDelaysMs = [500, 1_000, 3_000, 5_000, 10_000, 20_000]

export interface FileToSend {
  readonly file: File
  /** Address that creates uploads (tus protocol). */
  readonly endpoint: string
  /** Language of the server's error messages. */
  readonly language: string
  readonly about: Readonly<Record<'form' | 'field' | 'name', string>>
  onProgress(sent: number): void
  onSent(uploadId: string): void
  /**
   * `lost`: no connection, so the upload can resume. Otherwise the server gave a reason, and a retry may fail again.
   */
  onFailed(failure: {
    readonly kind: 'lost' | 'failed' | 'refused'
    readonly problem?: string
  }): void
}

export interface SendingFile {
  /** Starts the upload, or resumes it after the last received part. */
  start(): void
  stop(): void
}

/** Uploads a file in parts and resumes automatically after a short loss of connection. */
export function sendFile({ file, endpoint, language, about, ...events }: FileToSend): SendingFile {
  const upload = new Upload(file, {
    endpoint,
    headers: { 'accept-language': language },
    metadata: { ...about },
    chunkSize: partBytes,
    retryDelays: retryDelaysMs,
    storeFingerprintForResuming: false,
    onProgress: (sent) => events.onProgress(sent),
    onSuccess: () => events.onSent(upload.url?.split('/').at(-1) ?? ''),
    onShouldRetry: (error) => navigator.onLine && !isAnswered(error),
    onError: (error) => events.onFailed(failureOf(error)),
  })
  return {
    start: () => upload.start(),
    stop: () => {
      // Delete what the server has received. If that fails, the server deletes it within a day.
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
