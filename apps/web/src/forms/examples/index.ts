import { equipmentLoan } from './equipment-loan.ts'
import type { ExampleForm } from './example.ts'
import { visitorFeedback } from './visitor-feedback.ts'
import { workshopSignUp } from './workshop-sign-up.ts'

/** Example forms offered to owners without forms. */
export const exampleForms: readonly ExampleForm[] = [workshopSignUp, visitorFeedback, equipmentLoan]
