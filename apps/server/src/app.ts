import type dns from 'node:dns'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { createAccountExportStore } from './accounts/account-export-store.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { recordActions } from './audit/record-actions.ts'
import { binRoutes } from './bin/bin-routes.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { answerErrors, handleError } from './errors.ts'
import { downloadRoutes } from './files/download-routes.ts'
import { openFileStorage } from './files/open-file-storage.ts'
import { uploadRoutes } from './files/upload-routes.ts'
import { embedScriptRoute } from './forms/embed-script-route.ts'
import { folderRoutes } from './forms/folder-routes.ts'
import { formRoutes } from './forms/form-routes.ts'
import { runFormJob } from './forms/large-forms.ts'
import { lookRoutes } from './forms/look-routes.ts'
import { loadPublicFormBuild, type PublicFormBuild } from './forms/public-form-build.ts'
import { answerErrorsAsPages, publicFormCall, publicFormPages } from './forms/public-form-routes.ts'
import { createPublishedForms, type PublishedForms } from './forms/published-forms.ts'
import './app-types.ts'
import { paymentKeyRoutes, paymentRoutes } from './checkout/payment-routes.ts'
import { stripeWebhook } from './checkout/stripe-webhook.ts'
import { createPaymentTakeBack } from './checkout/take-back-open.ts'
import { createCoverage } from './coverage/coverage.ts'
import { coverageRoutes } from './coverage/coverage-routes.ts'
import { createCoverageStore } from './coverage/coverage-store.ts'
import type { FormBodyCall } from './http/bad-input.ts'
import { usualBodyLimit } from './http/body-limits.ts'
import { createDiskSpace, type DiskSpace } from './http/disk-space.ts'
import { healthRoutes } from './http/health.ts'
import { readJsonBodies } from './http/json-body.ts'
import { logRequests } from './http/log-requests.ts'
import { openApiRoute } from './http/openapi.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { refuseNul } from './http/refuse-nul.ts'
import { requestIds, sendRequestIds } from './http/request-id.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { imageRoutes } from './images/image-routes.ts'
import { impactRoutes } from './impact/impact-routes.ts'
import { hasAnswered } from './intake/may-answer.ts'
import { partialRoutes } from './intake/partial-routes.ts'
import { createReceipts } from './intake/receipt.ts'
import { createFloodWatch } from './intake/spam/flood-watch.ts'
import { heldRoutes } from './intake/spam/held-routes.ts'
import { createProofOfWork } from './intake/spam/proof-of-work.ts'
import { shareAttempts } from './intake/spam/share-attempts.ts'
import { createSpamScreen, type SpamScreen } from './intake/spam/spam-screen.ts'
import { createEarlierSubmissions } from './intake/storing/earlier-submission-store.ts'
import { receiptOf, submitPage, submitRoute, thanksPage } from './intake/submit-routes.ts'
import type { JobKind } from './jobs/job-kind.ts'
import { createJobWakeUp } from './jobs/job-wake-up.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import type { SharedRedis } from './nodes/redis.ts'
import { createAddressLinks } from './notifications/address/address-link.ts'
import { confirmAddressRoutes } from './notifications/address/confirm-address-routes.ts'
import { channels } from './notifications/channels.ts'
import { createAddressQuestions } from './notifications/email/ask-for-confirmation.ts'
import { createMailer, type Mailer } from './notifications/email/mailer.ts'
import { ownerMailLimits } from './notifications/email/owner-limit.ts'
import { messageKinds } from './notifications/message-kinds.ts'
import { createMessageStore } from './notifications/messages/message-store.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { createWebhookClient } from './notifications/webhook/webhook-client.ts'
import { cached } from './observability/cached.ts'
import type { MetricSources, Metrics } from './observability/metrics.ts'
import { metricsRoute } from './observability/metrics-route.ts'
import type { Tracing } from './observability/tracing.ts'
import { type AddressGuard, createAddressGuard } from './outgoing/address-guard.ts'
import { isInRange, readRange } from './outgoing/public-address.ts'
import { ownerApp } from './owner-app/owner-app.ts'
import type { StripeAddress } from './payments/providers/stripe.ts'
import { createTestPayments } from './payments/providers/test-payment-store.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { respondentRoutes } from './respondents/respondent-routes.ts'
import { retentionRoutes } from './retention/retention-routes.ts'
import { mountBuiltInProvider } from './sign-in/built-in/built-in-provider.ts'
import type { StartCode } from './sign-in/built-in/start-code.ts'
import { outsideProvider } from './sign-in/providers/outside.ts'
import type { SignInProvider } from './sign-in/providers/provider.ts'
import { createSealer } from './sign-in/sealed.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { createStores } from './stores.ts'
import { exportRoutes } from './submissions/export-routes.ts'
import { createSelections } from './submissions/read-selection.ts'
import { submissionRoutes } from './submissions/submission-routes.ts'

