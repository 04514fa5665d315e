import { fieldIdPattern, submitterEmailKey } from '@ramiform/core/field'

/** True for a name that the address of a form can give to a hidden field. */
export const isHiddenName = (name: string): boolean =>
  fieldIdPattern.test(name) && name !== submitterEmailKey
