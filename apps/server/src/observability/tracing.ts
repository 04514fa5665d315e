import type { Span } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { JobKind } from '../jobs/job-kind.ts'

/** Sends traces to an OpenTelemetry collector. */
export interface Tracing {
  /** Records a span for each request, as a child of the caller's `traceparent`. */
  requests(app: FastifyInstance): void
  /** Records a span for each attempt of a job. */
  job(kind: JobKind): JobKind
  /** Sends what is recorded, and stops. */
  stop(): Promise<void>
}

/**
 * Loads OpenTelemetry and starts tracing. Import it only if tracing is set: the packages take memory and time. Its own
 * `OTEL_` variables set headers, sampling and the service name.
 * @param endpoint URL of the collector's OTLP receiver, without `/v1/traces`
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const { context, propagation, SpanKind, SpanStatusCode, trace } = await import(
    '@opentelemetry/api'
  )
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = await import(
    '@opentelemetry/resources'
  )
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node')
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'ramiform' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = trace.getTracer('ramiform')
  const spans = new WeakMap<object, Span>()

  function failed(span: Span, error: unknown) {
    // Messages may contain answers, so a span has only the type of the error.
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  }

  return {
    requests(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const parent = propagation.extract(context.active(), request.headers)
        const route = request.routeOptions.url ?? 'none'
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'ramiform.request_id': request.id,
        }
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          parent,
        )
        spans.set(request, span)
        context.with(trace.setSpan(parent, span), done)
      })
      app.addHook('onError', async (request, _reply, error) => {
        const span = spans.get(request)
        if (span !== undefined) failed(span, error)
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        // A refusal such as 404 is an answer, not a failure of the server.
        if (reply.statusCode < 500) span?.setStatus({ code: SpanStatusCode.UNSET })
        span?.end()
      })
    },

    job: (kind) => ({
      ...kind,
      run: (job, signal) =>
        tracer.startActiveSpan(`job ${kind.name}`, { kind: SpanKind.CONSUMER }, async (span) => {
          span.setAttributes({ 'ramiform.job_id': job.id, 'ramiform.attempt': job.attempts })
          try {
            const result = await kind.run(job, signal)
            span.setAttribute('ramiform.result', result.kind)
            return result
          } catch (error) {
            failed(span, error)
            throw error
          } finally {
            span.end()
          }
        }),
    }),

    async stop() {
      await provider.shutdown()
      for (const api of [trace, context, propagation]) api.disable()
    },
  }
}
