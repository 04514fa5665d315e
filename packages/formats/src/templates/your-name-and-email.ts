import { ask, half } from './form-template.ts'

/** Questions that most forms begin with. */
export const yourNameAndEmail = [
  ask('text', 'name', 'Your name', {
    required: true,
    placeholder: 'First and last name',
    styling: half,
  }),
  ask('email', 'email', 'E-mail address', {
    required: true,
    placeholder: 'name@example.com',
    styling: half,
  }),
] as const
