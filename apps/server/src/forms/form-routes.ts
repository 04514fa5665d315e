import { emptySchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import type { FastifyInstance } from 'fastify'
import { newId } from '../database/new-id.ts'
import { type RefusalCode, refuse } from '../errors.ts'
import { route } from '../http/route.ts'
import type { FormHooks } from './form-hooks.ts'
import type { StoredForm } from './form-store.ts'
import { hasManyFields, runFormJob, schemaJson } from './large-forms.ts'
import { refuseUnsendable } from './refuse-unsendable.ts'
import { refuseBadSchema, saveForm, saveWorkingCopy } from './save-form.ts'
import { firstSlug, newSlug } from './slug.ts'

/** Routes for an owner's forms (spec section 7). Every store method checks the owner. */
export function formRoutes(app: FastifyInstance, clock: () => Date, hooks: FormHooks): void {
  const { forms, formVersions, quotas, workingCopies } = app.stores
  async function afterSave<Form extends StoredForm>(ownerId: string, form: Form): Promise<Form> {
    await hooks.saved(ownerId, form)
    return form
  }

  route(app, 'listForms', async ({ user }) => ({ forms: await forms.list(user.id, clock()) }))

  async function refuseTooMany(ownerId: string) {
    const most = await quotas.reachedForms(ownerId)
    if (most === null) return
    const message = `Your account can have ${most} ${most === 1 ? 'form' : 'forms'}, with those in the bin. Delete one forever first.`
    throw refuse('too_many_forms', { message })
  }

  route(app, 'createForm', async ({ user, body }) => {
    await refuseTooMany(user.id)
    const { name, description, schema = emptySchema() } = body
    await refuseBadSchema(user.id, schema)
    await hooks.check(schema)
    const form = { id: newId(), name, description, schema, now: new Date() }
    return { form: await afterSave(user.id, await forms.create(user.id, form)) }
  })

  route(app, 'readForm', async ({ user, params }) => ({
    form: found(await forms.read(user.id, params.id)),
  }))

  route(app, 'saveForm', async ({ user, params, body }) => {
    const form = await saveForm({ forms, hooks }, user.id, params.id, {
      ...body,
      now: new Date(),
    })
    return { form: await afterSave(user.id, form) }
  })

  route(app, 'deleteForm', async ({ user, params, request }) => {
    const afterwards = await hooks.deleting(user.id, params.id)
    if (!(await forms.remove(user.id, params.id, clock()))) throw refuse('form_not_found')
    request.log.info({ userId: user.id, formId: params.id }, 'form deleted')
    afterwards()
    return { ok: true }
  })

  route(app, 'renameForm', async ({ user, params, body }) => ({
    form: found(await forms.rename(user.id, params.id, body.name, clock())),
  }))

  route(app, 'duplicateForm', async ({ user, params }) => {
    await refuseTooMany(user.id)
    const copy = { id: newId(), nameOf: copyName, now: new Date() }
    return { form: found(await forms.duplicate(user.id, params.id, copy)) }
  })

  route(app, 'readWorkingCopy', async ({ user, params }) => ({
    form: found(await workingCopies.read(user.id, params.id)),
  }))

  route(app, 'saveWorkingCopy', async ({ user, params, body }) => ({
    form: await saveWorkingCopy({ workingCopies, hooks }, user.id, params.id, {
      ...body,
      now: clock(),
    }),
  }))

  route(app, 'discardChanges', async ({ user, params }) => ({
    form: found(await workingCopies.discard(user.id, params.id)),
  }))

  route(app, 'publishForm', async ({ user, params, query, request }) => {
    const { schema } = found(await workingCopies.read(user.id, params.id))
    if (hasManyFields(schema)) {
      await runFormJob(params.id, 'checkSendable', { schema: schemaJson(schema) })
    } else refuseUnsendable(schema)
    let tries = 0
    const slugs = (name: string) => (++tries === 1 ? firstSlug(name, params.id) : newSlug(name))
    const form = found(await forms.publish(user.id, params.id, slugs, clock(), query.revision))
    if (form === 'stale') {
      const current = found(await workingCopies.read(user.id, params.id))
      throw refuse('stale_version', { details: { current } })
    }
    request.log.info({ userId: user.id, formId: form.id }, 'form published')
    return { form: await afterSave(user.id, form) }
  })

  route(app, 'unpublishForm', async ({ user, params, request }) => {
    const form = found(await forms.unpublish(user.id, params.id, new Date()))
    request.log.info({ userId: user.id, formId: form.id }, 'form unpublished')
    return { form }
  })

  route(app, 'readSlug', async ({ user, params, query }) => {
    const { id, slug: own, name } = found(await workingCopies.read(user.id, params.id))
    const slug = query.slug ?? own ?? firstSlug(name, id)
    return { slug, ...found(await forms.checkSlug(user.id, id, slug)) }
  })

  route(app, 'changeSlug', async ({ user, params, body }) => {
    const form = await forms.changeSlug(user.id, params.id, body.slug, new Date())
    if (form === 'taken') throw refuse('slug_taken')
    return { form: found(form) }
  })

  route(app, 'listFormVersions', async ({ user, params, query }) =>
    found(await formVersions.list(user.id, params.id, query)),
  )

  route(app, 'readFormVersion', async ({ user, params }) =>
    found(await forms.readVersion(user.id, params.id, params.version), 'not_found'),
  )
}

/** Returns the value, or throws the same error for a missing form and another owner's form (decision 18). */
function found<Value>(value: Value | null, code: RefusalCode = 'form_not_found'): Value {
  if (value === null) throw refuse(code)
  return value
}

const copyEnd = ' (Copy)'

function copyName(name: string): string {
  return name.slice(0, limits.labelCharacters - copyEnd.length).trimEnd() + copyEnd
}
