import { contact } from './contact.ts'
import { registration } from './registration.ts'
import { survey } from './survey.ts'
import type { Template } from './template.ts'

/** The templates of the import dialog, in its order. */
export const templates: readonly Template[] = [contact, survey, registration]