/** Dependencies of the app. Tests replace the optional ones. */
export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly sessionSecret: string
  readonly startCode: StartCode
  /** Redis of all nodes. Without it, this node counts for itself. */
  readonly redis?: SharedRedis | null
  /** Returns true while the server shuts down and load balancers should send no new requests. */
  readonly isStopping?: () => boolean
  /** Logger. Without one the server logs nothing. */
  readonly log?: FastifyBaseLogger
  readonly clock?: () => Date
  /** Records traces. Without it there are none. */
  readonly tracing?: Tracing | undefined
  /** DNS lookup for outgoing requests. The default is Node's `dns.lookup`. */
  readonly lookup?: typeof dns.lookup
  /** Address of the Stripe API, for tests. The default is Stripe's own. */
  readonly stripeAddress?: StripeAddress
}

/** Builds the server. Parts are registered in the order in which a request passes them. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, sessionSecret, redis = null, clock = () => new Date() } = parts
  const app = Fastify({
    ...(parts.log === undefined ? { logger: false } : { loggerInstance: parts.log }),
    // The server writes its own line per request, without the query string, so Fastify's request log is off.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config.trustProxy),
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    bodyLimit: usualBodyLimit,
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: handleError,
    forceCloseConnections: 'idle',
    // Slow-loris protection: connections time out after 20 s.
    connectionTimeout: 20_000,
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  })
  const jobWakeUp = createJobWakeUp()
  const stores = createStores(database, {
    sessionSecret,
    jobWakeUp,
    formWritten: (formId) => published.forgetLastKnown(formId),
  })
  const files = openFileStorage(config.files)
  const testPayments = config.testPayments ? createTestPayments(database) : null

  // Hooks for every request.
  answerErrors(app)
  parts.tracing?.requests(app)
  sendRequestIds(app)
  recordActions(app, clock)
  logRequests(app)
  const disk = createDiskSpace(writtenFolders(config, database), config.minFreeBytes)
  const waitingJobs = cached(() => stores.jobs.waiting(clock()), queueCachedMs)
  const metrics = await metricsOf(app, parts, { disk, waitingJobs })
  app.decorate('metrics', metrics)
  sendSecurityHeaders(app, config)
  refuseNul(app)
  readJsonBodies(app)
  await app.register(cookie)
  app.decorate('publicUrl', config.publicUrl)
  app.decorate('stores', stores)
  app.decorate('jobWakeUp', jobWakeUp)
  app.decorate('addressGuard', outgoingGuard(config, parts.lookup))
  const mailer = config.mail === undefined ? null : createMailer(config.mail)
  app.addHook('onClose', async () => mailer?.close())
  const kinds = messagesOf(app, mailer, parts)
  app.decorate('jobKinds', parts.tracing === undefined ? kinds : kinds.map(parts.tracing.job))
  app.decorate('files', files)
  app.decorate('readLargeBody', (key: string, call: FormBodyCall, json: string) =>
    runFormJob(key, 'readBody', { call, json }),
  )
  app.addHook('onClose', async () => files.storage.close())
  app.decorate('rateLimits', await createRateLimits(app, config.rateLimits, redis))
  app.decorateRequest('session', null)

  // Health check and OpenAPI document.
  healthRoutes(app, {
    isStopping: parts.isStopping ?? (() => false),
    ping: () => database.ping(),
    disk,
    waitingJobs,
  })
  openApiRoute(app)

  // Routes for owners.
  signInRoutes(app, { providers: await signInProviders(app, parts), sessionSecret })
  const mailIsOn = config.mail !== undefined
  const questions = createAddressQuestions({
    addresses: stores.notificationAddresses,
    rates: stores.sendRates,
    jobs: stores.jobs,
    clock,
  })
  const deleting = createPaymentTakeBack(app)
  folderRoutes(app, clock)
  lookRoutes(app, clock)
  formRoutes(app, clock, {
    async check(schema, readStored) {
      for (const channel of channels) await channel.check?.(app.addressGuard, schema, readStored)
    },
    async saved(ownerId, { id, schema: { settings } }) {
      if (!mailIsOn) return
      try {
        if (await questions.askOnce(ownerId, { id, settings })) jobWakeUp.ring()
      } catch (error) {
        // The form is already saved, and its settings offer to resend the email, so the error is only logged.
        app.log.error({ err: error, formId: id }, 'the confirmation email was not queued')
      }
    },
    deleting,
  })
  const readSelection = createSelections(app.stores)
  const exports = createAccountExportStore(database)
  accountRoutes(app, { exports, readSelection, deleting, clock })
  respondentRoutes(app)
  submissionRoutes(app, clock, readSelection)
  retentionRoutes(app, clock)
  impactRoutes(app)
  const coverage = createCoverage(createCoverageStore(database))
  coverageRoutes(app, coverage)
  app.decorate('coverage', coverage)
  binRoutes(app, clock)
  const earlier = createEarlierSubmissions(database)
  heldRoutes(app, { earlier, mailIsOn, clock })
  notificationRoutes(app, {
    mailIsOn,
    ownerLimits: ownerMailLimits(stores.quotas, config.ownerMailLimits),
    questions,
    clock,
  })
  paymentKeyRoutes(app, { keys: stores.paymentKeys, testPayments, clock })
  exportRoutes(app, readSelection)
  imageRoutes(app)
  downloadRoutes(app, { uploads: stores.uploads, storage: files.storage })
  newsletterRoutes(app)

  // Routes for visitors.
  const published = createPublishedForms(stores.forms)
  if (database.kind === 'postgresql') keepLastKnownRight(app, published)
  const submitParts = {
    published,
    forms: stores.forms,
    intake: stores.intake,
    quotas: stores.quotas,
    submissions: stores.submissions,
    uploads: stores.uploads,
    held: stores.held,
    spam: await spamScreen(app, sessionSecret, redis),
    earlier,
    mailIsOn,
    count: metrics?.submission,
    receipts: createReceipts(sessionSecret),
    sealer: createSealer(sessionSecret, 'answers on a thank-you page'),
    payments: {
      store: stores.payments,
      places: stores.paymentPlaces,
      graceMs: config.paymentGraceMs,
      providers: { keys: stores.paymentKeys, testPayments, stripeAddress: parts.stripeAddress },
    },
  }
  app.decorate('settling', {
    ...submitParts,
    async forgetBefore(time: Date) {
      await stores.payments.removeEventsBefore(time)
      await testPayments?.removeBefore(time)
    },
  })
  publicFormCall(app, { published, forms: stores.forms })
  submitRoute(app, submitParts, clock)
  paymentRoutes(app, {
    submit: submitParts,
    keys: stores.paymentKeys,
    testPayments,
    clock,
    sessionSecret,
  })
  stripeWebhook(app, submitParts, stores.paymentKeys)
  partialRoutes(app, published, clock)
  const { maxMegabytes } = config.files
  uploadRoutes(app, {
    quotas: stores.quotas,
    published,
    forms: stores.forms,
    uploads: stores.uploads,
    files,
    maxMegabytes,
  })
  const build = keepOnceBuilt(() => loadPublicFormBuild(config.publicFormDir))
  await app.register(async (pages) => {
    answerErrorsAsPages(pages, build)
    await publicFormPages(pages, {
      published,
      forms: stores.forms,
      build,
      assets: join(config.publicFormDir, 'client'),
      hasAnswered: (request, formId) =>
        hasAnswered(submitParts, formId, { receiptOf: receiptOf(request, config.publicUrl) }),
    })
    submitPage(pages, submitParts, build, clock)
    thanksPage(pages, submitParts, build)
    reportRoutes(pages, {
      published,
      reports: stores.reports,
      mailer,
      operatorEmail: config.operator.email,
      clock,
    })
  })
  await confirmAddressRoutes(app, {
    addresses: stores.notificationAddresses,
    links: createAddressLinks(sessionSecret, config.publicUrl),
    clock,
  })
  await embedScriptRoute(app, join(config.publicFormDir, 'embed'))

  // All other paths: the owner's app and the public site.
  await ownerApp(app, config)
  return app
}

/** Milliseconds for which health checks and metrics share one look at the queue. */
const queueCachedMs = 5_000

