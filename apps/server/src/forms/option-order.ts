import { randomInt } from 'node:crypto'
import type { PublicForm } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { hasShuffledOptions, inOrder, optionOrders } from '@ramiform/core/shuffled-options'
import type { FastifyRequest } from 'fastify'
import { rendersAtOnce } from './renders-at-once.ts'

/** Orders of a form whose page takes long to render, so that the pages of all orders are soon cached. */
const ordersOfLargeForms = 12

/** Name of the hidden input with the order of the page, and of the parameter that a change of the language adds. */
const orderName = 'form.order'

/**
 * The order of shuffled options for this visitor; undefined for a form without any. A browser that has the page names its
 * order in `If-None-Match`, so a reload shows the same one without a cookie (decision 605). Other visitors get a random one.
 */
export function orderFor(request: FastifyRequest, schema: FormSchema): number | undefined {
  if (!hasShuffledOptions(schema)) return undefined
  const asked = readOrder((request.query as Readonly<Record<string, unknown>>)[orderName])
  const [, text] = /"order-(\d+)-/.exec(request.headers['if-none-match'] ?? '') ?? []
  const known = readOrder(text)
  const order = comesFromPage(request) ? (asked ?? known) : known
  return order ?? (isReload(request) ? asked : undefined) ?? drawOrder(schema)
}

/**
 * True after a change of the language. The order of a copied address does not count, because everybody who opens the
 * address would see one order. Browsers without the header are older than this rule.
 */
function comesFromPage({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
}

/** True when the browser asks for a page again that it shows, such as a prefilled page without its answers. */
function isReload({ headers }: FastifyRequest): boolean {
  return /max-age=0|no-cache/.test(headers['cache-control'] ?? '')
}

/** The order of a page that a browser without JavaScript posted. */
export function postedOrder(posted: URLSearchParams, schema: FormSchema): number | undefined {
  if (!hasShuffledOptions(schema)) return undefined
  return readOrder(posted.get(orderName)) ?? drawOrder(schema)
}

function drawOrder(schema: FormSchema): number {
  return randomInt(rendersAtOnce(schema) ? optionOrders : ordersOfLargeForms)
}

function readOrder(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{1,3}$/.test(text)) return undefined
  return Number(text) < optionOrders ? Number(text) : undefined
}

export function formInOrder(form: PublicForm, order: number | undefined): PublicForm {
  return order === undefined ? form : { ...form, schema: inOrder(form.schema, order) }
}

/** Start of the ETag of a page in one order. */
export const etagOfOrder = (order: number | undefined) =>
  order === undefined ? '' : `order-${order}-`

/** The order of the page, so that a post without JavaScript returns it in the same one. */
export function orderInput(order: number | undefined): string {
  return order === undefined
    ? ''
    : `<input type="hidden" name="${orderName}" form="ramiform" value="${order}">`
}
