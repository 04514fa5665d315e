import { parentPort } from 'node:worker_threads'
import { type CoverageJob, runCoverageJob } from './coverage-job.ts'

parentPort?.on('message', (job: CoverageJob) => parentPort?.postMessage(runCoverageJob(job)))