/** Starts to count, if someone may read the metrics. Otherwise loads nothing. */
async function metricsOf(
  app: FastifyInstance,
  { config, database }: AppParts,
  { disk, waitingJobs }: { disk: DiskSpace; waitingJobs: MetricSources['waitingJobs'] },
): Promise<Metrics | null> {
  if (config.metrics === null) return null
  const { createMetrics } = await import('./observability/metrics.ts')
  const pool = () => database.pool()
  const disks = () => disk.space()
  const lastBackup = async () => (await app.stores.backups.lastGood())?.moment ?? null
  const metrics = createMetrics({ waitingJobs, pool, disks, lastBackup })
  metricsRoute(app, metrics, config.metrics)
  return metrics
}

/** Folders that the server writes to. With PostgreSQL only the files folder: the database has disks of its own. */
function writtenFolders(
  { dataDir, files }: Config,
  { kind }: Database,
): Readonly<Record<string, string>> {
  return { ...(kind === 'embedded' ? { data: dataDir } : {}), files: files.directory }
}

async function signInProviders(
  app: FastifyInstance,
  { config, startCode }: AppParts,
): Promise<readonly SignInProvider[]> {
  const providers: SignInProvider[] = []
  if (config.google !== undefined) providers.push(outsideProvider('google', config.google))
  if (config.openId !== undefined) providers.push(outsideProvider('oidc', config.openId))
  if (config.localSignIn !== 'off') {
    const loopbackOnly = config.localSignIn === 'loopback'
    const { publicUrl } = config
    providers.push(await mountBuiltInProvider(app, { publicUrl, startCode, loopbackOnly }))
  }
  return providers
}

