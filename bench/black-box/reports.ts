/** What a tool found, and where. */
export interface Finding {
  readonly where: string
  readonly what: string
}

interface TestsslLine {
  readonly id: string
  readonly severity: string
  readonly finding: string
}

/** Severities that count as findings. The others are OK, INFO, LOW, DEBUG, and WARN: a check without a result. */
const severe = new Set(['MEDIUM', 'HIGH', 'CRITICAL', 'FATAL'])

/** The report that testssl writes with `--jsonfile`. */
export function testsslFindings(lines: readonly TestsslLine[]) {
  const findings: Finding[] = lines
    .filter(({ severity }) => severe.has(severity))
    .map(({ id, severity, finding }) => ({
      where: 'proxy',
      what: `${id} (${severity}): ${finding}`,
    }))
  const unfinished = lines.filter(({ severity }) => severity === 'WARN').length
  return { checks: lines.length, unfinished, findings }
}

interface WapitiReport {
  readonly vulnerabilities: WapitiList
  readonly anomalies: WapitiList
}
type WapitiList = Readonly<
  Record<
    string,
    readonly { readonly method: string; readonly path: string; readonly info: string }[]
  >
>

/** The report that wapiti writes with `-f json`. Anomalies are requests that got a 5xx or no response. */
export function wapitiFindings({ vulnerabilities, anomalies }: WapitiReport): readonly Finding[] {
  return [vulnerabilities, anomalies].flatMap((list) =>
    Object.entries(list).flatMap(([kind, found]) =>
      found.map(({ method, path, info }) => ({
        where: `${method} ${path.split('?', 1)[0]}`,
        what: `${kind}: ${info.replaceAll(/\s+/g, ' ').trim()}`,
      })),
    ),
  )
}

/** The output of one run of sqlmap. It names each parameter that it tested, and lists the injectable ones with titles. */
export function sqlmapResult(output: string, where: string) {
  const safe = [...output.matchAll(/parameter '([^']+)' does not seem to be injectable/g)]
  const holes = [...output.matchAll(/^Parameter: (.+)\n {4}Type: .+\n {4}Title: (.+)$/gm)]
  const lines = output
    .split(/[\r\n]+/)
    .filter((line) => /\[(ERROR|CRITICAL|WARNING)\]/.test(line) && !line.includes('outdated'))
  return {
    name: where,
    tested: new Set([...safe, ...holes].map(([, parameter]) => parameter)).size,
    findings: holes.map(([, parameter, title]) => ({
      where,
      what: `injectable: ${parameter} by ${title}`,
    })),
    /** The last problem that sqlmap reports, for a run that tested nothing. */
    last: lines.at(-1)?.replace(/^\[[^\]]*\] /, '') ?? 'no reason given',
  }
}

/** The output of slowhttptest, which repeats its state every five seconds. */
export function slowhttptestResult(output: string) {
  const states = [...output.matchAll(/service available:\s*(YES|NO)/g)].map(([, state]) => state)
  const closed = [...output.matchAll(/closed:\s*(\d+)/g)].map(([, count]) => Number(count))
  return {
    isAvailable: states.length > 0 && !states.includes('NO'),
    closed: Math.max(0, ...closed),
    exit: /Exit status:\s*(.+)/.exec(output)?.[1] ?? 'unknown',
  }
}
