import type { CallName } from '@ramiform/contract/calls'
import type { FormStore } from '../forms/form-store.ts'
import type { FormVersionStore } from '../forms/form-version-store.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { NewsletterStore } from '../newsletter/newsletter-store.ts'
import type { Session } from '../sign-in/current-session.ts'
import type { FlowStore } from '../sign-in/flow-store.ts'
import type { SessionStore } from '../sign-in/session-store.ts'
import type { UserStore } from '../sign-in/user-store.ts'
import type { DeletedSubmissionStore } from '../submissions/deleted-submission-store.ts'
import type { SubmissionStore } from '../submissions/submission-store.ts'
import type { RateLimits } from './rate-limits.ts'

export interface Stores {
  readonly forms: FormStore
  readonly formVersions: FormVersionStore
  readonly images: ImageStore
  readonly submissions: SubmissionStore
  readonly deletedSubmissions: DeletedSubmissionStore
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly flows: FlowStore
  readonly newsletter: NewsletterStore
}

/** What every route finds on the app and on its request. */
declare module 'fastify' {
  interface FastifyInstance {
    readonly publicUrl: string
    readonly stores: Stores
    readonly rateLimits: RateLimits
  }
  interface FastifyRequest {
    /** set by the route of an owner's call */
    session: Session | null
  }
  interface FastifyContextConfig {
    /** the call of the contract that this route answers */
    readonly call?: CallName
  }
}