/**
 * Milliseconds between checks of cached published forms. This is also the longest time an unpublished form stays
 * visible if the database fails at that moment.
 */
const checkLastKnownMs = 5_000

/** Keeps the cache of published forms up to date. Visitors see cached forms while PostgreSQL is unavailable. */
function keepLastKnownRight(app: FastifyInstance, published: PublishedForms): void {
  const timer = setInterval(() => {
    // A failed check means the database is unavailable, which is logged elsewhere.
    published.checkLastKnown().catch((error: unknown) => {
      app.log.debug({ err: error }, 'the last known forms could not be checked')
    })
  }, checkLastKnownMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function outgoingGuard(
  { webhookAllowAddresses, production }: Config,
  lookup: AppParts['lookup'],
): AddressGuard {
  const ranges = webhookAllowAddresses.map(readRange).filter((range) => range !== null)
  const isAllowed = (ip: string) => ranges.some((range) => isInRange(ip, range))
  return createAddressGuard({
    isAllowed,
    httpsOnly: production,
    ...(lookup === undefined ? {} : { lookup }),
  })
}

/** Creates the kinds of messages that submissions cause, and the webhook client. The client closes with the app. */
function messagesOf(
  app: FastifyInstance,
  mailer: Mailer | null,
  { config, database, sessionSecret, clock = () => new Date() }: AppParts,
): readonly JobKind[] {
  const client = createWebhookClient(app.addressGuard, { keepAnswers: config.webhookShowAnswers })
  app.addHook('onClose', async () => client.close())
  return messageKinds({
    messages: createMessageStore(database),
    addresses: app.stores.notificationAddresses,
    addressLinks: createAddressLinks(sessionSecret, config.publicUrl),
    ownerLimits: ownerMailLimits(app.stores.quotas, config.ownerMailLimits),
    operator: config.operator.name || new URL(config.publicUrl).host,
    secrets: app.stores.webhookSecrets,
    rates: app.stores.sendRates,
    jobs: app.stores.jobs,
    client,
    mailer,
    publicUrl: config.publicUrl,
    now: clock,
  })
}

/**
 * Creates the spam check. It shares a detected flood with all nodes. If sharing fails, this node still requires a proof
 * of work.
 */
async function spamScreen(
  app: FastifyInstance,
  sessionSecret: string,
  redis: SharedRedis | null,
): Promise<SpamScreen> {
  const watch = createFloodWatch((formId, until) => {
    app.log.warn({ formId, until }, 'a form is flooded: submissions need a proof of work')
    app.stores.held
      .guard(formId, until)
      .catch((error: unknown) => app.log.warn({ err: error, formId }, 'the guard is not shared'))
  })
  if (redis === null) return createSpamScreen(watch, createProofOfWork(sessionSecret))
  const shared = await shareAttempts(watch, redis)
  app.addHook('onClose', async () => shared.stop())
  return createSpamScreen(shared.watch, createProofOfWork(sessionSecret))
}

/** Loads the build on each call until it exists, then caches it. */
function keepOnceBuilt(
  load: () => Promise<PublicFormBuild | null>,
): () => Promise<PublicFormBuild | null> {
  let found: PublicFormBuild | null = null
  return async () => {
    found ??= await load()
    return found
  }
}
