import { type CallName, type Calls, calls } from '@ramiform/contract/calls'
import type { z } from 'zod'

/** Any API call of the contract, with the optional schemas. */
export type ContractCall = Calls[CallName] & {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly responseType?: string
}

export function contractCall(name: CallName): ContractCall {
  return calls[name]
}

export const callNames = Object.keys(calls) as readonly CallName[]
