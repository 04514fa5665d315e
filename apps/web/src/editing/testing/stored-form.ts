import { emptySchema, type Form } from '@ramiform/core/form'
import type { EditedForm } from '../../api/queries.ts'

/** A form as the server stores it: a draft without fields, at version 12. */
export function aStoredForm(members: Partial<EditedForm> = {}): Form & EditedForm {
  return {
    id: 'form',
    name: 'Sign-up',
    slug: null,
    isPublished: false,
    submissionCount: 0,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    version: 12,
    schema: emptySchema(),
    ...members,
  }
}
