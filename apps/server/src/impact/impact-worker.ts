import { parentPort } from 'node:worker_threads'
import { type ImpactJob, runImpactJob } from './impact-job.ts'

parentPort?.on('message', (job: ImpactJob) => parentPort?.postMessage(runImpactJob(job)))
