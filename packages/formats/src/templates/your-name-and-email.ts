import { ask, half } from './form-template.ts'

/** Who answers, and where to write to them: the pair that most forms have. */
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
